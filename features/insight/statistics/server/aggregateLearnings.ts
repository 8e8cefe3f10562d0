import { and, asc, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { RowOf } from '#kit/data/server/viewOf.ts'
import type { Db } from '#kit/call/server/context.ts'
import { arrangeDeck } from '#deck/deck.arrange.ts'
import type { Deck } from '#deck/deck.document.ts'
import { readDeck } from '#deck/deck.schema.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import {
  cardProgressView as progress,
  learningView,
  responseView as response,
  learningRecordView,
} from '#features/learning/attempt/server/attempt.queries.ts'
import { aggregateLearning } from '../statistics.aggregate.ts'
import type { LearningAggregate } from '../statistics.sums.ts'
import { cohortsOf } from '../statistics.cohort.ts'

export type Learning = RowOf<typeof learningView>

/** A learning with all that it adds to the figures. */
export interface AggregatedLearning {
  readonly learning: Learning
  readonly cohorts: readonly string[]
  readonly sums: LearningAggregate
}

/**
 * Aggregates some learnings from the stored progress and answers, in a handful of queries however many they are. One whose answers the
 * operator's rule took away keeps the sums that it had (`before`, by id).
 */
export async function aggregateLearnings(
  db: Db,
  learningIds: readonly number[],
  before: ReadonlyMap<number, LearningAggregate>,
): Promise<AggregatedLearning[]> {
  if (learningIds.length === 0) return []
  const learnings = await db
    .select()
    .from(learningView)
    .where(inArray(learningView.id, [...learningIds]))
    .orderBy(asc(learningView.id))
  const stored = await readStoredProgress(db, learnings)
  const decks = await readDecks(db, [...new Set(learnings.map(({ versionId }) => versionId))])
  const cohorts = await readCohorts(db, learnings)
  return learnings.map((learning) => ({
    learning,
    cohorts: cohortsOf(cohorts.get(keyOf(learning.userId, learning.activityId)) ?? []),
    sums:
      learning.answersForgottenAt === null
        ? aggregateLearning(arrangeDeck(decks.get(learning.versionId) ?? [], learning.userId), {
            ...learning,
            isFinished: learning.status === 'learned',
            ...stored(learning),
          })
        : (before.get(learning.id) ?? {}),
  }))
}

const keyOf = (learnerId: number, contentId: number): string => `${learnerId}-${contentId}`

/** Rows of these learners in these versions, as a tuple IN, which the primary keys of both tables serve. */
const isAnyPair = (
  learner: PgColumn,
  content: PgColumn,
  pairs: readonly (readonly [number, number])[],
): SQL =>
  sql`(${learner}, ${content}) in (${sql.join(
    pairs.map(([one, two]) => sql`(${one}::bigint, ${two}::bigint)`),
    sql`, `,
  )})`

async function readStoredProgress(db: Db, learnings: readonly Learning[]) {
  if (learnings.length === 0) return () => ({ progress: new Map(), answers: new Map() })
  const pairs = learnings.map(({ userId, versionId }) => [userId, versionId] as const)
  const answers = await db
    .select()
    .from(response)
    .where(isAnyPair(response.learnerId, response.activityVersionId, pairs))
    .orderBy(asc(response.cardId), asc(response.attempt))
  const progressRows = await db
    .select()
    .from(progress)
    .where(isAnyPair(progress.learnerId, progress.activityVersionId, pairs))
  const answersOf = Map.groupBy(answers, (row) => keyOf(row.learnerId, row.activityVersionId))
  const progressOf = Map.groupBy(progressRows, (row) => keyOf(row.learnerId, row.activityVersionId))
  return ({ userId, versionId }: Learning) => {
    const key = keyOf(userId, versionId)
    return {
      progress: new Map((progressOf.get(key) ?? []).map((row) => [row.cardId, row])),
      answers: Map.groupBy(answersOf.get(key) ?? [], ({ cardId }) => cardId),
    }
  }
}

async function readDecks(db: Db, versionIds: readonly number[]): Promise<ReadonlyMap<number, Deck>> {
  const rows = await db
    .select({ id: activityVersionView.id, cards: activityVersionView.cards })
    .from(activityVersionView)
    .where(inArray(activityVersionView.id, [...versionIds]))
  return new Map(rows.map(({ id, cards }) => [id, readDeck(cards)]))
}

/** The courses and products by which these learners have these activities. */
async function readCohorts(db: Db, learnings: readonly Learning[]) {
  const userIds = learnings.map(({ userId }) => userId)
  const activityIds = [...new Set(learnings.map(({ activityId }) => activityId))]
  const rows =
    learnings.length === 0
      ? []
      : await db
          .select({
            userId: learningRecordView.userId,
            activityId: learningRecordView.activityId,
            courseId: learningRecordView.courseId,
            productId: learningRecordView.productId,
          })
          .from(learningRecordView)
          .where(
            and(
              inArray(learningRecordView.userId, userIds),
              inArray(learningRecordView.activityId, activityIds),
            ),
          )
  return Map.groupBy(rows, ({ userId, activityId }) => keyOf(userId, activityId))
}
