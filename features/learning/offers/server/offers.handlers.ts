import type { HandlersOf } from '#kit/call/server/context.ts'
import type { offersEndpoints } from '../offers.contract.ts'
import { listFacets } from './listFacets.ts'
import { listOffers } from './listOffers.ts'

export const offersHandlers: HandlersOf<typeof offersEndpoints> = {
  list: (call) => listOffers(call, call.query),
  facets: (call) => listFacets(call),
}
