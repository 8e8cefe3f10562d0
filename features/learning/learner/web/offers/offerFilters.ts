import type { OfferKind } from '#features/learning/offers/offers.contract.ts'

export interface OfferFilters {
  readonly keyword?: string
  readonly kind?: OfferKind
  readonly careerId?: number
  readonly abilityId?: number
  readonly tagId?: number
}

/** Filters that name a record. */
export const linkFilters = ['careerId', 'abilityId', 'tagId'] as const
export type LinkFilter = (typeof linkFilters)[number]

export const kinds = ['product', 'course', 'activity'] as const satisfies readonly OfferKind[]

const maxKeyword = 100

/** The filters that an address names; what is none is left out. */
export function filtersIn(params: URLSearchParams): OfferFilters {
  const keyword = (params.get('keyword') ?? '').trim().slice(0, maxKeyword)
  const kind = kinds.find((each) => each === params.get('kind'))
  const links = linkFilters.flatMap((name) => {
    const id = Number(params.get(name))
    return Number.isSafeInteger(id) && id > 0 ? [[name, id] as const] : []
  })
  return { ...(keyword && { keyword }), ...(kind && { kind }), ...Object.fromEntries(links) }
}

/** The filters as the query of an address, '' where there are none. */
export function searchOf(filters: OfferFilters): string {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
  return search && `?${search}`
}
