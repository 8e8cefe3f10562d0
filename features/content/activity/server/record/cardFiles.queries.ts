import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { administrators, hasRole } from '#kit/contract/role.ts'
import type { Call } from '#kit/call/server/context.ts'
import { phrase } from '#kit/i18n/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import { fileIdsOf } from '#deck/deck.document.ts'
import type { Deck } from '#deck/deck.document.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { activityWords } from '../../activity.words.ts'

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
    foreignPaths(card, foreign).map((path) => [`cards.${index}.${path}`, problem] as const),
  )
  refuse(kitFaults.invalid, { fields: Object.fromEntries(places) })
}

/** Paths from a card to its foreign files; of cards inside it too. */
function foreignPaths(card: Card, foreign: ReadonlySet<number>): string[] {
  const { content, nesting } = cardOf(card.type)
  const own = content.files(card).flatMap(({ fileId, path }) => (foreign.has(fileId) ? [path] : []))
  const inside = nesting
    .children(card)
    .flatMap((child, index) =>
      foreignPaths(child, foreign).map((path) => `${nesting.childrenIn}.${index}.${path}`),
    )
  return [...own, ...inside]
}

async function foreignFiles({ db, actor }: Call, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const isOpen = or(eq(fileView.status, 'public'), eq(fileView.creatorId, actor.id))
  const rows = await db
    .select({ id: fileView.id })
    .from(fileView)
    .where(
      and(
        inArray(fileView.id, [...ids]),
        isNull(fileView.deletedAt),
        hasRole(actor, administrators) ? undefined : isOpen,
      ),
    )
  const allowed = new Set(rows.map(({ id }) => id))
  return new Set(ids.filter((id) => !allowed.has(id)))
}
