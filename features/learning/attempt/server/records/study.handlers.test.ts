import { afterAll, beforeAll, expect, test } from 'vitest'
import { idsOf } from '#deck/deck.document.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { studyEndpoints } from '../../learning.contract.ts'
import { makeLearning } from '../makeLearning.ts'
import { versionDeck } from '../journey/versionDeck.ts'

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
  const { list } = await app.ask(studyEndpoints.page, { as: admin, body: { activityId: activity.id } })
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
  expect(await app.ask(studyEndpoints.get, { as: admin, query: { id: made.id } })).toMatchObject({
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
  const { list, total } = await app.ask(studyEndpoints.page, { as: teacher, body: {} })
  expect(list.map(({ id }) => id)).toEqual([own.id])
  expect(total).toBe(1)
  expect(await app.call(studyEndpoints.get, { as: teacher, query: { id: other.id } })).toMatchObject({
    code: 404,
  })
  expect(await app.call(studyEndpoints.page, { as: learner, body: {} })).toMatchObject({ code: 1403 })
  expect(
    await app.call(studyEndpoints.page, { as: await app.person('admin_designer'), body: {} }),
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
  const ask = (body: object) => app.ask(studyEndpoints.page, { as: admin, body: { title: '分页', ...body } })
  const one = await ask({ pageSize: 2 })
  const two = await ask({ pageSize: 2, pageNo: 2 })
  expect(one).toMatchObject({ total: 5, totalIsCapped: false })
  expect(await ask({ pageSize: 2, after: one.next })).toMatchObject({ list: two.list })
  expect((await ask({ sort: [{ field: 'createdAt', order: 'asc' }] })).list[0]?.startedAt).toBe(
    1_700_000_000_000,
  )
  expect((await ask({ startedAt: { from: 1_700_000_003_000 } })).total).toBe(2)
  expect((await ask({ lastAt: { to: 1_700_000_300_000 } })).total).toBe(1)
  expect((await ask({ status: 'learned' })).total).toBe(0)
  expect((await ask({ status: ['locked'] })).list).toEqual([])
  expect((await ask({ status: [] })).list).toEqual([])
})
