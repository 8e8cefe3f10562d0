import { and, eq, inArray, isNull } from 'drizzle-orm'
import { refuse } from '#kit/contract/fault.ts'
import type { Call } from '#kit/call/server/context.ts'
import { cardOf } from '#cards/index.ts'
import type { Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import { playable } from '#deck/deck.navigate.ts'
import { fileView } from '#features/media/file/server/file.queries.ts'
import { learningFaults } from '../../learning.faults.ts'
import { answersTo } from '../progress/learnerProgress.ts'
import type { StoredProgress } from '../progress/learnerProgress.ts'

/** Refuses files that are not the learner's own works, or of a kind that the card does not take. */
export async function checkHandedIn(call: Call, card: Card, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  const rows = await call.db
    .select({ kind: fileView.kind })
    .from(fileView)
    .where(
      and(
        inArray(fileView.id, [...fileIds]),
        eq(fileView.creatorId, call.actor.id),
        eq(fileView.purpose, 'work'),
        isNull(fileView.deletedAt),
      ),
    )
  const kinds = cardOf(card.type).answering.takes(card)
  const isTaken = rows.every(({ kind }) => !kinds || kinds.includes(kind))
  if (rows.length < fileIds.length || !isTaken) refuse(learningFaults.wrongFile)
}

/** The files of a learner's last answers, so that they see again what they handed in. */
export const handedInIds = (deck: Deck, stored: StoredProgress): number[] =>
  playable(deck).flatMap((card) => {
    const last = answersTo(stored, card).at(-1)
    return last ? cardOf(card.type).answering.attachments(last.response) : []
  })
