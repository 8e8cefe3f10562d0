import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openDatabase } from '#kit/data/server/database.ts'
import { hashToken, makeToken } from '#features/people/session/server/token.ts'
import { startPostgres } from '../tools/postgres.ts'
import { learnerOf, seedCourses, seedLearners } from './learners.seed.ts'
import { median } from './load.ts'
import { startOurs } from './servers.ts'

type Ours = Awaited<ReturnType<typeof startOurs>>

const many = 1_000_000
const looks = 11

interface Look {
  readonly name: string
  readonly who: 'admin' | 'teacher' | 'learner'
  readonly path: string
  /** Absent: it is a GET. */
  readonly body?: object
}

const lastWeek = Date.now() - 7 * 86_400_000
const sorted = (field: string, order = 'asc') => ({ sort: [{ field, order }] })
const list = (name: string, path: string, body: object = {}, who: Look['who'] = 'admin'): Look => ({
  name,
  who,
  path: `/console-api/${path}`,
  body,
})

const calls: readonly Look[] = [
  list('progress: counts', 'course/study/progress-counts'),
  list('progress: counts of the largest course', 'course/study/progress-counts', { courseId: 1 }),
  list('progress: counts of another course', 'course/study/progress-counts', { courseId: 7 }),
  list('progress: counts, teacher', 'course/study/progress-counts', {}, 'teacher'),
  list('progress: page', 'course/study/progress-page'),
  list('progress: page 500', 'course/study/progress-page', { pageNo: 500, pageSize: 20 }),
  list('progress: behind', 'course/study/progress-page', { status: 'behind' }),
  list('progress: in time', 'course/study/progress-page', { status: 'inTime' }),
  list('progress: learned, one course', 'course/study/progress-page', { status: 'learned', courseId: 7 }),
  list('progress: last week', 'course/study/progress-page', { createdAt: { from: lastWeek } }),
  list('progress: page, teacher', 'course/study/progress-page', {}, 'teacher'),
  list('records: counts', 'course/study/counts'),
  list('records: counts of the largest course', 'course/study/counts', { courseId: 1 }),
  list('records: counts of another course', 'course/study/counts', { courseId: 7 }),
  list('records: counts, teacher', 'course/study/counts', {}, 'teacher'),
  list('records: page', 'course/study/page'),
  list('records: locked', 'course/study/page', { status: 'locked' }),
  list('records: pending', 'course/study/page', { status: 'pending' }),
  list('records: learned, one course', 'course/study/page', { status: 'learned', courseId: 7 }),
  list('records: page, teacher', 'course/study/page', {}, 'teacher'),
  { name: 'dashboard', who: 'admin', path: '/console-api/system/dashboard/get' },
  { name: 'dashboard, teacher', who: 'teacher', path: '/console-api/system/dashboard/get' },
  list('people by nickname', 'system/user/page', sorted('nickname')),
  list('people by name, falling', 'system/user/page', sorted('username', 'desc')),
  list('people by last sign-in', 'system/user/page', sorted('lastLoginAt', 'desc')),
  list('people by last sign-in, rising', 'system/user/page', sorted('lastLoginAt')),
  list('orders by price', 'course/order/page', sorted('price', 'desc')),
  list('orders by time of payment', 'course/order/page', sorted('paidAt', 'desc')),
  list('orders by number', 'course/order/page', sorted('number')),
  list('orders that wait', 'course/order/page', { status: 'pending' }),
  { name: 'a learner at home', who: 'learner', path: '/console-api/learn/courses' },
  { name: 'a learner in a course', who: 'learner', path: '/console-api/learn/course?id=1' },
]

/** A session of somebody who was made by SQL. */
async function sessionOf(pool: Pool, userId: number): Promise<string> {
  const token = makeToken()
  const now = Date.now()
  await pool.query(
    `insert into session (token_hash, user_id, created_at, last_seen_at, expires_at, time_zone)
     values ($1, $2, $3::bigint, $3, $3 + 86400000000, 'Asia/Shanghai')`,
    [hashToken(token), userId, now],
  )
  return token
}

type Tokens = Readonly<Record<Look['who'], string>>

async function look({ url }: Ours, tokens: Tokens, { name, who, path, body }: Look): Promise<number> {
  const taken: number[] = []
  for (let time = 0; time < looks; time += 1) {
    const begun = performance.now()
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${tokens[who]}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await response.text()
    taken.push(performance.now() - begun)
    if (!answer.startsWith('{"code":0,')) throw new Error(`${name} was answered ${answer}`)
  }
  return median(taken)
}

