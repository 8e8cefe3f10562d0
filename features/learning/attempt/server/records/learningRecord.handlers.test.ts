import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf } from '#deck/deck.document.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learningRecordEndpoints } from '../../learning.contract.ts'
import { makeLearning } from '../makeLearning.ts'
import { versionDeck } from '../progress/versionDeck.ts'

let app: TestApp
let admin: Person
let teacher: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  teacher = await app.person('teacher')
  learner = await app.person('student')
})
afterAll(() => app.close())

const publicOne = (title: string, hostTeacherIds: number[] = []) =>
  makeActivity(app.services, { creatorId: admin.id, status: 'public', title, hostTeacherIds })

test('The score of a learner stands in the record, with every answer as it was given', async () => {
  const activity = await publicOne('Scored')
  const deck = await versionDeck(app.services.database.db, activity.publishedVersionId ?? 0)
  const question = idsOf(deck)[1] ?? 0
  const made = await makeLearning(app.services, {
    userId: learner.id,
    activityId: activity.id,
    responses: [{ cardId: question, response: { optionIds: ['a'] } }],
  })
  const { list } = await app.call(learningRecordEndpoints.page, {
    as: admin,
    body: { activityId: activity.id },
  })
  expect(list).toMatchObject([
    {
      id: made.id,
      userId: learner.id,
      userName: learner.username,
      activityTitle: 'Scored',
      versionNumber: 1,
      status: 'learned',
      points: 2,
      maxPoints: 2,
      scaled: 1,
      stars: 3,
    },
  ])
  expect(await app.call(learningRecordEndpoints.get, { as: admin, query: { id: made.id } })).toMatchObject({
    answers: [
      {
        cardId: question,
        cardType: 'choice',
        attempt: 1,
        response: { optionIds: ['a'] },
        scaled: 1,
        passed: true,
        gradedBy: null,
      },
    ],
  })
})

test('A teacher reads the records of the activities that name them as host, and no others', async () => {
  const mine = await publicOne('Hosted', [teacher.id])
  const theirs = await publicOne('Not hosted')
  const own = await makeLearning(app.services, { userId: learner.id, activityId: mine.id })
  const other = await makeLearning(app.services, { userId: learner.id, activityId: theirs.id })
  const { list, total } = await app.call(learningRecordEndpoints.page, { as: teacher, body: {} })
  expect(list.map(({ id }) => id)).toEqual([own.id])
  expect(total).toBe(1)
  expect(
    await app.request(learningRecordEndpoints.get, { as: teacher, query: { id: other.id } }),
  ).toMatchObject({
    code: 404,
  })
  expect(await app.request(learningRecordEndpoints.page, { as: learner, body: {} })).toMatchObject({
    code: 1403,
  })
  expect(
    await app.request(learningRecordEndpoints.page, { as: await app.person('admin_designer'), body: {} }),
  ).toMatchObject({ code: 1403 })
})

test('Records are filtered by status, title and time, and paged by number and by cursor', async () => {
  const activity = await publicOne('分页记录')
  for (let index = 0; index < 5; index += 1) {
    const { id: userId } = await app.person('student')
    await makeLearning(app.services, {
      userId,
      activityId: activity.id,
      startedAt: 1_700_000_000_000 + index * 1000,
      ...(index === 0 && { viewed: [] }),
    })
  }
  const readPage = (body: object) =>
    app.call(learningRecordEndpoints.page, { as: admin, body: { title: '分页', ...body } })
  const one = await readPage({ pageSize: 2 })
  const two = await readPage({ pageSize: 2, pageNo: 2 })
  expect(one).toMatchObject({ total: 5, totalIsCapped: false })
  expect(await readPage({ pageSize: 2, after: one.next })).toMatchObject({ list: two.list })
  expect((await readPage({ sort: [{ field: 'createdAt', order: 'asc' }] })).list[0]?.startedAt).toBe(
    1_700_000_000_000,
  )
  expect((await readPage({ startedAt: { from: 1_700_000_003_000 } })).total).toBe(2)
  expect((await readPage({ lastAt: { to: 1_700_000_300_000 } })).total).toBe(1)
  expect((await readPage({ status: 'learned' })).total).toBe(0)
  expect((await readPage({ status: ['locked'] })).list).toEqual([])
  expect((await readPage({ status: [] })).list).toEqual([])
})
