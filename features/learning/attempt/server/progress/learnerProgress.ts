import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#kit/call/server/context.ts'
import type { Card } from '#cards/index.ts'
import type { Deck } from '#deck/deck.document.ts'
import { cardStateFrom } from '#deck/deck.verdict.ts'
import type { Answer } from '#deck/deck.verdict.ts'
import { playable } from '#deck/deck.navigate.ts'
import type { LearnerProgress } from '#deck/deck.navigate.ts'
import { cardProgressTable } from './cardProgress.table.ts'
import type { Learning } from './learning.table.ts'
import { responseTable } from './response.table.ts'

/** All that a learner left in a version, by card id; answers oldest first. */
export interface StoredProgress {
  readonly progress: ReadonlyMap<number, unknown>
  readonly answers: ReadonlyMap<number, readonly Answer[]>
}

export async function readStoredProgress(db: Db, { userId, versionId }: Learning): Promise<StoredProgress> {
  const answers = await db
    .select({
      cardId: responseTable.cardId,
      response: responseTable.response,
      scaled: responseTable.scaled,
      passed: responseTable.passed,
      grade: responseTable.grade,
    })
    .from(responseTable)
    .where(and(eq(responseTable.learnerId, userId), eq(responseTable.activityVersionId, versionId)))
    .orderBy(asc(responseTable.cardId), asc(responseTable.attempt))
  const progress = await db
    .select({ cardId: cardProgressTable.cardId, progress: cardProgressTable.progress })
    .from(cardProgressTable)
    .where(and(eq(cardProgressTable.learnerId, userId), eq(cardProgressTable.activityVersionId, versionId)))
  return {
    progress: new Map(progress.map((row) => [row.cardId, row.progress])),
    answers: Map.groupBy(answers, ({ cardId }) => cardId),
  }
}

export const answersTo = (stored: StoredProgress, card: Card): readonly Answer[] =>
  stored.answers.get(card.id) ?? []

/** How far the learner is with each card that was shown. */
export function progressOf(deck: Deck, stored: StoredProgress): LearnerProgress {
  const met = playable(deck).filter(({ id }) => stored.progress.has(id) || stored.answers.has(id))
  return new Map(
    met.map((card) => [card.id, cardStateFrom(card, stored.progress.get(card.id), answersTo(stored, card))]),
  )
}

/** The progress with each card that was shown, for the learner's page, which knows no schemas: what fits none today is empty. */
export const fittingProgress = (deck: Deck, stored: StoredProgress): Record<string, unknown> =>
  Object.fromEntries(
    [...progressOf(deck, stored)].flatMap(([id, { progress = {} }]) =>
      stored.progress.has(id) ? [[id, progress]] : [],
    ),
  )
