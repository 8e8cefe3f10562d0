import { z } from 'zod'
import { readCard, type Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import { sameJson } from '#kit/sameJson.ts'
import { byId, type WorkingCopy } from './workingCopy.ts'

const change = z.object({ base: z.unknown(), sent: z.unknown(), mine: z.unknown() })

/** Work that the server may not have yet: only what differs from what it had, so that keeping it costs little. */
const kept = z.object({
  userId: z.number(),
  activityId: z.number(),
  /** The open editor that wrote it. */
  tab: z.string(),
  at: z.number(),
  revision: z.number(),
  fields: z.record(z.string(), change),
  cards: z.array(change.extend({ id: z.number() })),
  baseOrder: z.array(z.number()),
  order: z.array(z.number()),
})
export type Kept = z.output<typeof kept>

/** What was kept, if it can still be read. */
export const readKept = (stored: unknown): Kept | undefined => kept.safeParse(stored).data

interface Sides {
  readonly base: WorkingCopy
  /** What is on its way to the server. */
  readonly sent: WorkingCopy | null
  readonly mine: WorkingCopy
}

type Owner = Pick<Kept, 'userId' | 'activityId' | 'tab' | 'at' | 'revision'>

/** What must be kept of `mine`; undefined when the server has it all. */
export function keptOf(owner: Owner, { base, sent, mine }: Sides): Kept | undefined {
  const cards = changedCards(base.deck, sent?.deck ?? base.deck, mine.deck)
  const names = Object.keys(mine.fields).filter((name) => !sameJson(base.fields[name], mine.fields[name]))
  const fields = names.map((name) => [
    name,
    { base: base.fields[name], sent: (sent ?? base).fields[name], mine: mine.fields[name] },
  ])
  const baseOrder = base.deck.map(({ id }) => id)
  const order = mine.deck.map(({ id }) => id)
  if (cards.length === 0 && names.length === 0 && sameJson(baseOrder, order)) return undefined
  return { ...owner, fields: Object.fromEntries(fields), cards, baseOrder, order }
}

function changedCards(base: Deck, sent: Deck, mine: Deck): Kept['cards'] {
  const [was, way, now] = [byId(base), byId(sent), byId(mine)]
  const ids = new Set([...was.keys(), ...now.keys()])
  return [...ids].flatMap((id) => {
    const sides = { id, base: was.get(id), sent: way.get(id), mine: now.get(id) }
    return sameJson(sides.base, sides.mine) ? [] : [sides]
  })
}

export interface Recovered {
  readonly base: WorkingCopy
  readonly sent: WorkingCopy
  readonly mine: WorkingCopy
}

/** The three sides of what was kept, over what the server has now; undefined when a card can no longer be read. */
export function recover(from: Kept, theirs: WorkingCopy): Recovered | undefined {
  try {
    return {
      base: sideOf(from, theirs, 'base'),
      sent: sideOf(from, theirs, 'sent'),
      mine: sideOf(from, theirs, 'mine'),
    }
  } catch {
    return undefined
  }
}

function sideOf(from: Kept, theirs: WorkingCopy, side: 'base' | 'sent' | 'mine'): WorkingCopy {
  const changed = new Map(from.cards.map((each) => [each.id, each[side]]))
  // A card that was not touched is, on every side, what the server says that it is now.
  const untouched = byId(theirs.deck)
  const cardAt = (id: number): readonly Card[] => {
    if (!changed.has(id)) return [untouched.get(id) ?? []].flat()
    const stored = changed.get(id)
    return stored === undefined || stored === null ? [] : [readCard(stored)]
  }
  const order = side === 'mine' ? from.order : [...new Set([...from.baseOrder, ...from.order])]
  const fields = Object.entries(from.fields).map(([name, each]) => [name, each[side]])
  return { fields: { ...theirs.fields, ...Object.fromEntries(fields) }, deck: order.flatMap(cardAt) }
}
