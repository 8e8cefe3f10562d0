import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeActivity } from '#features/activity/server/makeActivity.ts'
import { courseAuthEndpoints } from '#features/course/courseAuth.contract.ts'
import { makeCourse } from '#features/course/server/makeCourse.ts'
import { makeLearning } from '#features/learning/server/makeLearning.ts'
import { studyTable } from '#features/learning/server/study.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { prefix } from '#kit/envelope.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { foldAll } from './fold.ts'

let app: TestApp
let admin: Person
let teacher: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  teacher = await app.person('teacher')
})
afterAll(() => app.close())

const whole = { sort: 'learners', order: 'desc', pageNo: 1, pageSize: 20 } as const
const publish = (title: string, hostTeacherIds: number[] = []) =>
  makeActivity(app.services, { creatorId: admin.id, status: 'public', title, hostTeacherIds })

/** Somebody learns it, in a course where one is named. */
async function learned(activityId: number, courseId?: number, startedAt?: number) {
  const { id: userId } = await app.person('student')
  const at = startedAt ?? Date.now()
  if (courseId !== undefined) {
    const record = { userId, activityId, courseId, createdAt: at, updatedAt: at }
    await app.services.database.db.insert(studyTable).values(record).onConflictDoNothing()
  }
  await makeLearning(app.services, { userId, activityId, ...(startedAt !== undefined && { startedAt }) })
  await foldAll(app.services)
}

const boardOf = async (as: Person, filters: object = {}) =>
  (await app.ask(statisticsEndpoints.board, { as, query: { ...whole, ...filters } })).list.map(
    ({ title }) => title,
  )

describe('a teacher', () => {
  test('reads the figures of what they host, and of nothing else', async () => {
    const mine = await publish('Hosted', [teacher.id])
    const other = await publish('Somebody else’s')
    await learned(mine.id)
    await learned(other.id)
    expect(await boardOf(teacher)).toEqual(['Hosted'])
    expect(await boardOf(admin)).toEqual(expect.arrayContaining(['Hosted', 'Somebody else’s']))
    const get = (id: number) => app.call(statisticsEndpoints.info, { as: teacher, query: { id } })
    expect(await get(mine.id)).toMatchObject({ code: 0, data: { whole: { learners: 1 } } })
    expect(await get(other.id)).toMatchObject({ code: 404 })
    const activityId = other.id
    expect(
      await app.call(statisticsEndpoints.reflections, {
        as: teacher,
        query: { activityId, pageNo: 1, pageSize: 10 },
      }),
    ).toMatchObject({ code: 404 })
  })

  test('who assists in a course reads its own learners’ figures, until that is taken back', async () => {
    const assistant = await app.person('teacher')
    const activity = await publish('In a course')
    const places = [{ unit: 1, activityId: activity.id }]
    const course = await makeCourse(app.services, { creatorId: admin.id, status: 'public', places })
    const courseId = course.id
    await learned(activity.id, courseId)
    await learned(activity.id)
    expect(await boardOf(assistant, { courseId })).toEqual([])
    const body = { targetType: 'course', targetId: courseId, userId: assistant.id } as const
    const id = await app.ask(courseAuthEndpoints.create, {
      as: admin,
      body: { ...body, privileges: ['viewLearners'] },
    })
    expect(await boardOf(assistant, { courseId })).toEqual(['In a course'])
    expect(await boardOf(assistant)).toEqual([])
    const query = { id: activity.id, courseId }
    const told = await app.ask(statisticsEndpoints.info, { as: assistant, query })
    expect(told.whole.learners).toBe(1)
    await app.ask(courseAuthEndpoints.delete, { as: admin, query: { id } })
    expect(await app.call(statisticsEndpoints.info, { as: assistant, query })).toMatchObject({ code: 404 })
  })
})

test('only those who began between two days are counted, both included', async () => {
  const { id } = await publish('By day')
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03'])
    await learned(id, undefined, Date.parse(`${day}T23:30:00+08:00`))
  const learners = async (days: object) =>
    (await app.ask(statisticsEndpoints.info, { as: admin, query: { id, ...days } })).whole.learners
  expect(await learners({})).toBe(3)
  expect(await learners({ from: '2026-03-02', to: '2026-03-02' })).toBe(1)
  expect(await learners({ from: '2026-03-02' })).toBe(2)
  expect(await learners({ to: '2026-03-02' })).toBe(2)
  const told = await app.ask(statisticsEndpoints.info, { as: admin, query: { id } })
  expect(told.starts.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
})

test('what stands on the board can be taken along as a sheet', async () => {
  const { id } = await publish('=Sheet')
  await learned(id)
  for (const body of [{}, { id }]) {
    const response = await app.fetch('POST', prefix + statisticsEndpoints.export.path, { body }, admin)
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})
