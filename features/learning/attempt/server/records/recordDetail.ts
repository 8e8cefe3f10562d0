import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Call, Db } from '#kit/call/server/context.ts'
import type { Values } from '#kit/resource/server/crud.ts'
import { cardOf } from '#cards/index.ts'
import { findCard } from '#deck/deck.document.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import type { recordAnswer, recordDay, recordReflection } from '../../staff.records.ts'
import { findLearning } from '../action/openLearning.ts'
import { learningDayTable, type Learning } from '../progress/learning.table.ts'
import { reflectionTable } from '../progress/reflection.table.ts'
import { responseTable } from '../progress/response.table.ts'
import { learnerDeck } from '../progress/versionDeck.ts'

/** All that a record tells beside its row: days, answers in their words, reflections. */
export async function readRecordDetail({ db }: Call, row: Values): Promise<Values> {
  const learning = await findLearning(db, Number(row['userId']), Number(row['activityId']))
  if (!learning) return { days: [], answers: [], answersForgottenAt: null, reflections: [] }
  return {
    days: await readDays(db, [learning.id]),
    answers: await readAnswers(db, learning),
    answersForgottenAt: learning.answersForgottenAt,
    reflections: await readReflections(db, learning),
  }
}

/** The local days of these records together, the first one first. */
export async function readDays(
  db: Db,
  learningIds: readonly number[],
): Promise<z.output<typeof recordDay>[]> {
  if (learningIds.length === 0) return []
  const { learningId, day, durationMs, deeds } = learningDayTable
  return db
    .select({
      day,
      durationMs: sql<number>`sum(${durationMs})`.mapWith(Number),
      deeds: sql<number>`sum(${deeds})`.mapWith(Number),
    })
    .from(learningDayTable)
    .where(inArray(learningId, [...learningIds]))
    .groupBy(day)
    .orderBy(asc(day))
}

/** Everything that a learner answered in a version, in the order in which it was given. */
async function readAnswers(
  db: Db,
  { userId, versionId }: Learning,
): Promise<z.output<typeof recordAnswer>[]> {
  const deck = await learnerDeck(db, { userId, versionId })
  const rows = await db
    .select()
    .from(responseTable)
    .where(and(eq(responseTable.learnerId, userId), eq(responseTable.activityVersionId, versionId)))
    .orderBy(asc(responseTable.id))
  return rows.map((row) => {
    const card = findCard(deck, row.cardId)?.card
    const text = card ? cardOf(card.type).answering.answerText(card, row.response) : ''
    return { ...row, text, cardType: card?.type ?? '', cardTitle: card?.title ?? '' }
  })
}

async function readReflections(
  db: Db,
  { id, versionId }: Learning,
): Promise<z.output<typeof recordReflection>[]> {
  const [version] = await db
    .select({ fields: activityVersionView.fields })
    .from(activityVersionView)
    .where(eq(activityVersionView.id, versionId))
  const items = new Map(
    version?.fields.competencyPoints.map(({ abilityId, reflectionQuestion }) => [
      abilityId,
      reflectionQuestion,
    ]),
  )
  const { abilityId, rating, text, at } = reflectionTable
  const rows = await db
    .select({
      abilityId,
      rating,
      text,
      at,
      abilityName: sql<string>`coalesce(${abilityView.name}, '')`,
    })
    .from(reflectionTable)
    .leftJoin(abilityView, eq(abilityView.id, abilityId))
    .where(eq(reflectionTable.learningId, id))
    .orderBy(asc(reflectionTable.id))
  return rows.map((row) => ({ ...row, question: items.get(row.abilityId) ?? '' }))
}
