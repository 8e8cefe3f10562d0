import { isPostgres } from '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { aggregateAll, rebuildFigures } from '#features/insight/statistics/server/aggregate.ts'
import { assignmentFeedbackTable } from '#features/learning/assignment/server/assignmentFeedback.table.ts'
import { learningRecordEndpoints } from '#features/learning/attempt/learning.contract.ts'
import { reflectionEndpoints } from '#features/learning/attempt/reflection.contract.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { makeReflection } from '#features/learning/attempt/server/makeReflection.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { makeTalk } from '#features/learning/message/server/makeTalk.ts'
import { addFileUses, makeFile } from '#features/media/file/server/makeFile.ts'
import { forgetOld } from './forgetOld.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

const dayMs = 86_400_000

let app: TestApp
let designer: Person
let activityId: number
let cardIds: number[]

beforeAll(async () => {
  app = await startTestApp({ RETAIN_ANSWERS_DAYS: '400' })
  designer = await app.person('lx_designer')
  const { id: abilityId } = await makeAbility(app.services, { creatorId: designer.id })
  const question = (id: number) => ({
    ...{ id, type: 'choice', title: `Question ${id}`, question: 'Which one?', points: 2 },
    attempts: { max: 3, showAnswer: 'never' },
    competencies: [{ abilityId, weight: 1, depth: 'know' }],
    options: [
      { id: 'a', text: 'This', correct: true },
      { id: 'b', text: 'That', correct: false },
    ],
  })
  const activity = await makeActivity(app.services, {
    creatorId: designer.id,
    status: 'public',
    cards: [question(1), question(2)],
    competencyPoints: [{ abilityId, weight: 1, reflectionQuestion: 'What was hard?' }],
  })
  activityId = activity.id
  const read = await app.call(learnEndpoints.activity, {
    as: await app.person('student'),
    query: { id: activityId },
  })
  cardIds = read.cards.map(({ id }) => id)
})
afterAll(() => app.close())

const rows = async (statement: string): Promise<Record<string, unknown>[]> =>
  (await app.services.database.pool.query<Record<string, unknown>>(statement)).rows

/** Answers both cards, or the first one alone, so many days ago. */
async function learns(learner: Person, days: number, options: readonly string[]) {
  const startedAt = app.services.now() - days * dayMs
  const responses = options.map((option, index) => ({
    cardId: cardIds[index] ?? 0,
    response: { optionIds: [option] },
  }))
  return makeLearning(app.services, { userId: learner.id, activityId, responses, startedAt })
}

const figures = async () => {
  await aggregateAll(app.services)
  return rows('select * from statistics_figure order by version_id, cohort, day, card_id')
}

const recordOf = async (learner: Person) => {
  const as = await app.person('super_admin')
  const body = { pageNo: 1, pageSize: 10, userId: learner.id }
  const { list } = await app.call(learningRecordEndpoints.page, { as, body })
  return app.call(learningRecordEndpoints.get, { as, query: { id: list[0]?.id ?? 0 } })
}

test('what was learned long ago loses its answers and all that hangs on them; results and figures stay', async () => {
  const { services } = app
  const { db } = services.database
  const [early, late, unfinished] = [
    await app.person('student'),
    await app.person('student'),
    await app.person('student'),
  ]
  const old = await learns(early, 401, ['a', 'b'])
  await makeReflection(services, old, { rating: 4, text: 'the second one' })
  const talk = {
    activityId,
    cardId: cardIds[0] ?? 0,
    manner: 'tutor',
    exchanges: [['why?', 'because']],
  } as const
  await makeTalk(services, { ...talk, learnerId: early.id, at: old.lastAt })
  await makeTalk(services, { ...talk, learnerId: late.id })
  const [answered] = await rows(`select id from response where learner_id = ${early.id} order by id`)
  const responseId = Number(answered?.['id'])
  const bytes = Buffer.from('%PDF-1.4\n%%EOF')
  const file = await makeFile(services, { ownerId: early.id, purpose: 'work', bytes })
  await addFileUses(db, { resource: 'response', resourceId: responseId }, [file.id])
  const feedback = {
    assignmentId: 1,
    responseId,
    result: 'approved',
    comment: 'good',
    byId: designer.id,
  } as const
  await db.insert(assignmentFeedbackTable).values({ ...feedback, fileIds: [], rubric: [], at: 1 })
  await learns(late, 399, ['a', 'a'])
  await learns(unfinished, 700, ['a'])
  const before = { figures: await figures(), record: await recordOf(early) }

  await forgetOld.run(services, {})

  expect(await rows('select distinct learner_id::int as id from response order by 1')).toEqual([
    { id: late.id },
    { id: unfinished.id },
  ])
  expect(await rows('select distinct learner_id::int as id from card_progress order by 1')).toEqual([
    { id: late.id },
    { id: unfinished.id },
  ])
  expect(await rows('select learner_id::int as id from talk')).toEqual([{ id: late.id }])
  expect(await rows('select sender_id::int as id from message')).toEqual([{ id: late.id }])
  expect(await rows('select 1 from help_turn')).toHaveLength(1)
  for (const table of ['assignment_feedback', `file_use where resource = 'response'`])
    expect({ table, rows: await rows(`select 1 from ${table}`) }).toEqual({ table, rows: [] })
  expect(await rows('select text, rating from reflection')).toEqual([{ text: '', rating: 4 }])
  const record = await recordOf(early)
  expect(record).toEqual({
    ...before.record,
    answers: [],
    answersForgottenAt: expect.any(Number),
    reflections: [expect.objectContaining({ rating: 4, text: '' })],
  })
  expect(await recordOf(late)).toMatchObject({ answersForgottenAt: null, answers: [{}, {}] })
  expect(await figures()).toEqual(before.figures)
  await rebuildFigures(services)
  expect(await figures()).toEqual(before.figures)
})

