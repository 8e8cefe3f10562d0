import { cardOf, cardTypes, type CardType } from '#cards/index.ts'

/** A card type as the palette offers it, in the reader's words. */
export interface Offered {
  readonly type: CardType
  readonly label: string
  readonly purpose: string
}

export const families = ['show', 'ask', 'talk', 'arrange'] as const
export type Family = (typeof families)[number]

/** Types under one heading; `found` is what a search left, and has none. */
export interface OfferedGroup {
  readonly name: Family | 'usual' | 'recent' | 'found'
  readonly types: readonly Offered[]
}

const maxRecent = 4

/** What nearly every activity is made of, in the order in which it is wanted. */
const usualTypes: readonly CardType[] = ['text', 'image', 'video', 'choice', 'question']

/** What kind of thing a type is, by what it can do: the editor knows none by its name. */
export function familyOf(type: CardType): Family {
  const { answering, navigating, nesting, talking } = cardOf(type)
  if (talking.talks) return 'talk'
  const isArranged = nesting.isHolder && !nesting.playsInside
  if (navigating.steers || nesting.opensGroup || isArranged) return 'arrange'
  return answering.isAnswered || nesting.playsInside ? 'ask' : 'show'
}

/** Where a word may be found, the best place first: a type is called by its name before it is called by what it does. */
const places: readonly ((offered: Offered, query: string) => boolean)[] = [
  ({ label }, query) => label.toLowerCase() === query,
  ({ label }, query) => label.toLowerCase().startsWith(query),
  ({ label }, query) => label.toLowerCase().includes(query),
  ({ type }, query) => type.toLowerCase().startsWith(query),
  ({ type, purpose }, query) => `${type} ${purpose}`.toLowerCase().includes(query),
]

function rankOf(offered: Offered, query: string): number {
  const place = places.findIndex((matches) => matches(offered, query))
  return place < 0 ? places.length : place
}

function found(offered: readonly Offered[], query: string): OfferedGroup {
  const ranked = offered.map((each) => ({ each, rank: rankOf(each, query) }))
  const fitting = ranked.filter(({ rank }) => rank < places.length)
  const types = fitting.toSorted((one, other) => one.rank - other.rank).map(({ each }) => each)
  return { name: 'found', types }
}

/** The usual types, the others that were used last, the rest by family; once there is a `keyword`, only what holds it. Of all that may be added. */
export function groupsOfTypes(
  offer: (type: CardType) => Offered,
  recent: readonly CardType[],
  keyword: string,
  mayBeAdded: (type: CardType) => boolean = () => true,
): readonly OfferedGroup[] {
  const query = keyword.trim().toLowerCase()
  const usual = usualTypes.filter(mayBeAdded)
  const used = recent.filter(mayBeAdded)
  const all = cardTypes.filter(mayBeAdded)
  const usedLast = used.filter((type) => !usual.includes(type)).slice(0, maxRecent)
  if (query !== '') return [found([...new Set([...used, ...all])].map(offer), query)]
  const others = all.filter((type) => !usual.includes(type) && !usedLast.includes(type))
  const groups: OfferedGroup[] = families.map((name) => ({
    name,
    types: others.filter((type) => familyOf(type) === name).map(offer),
  }))
  const first: OfferedGroup[] = [
    { name: 'usual', types: usual.map(offer) },
    { name: 'recent', types: usedLast.map(offer) },
  ]
  return [...first, ...groups].filter(({ types }) => types.length > 0)
}
