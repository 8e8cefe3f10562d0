import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { overviewEndpoints } from '../overview.contract.ts'
import type { OverviewKind } from '../overview.figures.ts'

type OverviewCall = (typeof overviewEndpoints)[OverviewKind]

const overview = (path: string) => lightEndpoint<OverviewCall>({ method: 'GET', path, effect: 'read' })

/** The overviews, without the contracts of all cards: they are registered before any screen. */
export const overviewCalls: Readonly<Record<OverviewKind, OverviewCall>> = {
  ability: overview('/course/ability/overview'),
  activity: overview('/course/activity/overview'),
  career: overview('/course/career/overview'),
  course: overview('/course/lession/overview'),
  product: overview('/course/product/overview'),
}
