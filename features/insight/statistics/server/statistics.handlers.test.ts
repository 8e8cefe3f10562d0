import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { openCall } from '#kit/call/server/call.ts'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { courseAuthEndpoints } from '#features/content/authorization/authorization.contract.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { learningRecordTable } from '#features/learning/attempt/server/progress/learningRecord.table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { statisticsEndpoints } from '../statistics.contract.ts'
import { exportStatistics } from './exportStatistics.ts'
import { aggregateAll } from './aggregate.ts'

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
    await app.services.database.db.insert(learningRecordTable).values(record).onConflictDoNothing()
  }
  await makeLearning(app.services, { userId, activityId, ...(startedAt !== undefined && { startedAt }) })
  await aggregateAll(app.services)
}

const boardOf = async (as: Person, filters: object = {}) =>
  (await app.call(statisticsEndpoints.board, { as, query: { ...whole, ...filters } })).list.map(
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
    const get = (id: number) => app.request(statisticsEndpoints.info, { as: teacher, query: { id } })
    expect(await get(mine.id)).toMatchObject({ code: 0, data: { whole: { learners: 1 } } })
    expect(await get(other.id)).toMatchObject({ code: 404 })
    const activityId = other.id
    expect(
      await app.request(statisticsEndpoints.reflections, {
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
    const id = await app.call(courseAuthEndpoints.create, {
      as: admin,
      body: { ...body, privileges: ['viewLearners'] },
    })
    expect(await boardOf(assistant, { courseId })).toEqual(['In a course'])
    expect(await boardOf(assistant)).toEqual([])
    const query = { id: activity.id, courseId }
    const info = await app.call(statisticsEndpoints.info, { as: assistant, query })
    expect(info.whole.learners).toBe(1)
    await app.call(courseAuthEndpoints.delete, { as: admin, query: { id } })
    expect(await app.request(statisticsEndpoints.info, { as: assistant, query })).toMatchObject({ code: 404 })
  })
})

test('only those who began between two days are counted, both included', async () => {
  const { id } = await publish('By day')
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03'])
    await learned(id, undefined, Date.parse(`${day}T23:30:00+08:00`))
  const learners = async (days: object) =>
    (await app.call(statisticsEndpoints.info, { as: admin, query: { id, ...days } })).whole.learners
  expect(await learners({})).toBe(3)
  expect(await learners({ from: '2026-03-02', to: '2026-03-02' })).toBe(1)
  expect(await learners({ from: '2026-03-02' })).toBe(2)
  expect(await learners({ to: '2026-03-02' })).toBe(2)
  const info = await app.call(statisticsEndpoints.info, { as: admin, query: { id } })
  expect(info.starts.map(({ day }) => day)).toEqual(['2026-03-01', '2026-03-02', '2026-03-03'])
})

test('what the board shows can be exported as a sheet', async () => {
  const { id } = await publish('=Sheet')
  await learned(id)
  for (const body of [{}, { id }]) {
    const response = await app.fetch('POST', prefix + statisticsEndpoints.export.path, { body }, admin)
    expect(response.headers.get('content-type')).toContain('spreadsheetml')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
})

test('the sheet of the board has one state, whatever changes while it is written', async () => {
  const { services } = app
  const { pool } = services.database
  // Too much for what packs the sheet to take in before anybody reads.
  await pool.query(`with made as (
      insert into activity (creator_id, status, title, created_at, updated_at)
      select 1, 'draft', 'Many ' || (select string_agg(md5(n || ' ' || part || ' ' || random()), '') from generate_series(1, 60) part), 1, 1
      from generate_series(1, 600) n returning id)
    insert into statistics_figure (version_id, cohort, day, card_id, activity_id, sums)
    select id, 'all', 'all', card, id, jsonb_build_object('met', 1, 'done', 1) from made, unnest(array[0, 1]) card`)
  const state = { mustChangePassword: false, mustSetUpFactor: false, confirmedAt: 0 }
  const visitor = { ...admin, ...state, sessionId: 1, timeZone: 'UTC', nickname: 'Admin' }
  const about = { language: 'en', requestId: '', address: '', userAgent: '' } as const
  const call = openCall(services, { ...about, visitor })
  const { file } = await exportStatistics(call, {})
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    const isUnderWay = size < 50_000 && size + chunk.length >= 50_000
    size += chunk.length
    // Some rows are written, and most are not.
    if (isUnderWay)
      await pool.query(`delete from statistics_figure using activity
        where activity.id = activity_id and title like 'Many %' and activity_id % 2 = 0`)
    chunks.push(Buffer.from(chunk))
  }
  const sheet = await readSheet(Buffer.concat(chunks))
  const many = sheet?.rows.filter((cells) => cells[0]?.startsWith('Many '))
  expect(many).toHaveLength(600)
  expect(new Set(many?.map((cells) => cells.slice(1, 3).join()))).toEqual(new Set(['1,1']))
})
