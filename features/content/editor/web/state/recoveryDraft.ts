import { z } from 'zod'
import { isMendable } from '#kit/value/mendable.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { readTypedCard, type Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { byId, type WorkingCopy } from './workingCopy.ts'

/** `sent`: what may have reached the server without an answer, oldest first. */
const changeSchema = z.object({ base: z.unknown(), sent: z.array(z.unknown()), mine: z.unknown() })

/** Work that the server may not have yet: only what differs from what it had, so that keeping it costs little. */
const draftSchema = z.object({
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
export type RecoveryDraft = z.output<typeof draftSchema>

/** What was kept, if it can still be read. */
export const readDraft = (stored: unknown): RecoveryDraft | undefined => draftSchema.safeParse(stored).data

interface Sides {
  readonly base: WorkingCopy
  /** What may have reached the server. */
  readonly sent: readonly WorkingCopy[]
  readonly mine: WorkingCopy
}

type Owner = Pick<RecoveryDraft, 'userId' | 'activityId' | 'tab' | 'at' | 'revision'>

/** What must be kept of `mine`; undefined when the server has it all. */
export function draftOf(owner: Owner, { base, sent, mine }: Sides): RecoveryDraft | undefined {
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

function changedCards(base: Deck, sent: readonly Deck[], mine: Deck): RecoveryDraft['cards'] {
  const [was, now] = [byId(base), byId(mine)]
  const sentById = sent.map(byId)
  const ids = new Set([...was.keys(), ...now.keys()])
  return [...ids].flatMap((id) => {
    const sides = { id, base: was.get(id), sent: sentById.map((cards) => cards.get(id)), mine: now.get(id) }
    return [sides.mine, ...sides.sent].every((card) => sameJson(card, sides.base)) ? [] : [sides]
  })
}

export interface Recovered extends Sides {
  /** What the forms of today cannot show, as it was kept: by number of the card, or name of the field. */
  readonly unreadable: ReadonlyMap<number | string, unknown>
}

/**
 * The three sides of what was kept, over what the server has now. It is read card by card and field by field: what cannot be
 * read holds up nothing else.
 */
export function recover(from: RecoveryDraft, theirs: WorkingCopy): Recovered {
  const lost = new Map<number | string, unknown>()
  const cards = from.cards.flatMap(({ id, base, sent, mine }): CardSides[] => {
    const read = mine === undefined || mine === null ? undefined : readTypedCard(mine)
    if (read === undefined && mine !== undefined && mine !== null) {
      lost.set(id, mine)
      return []
    }
    // What can no longer be read of the server's side is not known: then mine is asked about rather than put over theirs.
    return [{ id, base: readTypedCard(base), sent: sent.map((each) => readTypedCard(each)), mine: read }]
  })
  const fields = Object.entries(from.fields).filter(([name, { mine }]) => {
    const isReadable = isTypedField(name, mine)
    if (!isReadable) lost.set(name, mine)
    return isReadable
  })
  const read = { cards, fields, theirs }
  const sentCount = Math.max(0, ...[...cards, ...Object.values(from.fields)].map(({ sent }) => sent.length))
  return {
    base: sideOf(read, from.baseOrder, ({ base }) => base),
    sent: Array.from({ length: sentCount }, (_, index) =>
      sideOf(read, from.order, ({ sent }) => sent[index]),
    ),
    mine: sideOf(read, from.order, ({ mine }) => mine),
    unreadable: lost,
  }
}

/** What is left of `draft` once all that can be read of it was taken over; undefined when nothing is. */
export function unreadOf(draft: RecoveryDraft, { unreadable }: Recovered): RecoveryDraft | undefined {
  if (unreadable.size === 0) return undefined
  const fields = Object.entries(draft.fields).filter(([name]) => unreadable.has(name))
  const cards = draft.cards.filter(({ id }) => unreadable.has(id))
  return { ...draft, cards, fields: Object.fromEntries(fields), baseOrder: [], order: [] }
}

const isField = (name: string): name is keyof typeof activityFields => Object.hasOwn(activityFields, name)

function isTypedField(name: string, value: unknown): boolean {
  if (!isField(name)) return false
  const { error } = activityFields[name].schema.safeParse(value, { reportInput: true })
  return error === undefined || isMendable(error.issues)
}

/** What was, what may have reached the server, and what is, of one card or field. */
interface Change<Side> {
  readonly base: Side
  readonly sent: readonly Side[]
  readonly mine: Side
}
interface CardSides extends Change<Card | undefined> {
  readonly id: number
}

interface Read {
  readonly cards: readonly CardSides[]
  readonly fields: readonly (readonly [string, Change<unknown>])[]
  readonly theirs: WorkingCopy
}

/** One side of what was kept. What was not touched is, on every side, what the server says that it is now. */
function sideOf(
  { cards, fields, theirs }: Read,
  order: readonly number[],
  pick: <Side>(change: Change<Side>) => Side | undefined,
): WorkingCopy {
  const untouched = byId(theirs.deck)
  const changed = new Map(cards.map((each) => [each.id, pick(each)]))
  const cardAt = (id: number) => (changed.has(id) ? changed.get(id) : untouched.get(id)) ?? []
  const values = fields.map(([name, each]) => [name, pick(each)])
  return { fields: { ...theirs.fields, ...Object.fromEntries(values) }, deck: order.flatMap(cardAt) }
}

export interface DraftCard {
  readonly kind: 'added' | 'changed' | 'deleted'
  readonly card: Card
}

/** What restoring would bring: the cards as they were typed, and the names of changed fields. */
export function contentsOf({ base, mine }: Recovered): {
  readonly cards: readonly DraftCard[]
  readonly fields: readonly string[]
} {
  const [was, now] = [byId(base.deck), byId(mine.deck)]
  const written = mine.deck.flatMap((card): DraftCard[] => {
    const before = was.get(card.id)
    if (before && sameJson(before, card)) return []
    return [{ kind: before ? 'changed' : 'added', card }]
  })
  const deleted = base.deck
    .filter(({ id }) => !now.has(id))
    .map((card): DraftCard => ({ kind: 'deleted', card }))
  const names = Object.keys(mine.fields).filter((name) => !sameJson(base.fields[name], mine.fields[name]))
  return { cards: [...written, ...deleted], fields: names }
}