/** The first answers of learners of the largest course to its first activity, one after the other: ms, the median. */
async function answers({ url }: Ours, pool: Pool): Promise<number> {
  const taken: number[] = []
  const { rows } = await pool.query<{ id: number }>(
    `select user_id as id from study where course_id = 1 and activity_id = 1 and status = 'waiting' limit ${looks}`,
  )
  for (const { id } of rows) {
    const token = await sessionOf(pool, id)
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const act = {
      clientId: randomUUID(),
      activityId: 1,
      cardId: 1,
      response: { optionIds: ['a'] },
      durationMs: 900,
    }
    // A player has opened the activity before.
    await (await fetch(`${url}/console-api/learn/activity?id=1`, { headers })).text()
    const begun = performance.now()
    const sent = { method: 'POST', headers, body: JSON.stringify(act) }
    const answer = await (await fetch(`${url}/console-api/learn/response`, sent)).text()
    taken.push(performance.now() - begun)
    if (!answer.startsWith('{"code":0,')) throw new Error(`an answer was answered ${answer}`)
  }
  return median(taken)
}

/** What somebody may save in the largest course, and how its renewal is asked for. */
const saves: readonly (readonly [name: string, change: string])[] = [
  // Nobody has saved what SQL has made.
  ['the first save', 'select'],
  ['nothing new', 'select'],
  ['other days', `update course set unlock_mode = 'all' where id = 1`],
  ['one activity more', 'insert into course_place (course_id, activity_id, unit, rank) values (1, 4, 3, 3)'],
  ['the same without it', 'delete from course_place where course_id = 1 and activity_id = 4'],
]

/** Learners a second to whom a saved course is brought, from the first batch to the last. */
async function renewalOf(pool: Pool, change: string): Promise<number> {
  await pool.query(change)
  await pool.query('insert into study_renewal (course_id, at) values (1, $1)', [Date.now()])
  await pool.query(
    `insert into pgboss.job (name, data) values ('renewStudies', '{"payload":{"courseId":1}}')`,
  )
  let first: { at: number; learners: number } | undefined
  let learners = 0
  for (;;) {
    const { rows } = await pool.query<{ done: number }>('select done_up_to as done from study_renewal')
    const at = performance.now()
    if (!rows[0]) return first ? ((learners - first.learners) / (at - first.at)) * 1000 : 0
    const [{ done }] = [rows[0]]
    if (done > 0) {
      learners = (done * 6) / 10
      first ??= { at, learners }
    }
    await wait(20)
  }
}

/** What grows with learners, among a hundredth of them and all, and how quickly a saved course reaches them. */
export async function measureLearners(
  folder: string,
  print: (line: string) => void,
  checkout?: string,
  most = many,
): Promise<void> {
  const cluster = await startPostgres()
  if (!cluster) return
  const settings = { DATABASE_URL: cluster.url }
  const server = await startOurs('learners', join(folder, 'learners'), settings, checkout)
  const { pool, close } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  const { rows } = await pool.query<{ id: number }>(
    `insert into app_user (created_at, updated_at, username, nickname, password_hash, roles)
     values (1, 1, 'bench-teacher', 'Teacher', '', '{teacher}') returning id`,
  )
  const teacherId = rows[0]?.id ?? 0
  await seedCourses(pool, teacherId)
  const measured: number[][] = []
  const few = most / 100
  for (const [from, to] of [
    [1, few],
    [few + 1, most],
  ] as const) {
    if (to < from) continue
    await seedLearners(pool, [from, to], most, few)
    const teacher = await sessionOf(pool, teacherId)
    const tokens = { admin: server.token, teacher, learner: await sessionOf(pool, learnerOf(1)) }
    const times: number[] = []
    for (const call of calls) times.push(await look(server, tokens, call))
    times.push(await answers(server, pool))
    measured.push(times)
  }
  print(
    `\nlists that grow with learners, median of ${looks} looks in ms\twanted: below 200 among ${most}, at most 1.5 times`,
  )
  print(['call'.padEnd(40), `of ${few}`, `of ${most}`, 'ratio'].join('\t'))
  for (const [at, name] of [...calls.map((call) => call.name), 'an answer written'].entries()) {
    const [small = 0, large = 0] = measured.map((times) => times[at])
    print([name.padEnd(40), small.toFixed(1), large.toFixed(1), (large / small).toFixed(2)].join('\t'))
  }
  print('\nsaved course, learners a second\twanted: 5,500')
  for (const [name, change] of saves)
    print([name.padEnd(40), (await renewalOf(pool, change)).toFixed(0)].join('\t'))
  await Promise.all([server.stop(), close()])
  await cluster.stop()
}
