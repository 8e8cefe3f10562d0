import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { courseShareEndpoints, factsEndpoints, SharedKind } from '../share.contract.ts'

type FactsCall = (typeof factsEndpoints)[SharedKind]

const facts = (path: string) => lightEndpoint<FactsCall>({ method: 'GET', path, effect: 'read' })

/** What the sheet asks, without the contracts of all cards: it may be opened on any screen. */
export const factsCalls: Readonly<Record<SharedKind, ReturnType<typeof facts>>> = {
  activity: facts('/course/activity/share'),
  course: facts('/course/lession/share'),
  product: facts('/course/product/share'),
}

export const fillableCall = lightEndpoint<(typeof courseShareEndpoints)['fillable']>({
  method: 'GET',
  path: '/course/lession/fillable',
  effect: 'read',
})
