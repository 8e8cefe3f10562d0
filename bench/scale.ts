import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { openDatabase } from '#kit/data/server/database.ts'
import { startPostgres } from '../tools/postgres.ts'
import { atLeisure, each, learnerOf, seedCourses, seedLearners } from './learners.seed.ts'
import { sessionOf } from './learners.ts'
import { median } from './load.ts'
import { startOurs } from './servers.ts'

type Ours = Awaited<ReturnType<typeof startOurs>>

/** Answers to each record that is begun, of which there are nearly two a learner: ten million in all. */
const answers = 'generate_series(1, 6) attempt where true'
const looks = 41
const writers = 200

/** The figures as the server keeps them, of all that was seeded, by one statement: it would bring in some hundred records a second. */
const figures = `
  insert into statistics_figure (version_id, activity_id, cohort, day, card_id, sums)
  select s.version_id, s.activity_id, c.cohort, d.day, k.card, jsonb_build_object('met', count(*),
    'done', count(*) filter (where s.status = 'learned'), 'score', count(*) filter (where s.status = 'learned') * 1000,
    'scored', count(*))
  from (
    select version_id, activity_id, status, course_id, to_char(to_timestamp(started_at / 1000), 'YYYY-MM-DD') as day
    from study where status <> 'waiting'
  ) s, lateral (values ('all'), ('course:' || s.course_id), ('product:' || s.course_id)) c (cohort),
    lateral (values ('all'), (left(s.day, 7)), (s.day)) d (day), (values (0), (1)) k (card)
  group by 1, 2, 3, 4, 5`

interface Timed {
  readonly name: string
  readonly ms: number
}

async function ask(url: string, token: string, path: string, body?: object): Promise<number> {
  const begun = performance.now()
  const response = await fetch(`${url}/console-api/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.text()
  if (!answer.startsWith('{"code":0,')) throw new Error(`${path} was answered ${answer}`)
  return performance.now() - begun
}

/** An answer of each of some learners, to what they have begun by it. */
async function timeAnswers({ url }: Ours, pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ user: number; activity: number }>(
    `select distinct on (user_id) user_id as user, activity_id as activity from study
     where status = 'waiting' and unlock_at < $1 and user_id in (
       select user_id from study where status = 'waiting' order by hashint8(id) limit $2)
     order by user_id, unit`,
    [Date.now(), writers],
  )
  const taken: number[] = []
  for (const { user, activity } of rows) {
    const token = await sessionOf(pool, user)
    const place = { activityId: activity, cardId: 1, clientId: randomUUID(), durationMs: 5000 }
    taken.push(await ask(url, token, 'learn/response', { ...place, response: { optionIds: ['a'] } }))
  }
  return median(taken)
}

async function timeAll(server: Ours, pool: Pool, most: number): Promise<Timed[]> {
  const several = async (next: (look: number) => Promise<number>): Promise<number> => {
    const taken: number[] = []
    for (let look = 0; look < looks; look += 1) taken.push(await next(look))
    return median(taken)
  }
  const staff = (name: string, path: string, body?: object) =>
    several(() => ask(server.url, server.token, path, body)).then((ms) => ({ name, ms }))
  const board = 'course/statistics/activity-board'
  const timed = [
    await staff('board', board),
    await staff('board of a course', `${board}?courseId=3`),
    await staff('records', 'course/study/page', {}),
    await staff('records of a course', 'course/study/page', { courseId: 3 }),
    await staff('records: counts by state', 'course/study/counts', {}),
  ]
  const home = await several(async (look) => {
    const learner = learnerOf(1 + Math.floor((look * (most - 1)) / looks))
    return ask(server.url, await sessionOf(pool, learner), 'learn/courses')
  })
  return [
    ...timed,
    { name: 'a learner at home', ms: home },
    { name: 'an answer', ms: await timeAnswers(server, pool) },
  ]
}

/** So many learners with ten times as many answers, against a hundredth of both. */
export async function measureScale(
  folder: string,
  print: (line: string) => void,
  learners: number,
): Promise<void> {
  const hundredth = Math.round(learners / 100)
  const cluster = await startPostgres({ isNeeded: true })
  if (!cluster) return
  const server = await startOurs('scale', join(folder, 'scale'), { DATABASE_URL: cluster.url })
  const { pool, close } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  await seedCourses(pool, 1)
  const measured: Timed[][] = []
  let begunAt = 1
  for (const most of [hundredth, learners]) {
    await seedLearners(pool, [begunAt, most], learners, answers)
    await atLeisure(pool, async (run) => {
      await run('truncate statistics_figure')
      await run(figures)
      await run('vacuum analyze statistics_figure')
      // What a bulk load leaves to be written would be written under the first ones who ask.
      await run('checkpoint')
    })
    measured.push(await timeAll(server, pool, most))
    begunAt = most + 1
  }
  const { rows } = await pool.query<{ answers: string; size: string; all: string }>(
    `select count(*) as answers, pg_size_pretty(pg_total_relation_size('response')) as size,
       pg_size_pretty(pg_database_size(current_database())) as all from response`,
  )
  const [all] = rows
  print(
    `\n${learners} learners, ${all?.answers} answers (${all?.size}) in ${all?.all}, ${each} records a learner`,
  )
  print(`ms, and among a hundredth of them\twanted: at most 1.5 times`)
  for (const [at, { name, ms }] of (measured[1] ?? []).entries()) {
    const small = measured[0]?.[at]?.ms ?? 0
    print([name.padEnd(28), small.toFixed(1), ms.toFixed(1), (ms / small).toFixed(2)].join('\t'))
  }
  const tables = await pool.query<{ name: string; rows: number; bytes: number }>(
    `select relname as name, n_live_tup::float8 as rows, pg_total_relation_size(relid)::float8 as bytes
     from pg_stat_user_tables where schemaname = 'public' and n_live_tup >= $1 order by 3 desc`,
    [learners / 2],
  )
  print('\nwhat grows\trows\tMB\tbytes a row\tGB at 100,000,000 learners')
  for (const { name, rows: count, bytes } of tables.rows)
    print(
      [
        name.padEnd(28),
        count,
        (bytes / 1e6).toFixed(0),
        (bytes / count).toFixed(0),
        ((bytes * 1e8) / learners / 1e9).toFixed(0),
      ].join('\t'),
    )
  await Promise.all([server.stop(), close()])
  await cluster.stop()
}
