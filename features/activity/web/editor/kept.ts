import { z } from 'zod'
import { readCard, type Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import { sameJson } from '#kit/sameJson.ts'
import { byId, type WorkingCopy } from './workingCopy.ts'

/** `sent`: what may have reached the server without an answer, oldest first. */
const changeSchema = z.object({ base: z.unknown(), sent: z.array(z.unknown()), mine: z.unknown() })

/** Work that the server may not have yet: only what differs from what it had, so that keeping it costs little. */
const keptSchema = z.object({
  userId: z.number(),
  activityId: z.number(),
  /** The open editor that wrote it. */
  tab: z.string(),
  at: z.number(),
  revision: z.number(),
  fields: z.record(z.string(), changeSchema),
  cards: z.array(changeSchema.extend({ id: z.number() })),
  baseOrder: z.array(z.number()),
  order: z.array(z.number()),
})
export type Kept = z.output<typeof keptSchema>

/** What was kept, if it can still be read. */
export const readKept = (stored: unknown): Kept | undefined => keptSchema.safeParse(stored).data

interface Sides {
  readonly base: WorkingCopy
  /** What may have reached the server. */
  readonly sent: readonly WorkingCopy[]
  readonly mine: WorkingCopy
}

type Owner = Pick<Kept, 'userId' | 'activityId' | 'tab' | 'at' | 'revision'>

/** What must be kept of `mine`; undefined when the server has it all. */
export function keptOf(owner: Owner, { base, sent, mine }: Sides): Kept | undefined {
  const cards = changedCards(
    base.deck,
    sent.map(({ deck }) => deck),
    mine.deck,
  )
  const names = Object.keys(mine.fields).filter((name) => !sameJson(base.fields[name], mine.fields[name]))
  const fields = names.map((name) => [
    name,
    { base: base.fields[name], sent: sent.map((each) => each.fields[name]), mine: mine.fields[name] },
  ])
  const baseOrder = base.deck.map(({ id }) => id)
  const order = mine.deck.map(({ id }) => id)
  if (cards.length === 0 && names.length === 0 && sameJson(baseOrder, order)) return undefined
  return { ...owner, fields: Object.fromEntries(fields), cards, baseOrder, order }
}

function changedCards(base: Deck, sent: readonly Deck[], mine: Deck): Kept['cards'] {
  const [was, now] = [byId(base), byId(mine)]
  const ways = sent.map(byId)
  const ids = new Set([...was.keys(), ...now.keys()])
  return [...ids].flatMap((id) => {
    const sides = { id, base: was.get(id), sent: ways.map((way) => way.get(id)), mine: now.get(id) }
    return [sides.mine, ...sides.sent].every((card) => sameJson(card, sides.base)) ? [] : [sides]
  })
}

export interface Recovered {
  readonly base: WorkingCopy
  readonly sent: readonly WorkingCopy[]
  readonly mine: WorkingCopy
}

/** The three sides of what was kept, over what the server has now; undefined when a card can no longer be read. */
export function recover(from: Kept, theirs: WorkingCopy): Recovered | undefined {
  const all = [...from.cards, ...Object.values(from.fields)]
  const ways = Math.max(0, ...all.map(({ sent }) => sent.length))
  try {
    return {
      base: sideOf(from, theirs, from.baseOrder, ({ base }) => base),
      sent: Array.from({ length: ways }, (_, way) =>
        sideOf(from, theirs, from.order, ({ sent }) => sent[way]),
      ),
      mine: sideOf(from, theirs, from.order, ({ mine }) => mine),
    }
  } catch {
    return undefined
  }
}

function sideOf(
  from: Kept,
  theirs: WorkingCopy,
  order: readonly number[],
  pick: (change: z.output<typeof changeSchema>) => unknown,
): WorkingCopy {
  const changed = new Map(from.cards.map((each) => [each.id, pick(each)]))
  // A card that was not touched is, on every side, what the server says that it is now.
  const untouched = byId(theirs.deck)
  const cardAt = (id: number): readonly Card[] => {
    const stored = changed.has(id) ? changed.get(id) : untouched.get(id)
    return stored === undefined || stored === null ? [] : [readCard(stored)]
  }
  const fields = Object.entries(from.fields).map(([name, each]) => [name, pick(each)])
  return { fields: { ...theirs.fields, ...Object.fromEntries(fields) }, deck: order.flatMap(cardAt) }
}

export interface KeptCard {
  readonly kind: 'added' | 'changed' | 'deleted'
  readonly card: Card
}

/** What restoring would bring: the cards as they were typed, and the names of changed fields. */
export function contentsOf({ base, mine }: Recovered): {
  readonly cards: readonly KeptCard[]
  readonly fields: readonly string[]
} {
  const [was, now] = [byId(base.deck), byId(mine.deck)]
  const written = mine.deck.flatMap((card): KeptCard[] => {
    const before = was.get(card.id)
    if (before && sameJson(before, card)) return []
    return [{ kind: before ? 'changed' : 'added', card }]
  })
  const deleted = base.deck
    .filter(({ id }) => !now.has(id))
    .map((card): KeptCard => ({ kind: 'deleted', card }))
  const names = Object.keys(mine.fields).filter((name) => !sameJson(base.fields[name], mine.fields[name]))
  return { cards: [...written, ...deleted], fields: names }
}