test('who comes back may answer anew, keeps the result, and is forgotten again one day', async () => {
  const { services } = app
  const learner = await app.person('student')
  await learns(learner, 500, ['a', 'b'])
  const grown = await figures()
  await forgetOld.run(services, {})
  const before = await recordOf(learner)
  expect(before).toMatchObject({ status: 'learned', points: 2, maxPoints: 4, answers: [] })
  const shown = async () =>
    (await app.call(learnEndpoints.activity, { as: learner, query: { id: activityId } })).activity
  expect(await shown()).toMatchObject({
    seenCount: 0,
    record: { points: 2, answersForgottenAt: before.answersForgottenAt },
  })

  await app.call(learnEndpoints.response, {
    as: learner,
    body: {
      ...{ clientId: randomUUID(), activityId, cardId: cardIds[1] ?? 0, durationMs: 1000 },
      response: { optionIds: ['a'] },
    },
  })
  const questions = await app.call(reflectionEndpoints.get, { as: learner, query: { activityId } })
  const reflections = questions.map(({ abilityId }) => ({ abilityId, rating: 5, text: 'again' }))
  await app.call(reflectionEndpoints.send, {
    as: learner,
    body: { clientId: randomUUID(), activityId, reflections },
  })
  const after = await recordOf(learner)
  expect(after).toMatchObject({ status: 'learned', points: 2, maxPoints: 4, answers: [{ text: 'This' }] })
  expect(after.scores).toEqual([expect.objectContaining({ cards: 0.5, rating: 5 })])
  expect(await figures()).toEqual(grown)
  expect(await rows(`select 1 from response where learner_id = ${learner.id}`)).toHaveLength(1)

  const { now } = services
  Object.assign(services, { now: () => now() + 401 * dayMs })
  await forgetOld.run(services, {})
  Object.assign(services, { now })
  expect(await rows(`select 1 from response where learner_id = ${learner.id}`)).toEqual([])
})

test('answers stay where a person still has to grade one, a talk went on, or a change is not in the figures', async () => {
  const { services } = app
  const { db } = services.database
  const learners = [await app.person('student'), await app.person('student'), await app.person('student')]
  const [graded, talking, pending] = learners
  const answersOf = () =>
    rows(`select 1 from response where learner_id in (${learners.map(({ id }) => id).join()})`)
  for (const learner of learners) await learns(learner, 500, ['a', 'b'])
  await aggregateAll(services)
  await db.execute(`update response set grader = 'person' where learner_id = ${graded?.id}`)
  const talk = { activityId, cardId: cardIds[0] ?? 0, manner: 'tutor', exchanges: [['and?', 'so']] } as const
  await makeTalk(services, { ...talk, learnerId: talking?.id ?? 0 })
  await db.execute(
    `insert into learning_change (learning_id) select id from learning where user_id = ${pending?.id}`,
  )
  await forgetOld.run(services, {})
  expect(await answersOf()).toHaveLength(6)

  await aggregateAll(services)
  await db.execute(`update response set grade = '{}'`)
  await db.execute('update talk set at = 1')
  await forgetOld.run(services, {})
  expect(await answersOf()).toEqual([])
})

/** One connection of the embedded database cannot do two things at once. */
test.runIf(isPostgres)('answers stay while figures are made anew', async () => {
  const { services } = app
  const learner = await app.person('student')
  const answers = () => rows(`select 1 from response where learner_id = ${learner.id}`)
  await learns(learner, 500, ['a', 'b'])
  const grown = await figures()
  const ended = Promise.withResolvers<undefined>()
  const isHeld = Promise.withResolvers<undefined>()
  const holding = services.database.db.transaction(async (db) => {
    // The figures are gone, and what they are made from is about to be noted.
    await db.execute('lock table learning_change in share mode')
    isHeld.resolve(undefined)
    await ended.promise
  })
  await isHeld.promise
  const rebuilt = rebuildFigures(services)
  await expect
    .poll(() => rows(`select 1 from pg_locks where not granted and relation = 'learning_change'::regclass`))
    .toHaveLength(1)
  await forgetOld.run(services, {})
  expect(await answers()).toHaveLength(2)
  ended.resolve(undefined)
  await Promise.all([holding, rebuilt])
  await forgetOld.run(services, {})
  expect(await answers()).toEqual([])
  expect(await figures()).toEqual(grown)
})
