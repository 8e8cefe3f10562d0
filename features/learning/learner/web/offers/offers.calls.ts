import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import type { offersEndpoints } from '#features/learning/offers/offers.contract.ts'

type Calls = typeof offersEndpoints

/** Without the contract's zod, which the learner's small bundle does not carry. */
export const offersCalls = {
  list: lightEndpoint<Calls['list']>({ method: 'GET', path: '/learn/offers', effect: 'read' }),
  facets: lightEndpoint<Calls['facets']>({ method: 'GET', path: '/learn/offers/facets', effect: 'read' }),
}
