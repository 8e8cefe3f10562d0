import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { isObject, sameJson } from '#kit/value/sameJson.ts'
import type { Call } from '#kit/call/server/context.ts'
import { operationLogTable } from '#kit/data/server/table.ts'
import { idsOf } from '#deck/deck.document.ts'
import type { Deck } from '#deck/deck.document.ts'

/** Cards by id as they were or are (null: not there), and the order where it changed. */
interface Side {
  readonly cards: Readonly<Record<string, unknown>>
  readonly order?: readonly number[]
}

const together = 10 * 60_000

// The log's trigger goes by the database's clock, so an entry that was made for an earlier day is not joined.
const isRecent = sql`${operationLogTable.at} > extract(epoch from clock_timestamp()) * 1000 - ${together}`

/** K3: of content only the changed cards, one entry per person, activity and ten minutes. */
export async function logContent(call: Call, activityId: number, before: Deck, after: Deck): Promise<void> {
  const change = changesOf(before, after)
  if (!change) return
  const entry = await openEntry(call, activityId)
  if (!entry) {
    call.record({ resource: 'activity', resourceId: activityId, action: 'content', ...change })
    return
  }
  await call.db
    .update(operationLogTable)
    .set({ before: joined(change.before, entry.before), after: joined(entry.after, change.after) })
    .where(eq(operationLogTable.id, entry.id))
}

/** What differs between two decks, card by card; undefined when nothing does. */
export function changesOf(before: Deck, after: Deck): { before: Side; after: Side } | undefined {
  const old = new Map(before.map((card) => [card.id, card]))
  const now = new Map(after.map((card) => [card.id, card]))
  const ids = [...new Set([...old.keys(), ...now.keys()])].filter((id) => !sameJson(old.get(id), now.get(id)))
  const isReordered = !sameJson(idsOf(before), idsOf(after))
  if (ids.length === 0 && !isReordered) return undefined
  const sideOf = (cards: ReadonlyMap<number, unknown>, deck: Deck): Side => ({
    cards: Object.fromEntries(ids.map((id) => [id, cards.get(id) ?? null])),
    ...(isReordered && { order: deck.map(({ id }) => id) }),
  })
  return { before: sideOf(old, before), after: sideOf(now, after) }
}

/** The entry of this person's last ten minutes, if nobody came between. */
async function openEntry(call: Call, activityId: number) {
  const [last] = await call.db
    .select()
    .from(operationLogTable)
    .where(
      and(
        eq(operationLogTable.resource, 'activity'),
        eq(operationLogTable.resourceId, activityId),
        gt(operationLogTable.at, call.now - together),
        isRecent,
      ),
    )
    .orderBy(desc(operationLogTable.id))
    .limit(1)
  return last?.action === 'content' && last.actorId === call.actor.id ? last : undefined
}

/** Two accounts of the same side; where both speak of a card, `stronger` is right. */
function joined(weaker: unknown, stronger: unknown): Record<string, unknown> {
  const low = isObject(weaker) ? weaker : {}
  const high = isObject(stronger) ? stronger : {}
  return { ...low, ...high, cards: { ...Object(low['cards']), ...Object(high['cards']) } }
}
