import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { cardOf } from '#cards/index.ts'
import { everyCard, fileIdsOf } from '#deck/deck.document.ts'
import type { Deck } from '#deck/deck.document.ts'
import { kitFaults, refuse } from '#kit/fault.ts'
import { administrators, hasRole } from '#kit/role.ts'
import type { Call } from '#kit/server/context.ts'
import { phrase } from '#kit/words.ts'
import { fileTable } from '#features/file/server/file.table.ts'
import { activityWords } from '../activity.words.ts'

/** Files that `deck` shows and `before` did not. */
export function newFileIds(deck: Deck, before: Deck): number[] {
  const known = new Set(fileIdsOf(before))
  return fileIdsOf(deck).filter((id) => !known.has(id))
}

/** Refuses, beside each place, a stranger's private files: showing one makes it readable, and its number is easily guessed. */
export async function checkFiles(call: Call, deck: Deck, before: Deck): Promise<void> {
  const foreign = await foreignFiles(call, newFileIds(deck, before))
  if (foreign.size === 0) return
  const problem = phrase(activityWords, 'problems.foreignFile')
  const places = deck.flatMap((card, index) =>
    foreignPaths([card], foreign).map((path) => [`cards.${index}.${path}`, problem] as const),
  )
  refuse(kitFaults.invalid, { fields: Object.fromEntries(places) })
}

const foreignPaths = (deck: Deck, foreign: ReadonlySet<number>): string[] =>
  everyCard(deck).flatMap(({ card }) =>
    cardOf(card.type)
      .files(card)
      .filter(({ fileId }) => foreign.has(fileId))
      .map(({ path }) => path),
  )

async function foreignFiles({ db, actor }: Call, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const isOpen = or(eq(fileTable.status, 'public'), eq(fileTable.creatorId, actor.id))
  const rows = await db
    .select({ id: fileTable.id })
    .from(fileTable)
    .where(
      and(
        inArray(fileTable.id, [...ids]),
        isNull(fileTable.deletedAt),
        hasRole(actor, administrators) ? undefined : isOpen,
      ),
    )
  const allowed = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !allowed.has(id)))
}
