import { and, eq, inArray, sql } from 'drizzle-orm'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Call, Db, HandlersOf } from '#kit/call/server/context.ts'
import { abilityView } from '#features/content/ability/server/ability.queries.ts'
import { activityVersionView } from '#features/content/activity/server/activity.queries.ts'
import { mustStillCount } from '#features/learning/enrolment/server/saleWindow.queries.ts'
import { learningFaults } from '../learning.faults.ts'
import { ratedAnew, ratingsIn } from '../learning.scores.ts'
import type { ReflectionItem, reflectionEndpoints } from '../reflection.contract.ts'
import { writeResult } from './progress/writeRecords.ts'
import { learningTable, type Learning } from './progress/learning.table.ts'
import { learningChangeTable } from './progress/learningChange.table.ts'
import { findLearning } from './action/openLearning.ts'
import { reflectionTable } from './progress/reflection.table.ts'

type Body = BodyOf<typeof reflectionEndpoints.send>

export const reflectionHandlers: HandlersOf<typeof reflectionEndpoints> = {
  get: async ({ db, actor, query }) => {
    const learning = await findLearning(db, actor.id, query.activityId)
    return readQuestions(db, learning ?? refuse(kitFaults.notFound))
  },
  send: async (call) => {
    const { db, actor, body } = call
    const isOwn = and(eq(learningTable.userId, actor.id), eq(learningTable.activityId, body.activityId))
    const [learning] = await db.select().from(learningTable).where(isOwn).for('update')
    if (!learning) refuse(kitFaults.notFound)
    if (learning.status !== 'learned') refuse(learningFaults.reflectLater)
    if (!(await isRepeated(db, learning, body.clientId))) {
      await mustStillCount(call, body.activityId)
      await reflect(call, learning, body)
    }
    return readQuestions(db, learning)
  },
}

/** A repeated action has one effect; another's number is nobody's. */
async function isRepeated(db: Db, { id }: Learning, clientId: string): Promise<boolean> {
  const [existing] = await db.select().from(reflectionTable).where(eq(reflectionTable.clientId, clientId))
  if (existing && existing.learningId !== id) refuse(kitFaults.reusedKey)
  return existing !== undefined
}

/** Saves the reflections, and joins them with the scores of the cards. @throws where the version asks for no such ability */
export async function reflect(
  { db, now }: Pick<Call, 'db' | 'now'>,
  learning: Learning,
  { clientId, reflections }: Body,
): Promise<void> {
  const abilityIds = new Set((await readQuestions(db, learning)).map(({ abilityId }) => abilityId))
  const foreign = reflections.findIndex(({ abilityId }) => !abilityIds.has(abilityId))
  if (foreign >= 0)
    refuse(kitFaults.invalid, {
      fields: { [`reflections.${foreign}.abilityId`]: { namespace: 'kit', key: 'problems.invalid' } },
    })
  const byAbility = new Map(reflections.map((one) => [one.abilityId, one]))
  const { id: learningId, activityId } = learning
  await db
    .insert(reflectionTable)
    .values([...byAbility.values()].map((one) => ({ ...one, learningId, activityId, clientId, at: now })))
    .onConflictDoUpdate({
      target: [reflectionTable.learningId, reflectionTable.abilityId],
      set: {
        clientId,
        rating: sql`excluded.rating`,
        text: sql`excluded.text`,
        at: now,
      },
    })
  const ratings = new Map(ratingsIn(learning.scores))
  for (const { abilityId, rating } of byAbility.values()) ratings.set(abilityId, rating)
  await writeResult(db, { ...learning, scores: ratedAnew(learning.scores, ratings) })
  await db.insert(learningChangeTable).values({ learningId })
}

/** The questions of the learner's version, in its order. */
export async function readQuestions(db: Db, { id, versionId }: Learning): Promise<ReflectionItem[]> {
  const [version] = await db
    .select({ fields: activityVersionView.fields })
    .from(activityVersionView)
    .where(eq(activityVersionView.id, versionId))
  const points = version?.fields.competencyPoints ?? []
  const ids = points.flatMap(({ abilityId }) => (abilityId === null ? [] : [abilityId]))
  if (ids.length === 0) return []
  const rows = await db
    .select({
      abilityId: abilityView.id,
      abilityName: abilityView.name,
      rating: reflectionTable.rating,
      text: sql<string>`coalesce(${reflectionTable.text}, '')`,
    })
    .from(abilityView)
    .leftJoin(
      reflectionTable,
      and(eq(reflectionTable.abilityId, abilityView.id), eq(reflectionTable.learningId, id)),
    )
    .where(inArray(abilityView.id, ids))
  const byId = new Map(rows.map((row) => [row.abilityId, row]))
  return points.flatMap(({ abilityId, reflectionQuestion }) => {
    const row = byId.get(abilityId ?? 0)
    return row ? [{ ...row, question: reflectionQuestion }] : []
  })
}
