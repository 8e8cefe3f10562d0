import type { DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import type { Call } from '#kit/call/server/context.ts'
import { offerKinds, type OfferKind, type offersEndpoints } from '../offers.contract.ts'
import { heldOffers } from './heldOffers.ts'
import { offerArms } from './offerArms.ts'
import { readOffers } from './readOffers.ts'

interface Place {
  readonly kind: OfferKind
  readonly id: number
  readonly at: number
}

const newestFirst = (one: Place, other: Place): number =>
  other.at - one.at || offerKinds.indexOf(one.kind) - offerKinds.indexOf(other.kind) || other.id - one.id

/** L4. What can be had, the newest first, and what of it the asker has already. */
export async function listOffers(
  call: Call,
  { pageNo, pageSize, kind, ...filters }: QueryOf<typeof offersEndpoints.list>,
): Promise<DataOf<typeof offersEndpoints.list>> {
  const { db, now } = call
  const kinds = offerKinds.filter((each) => kind === undefined || each === kind)
  const skipped = (pageNo - 1) * pageSize
  const most = skipped + pageSize + 1
  const arms = await Promise.all(
    kinds.map(async (each) => {
      const rows = await offerArms[each](db, { ...filters, now, most })
      return rows.map(({ id, at }): Place => ({ kind: each, id, at: at ?? 0 }))
    }),
  )
  const places = arms.flat().toSorted(newestFirst).slice(skipped, most)
  const shown = places.slice(0, pageSize)
  const idsOf = (each: OfferKind) => shown.filter((place) => place.kind === each).map(({ id }) => id)
  const ids = { product: idsOf('product'), course: idsOf('course'), activity: idsOf('activity') }
  const [isHeld, ...read] = await Promise.all([
    heldOffers(call, ids),
    ...offerKinds.map((each) => readOffers(db, each, ids[each])),
  ])
  const offers = new Map(read.flat().map((offer) => [`${offer.kind} ${offer.id}`, offer]))
  const list = shown.flatMap((place) => {
    const offer = offers.get(`${place.kind} ${place.id}`)
    return offer ? [{ ...offer, isHeld: isHeld(place.kind, place.id) }] : []
  })
  return { list, hasMore: places.length > pageSize }
}
