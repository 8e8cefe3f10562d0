import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import { openDatabase } from '#kit/data/server/database.ts'
import { startPostgres } from '../tools/postgres.ts'
import { median } from './load.ts'
import { startOurs } from './servers.ts'

type Ours = Awaited<ReturnType<typeof startOurs>>

const many = 1_000_000
const looks = 41
const activities = 50
const cardsOfEach = 10
const answersASecond = 1000
const minuteMs = 60_000

const base = '/console-api/course/statistics'
const group = 'courseId=3'
const month = 'from=2024-03-01&to=2024-03-31'

const pages: readonly (readonly [name: string, path: string])[] = [
  ['board', `${base}/activity-board`],
  ['board by score', `${base}/activity-board?sort=score`],
  ['board of a course', `${base}/activity-board?${group}`],
  ['board of a month', `${base}/activity-board?${month}`],
  ['info', `${base}/activity-info?id=7`],
  ['info of a month', `${base}/activity-info?id=7&${month}`],
  ['dashboard', `${base}/dashboard`],
]

const question = (id: number) => ({
  id,
  type: 'choice',
  title: `Question ${id}`,
  question: 'Which one?',
  points: 1,
  options: [
    { id: 'a', text: 'This', correct: true },
    { id: 'b', text: 'That' },
    { id: 'c', text: 'Neither' },
  ],
})

/** Activities 1 to 50 with a version of the same number, ten questions each. */
export async function seedDecks(pool: Pool): Promise<void> {
  for (let id = 1; id <= activities; id += 1) {
    const cards = Array.from({ length: cardsOfEach }, (_, index) => question(id * 100 + index))
    await pool.query(
      `insert into activity (id, creator_id, created_at, updated_at, title, status, published_version_id)
       values ($1, 1, 1, 1, $2, 'public', $1)`,
      [id, `Activity ${id}`],
    )
    await pool.query(
      `insert into activity_version
         (id, activity_id, number, label, title, fields, cards, card_count, deck_hash, creator_id, created_at)
       values ($1::bigint, $1::bigint, 1, '', $2, '{}', $3, $4, 'bench-' || $1::text, 1, 1)`,
      [id, `Activity ${id}`, JSON.stringify(cards), cardsOfEach],
    )
  }
}

/** Records `from` to `to`, of ten answers each, one after the other in so many days, in twenty courses; whoever knows more answers better. */
async function insertAnswers(client: ClientBase, from: number, to: number, days: number): Promise<void> {
  const between = [from, to]
  await client.query(
    `insert into learning (id, user_id, activity_id, version_id, status, started_at, last_at, finished_at, scaled,
       points, max_points, stars, duration_ms)
     select n, 1000 + n, 1 + n % ${activities}, 1 + n % ${activities}, 'learned', s.at, s.at, s.at, n % 11 / 10.0,
       n % 11, 10, 2, 60000 + n * 7919 % 600000
     from generate_series($1::bigint, $2::bigint) n,
       lateral (select 1704067200000 + (n - $1) * ${days} / ($2 - $1 + 1) * 86400000 as at) s`,
    between,
  )
  await client.query(
    `insert into response (client_id, learner_id, activity_version_id, card_id, attempt, response, scaled, passed,
       duration_ms, hints_used, at)
     select gen_random_uuid(), 1000 + n, 1 + n % ${activities}, (1 + n % ${activities}) * 100 + c, 1,
       jsonb_build_object('optionIds', jsonb_build_array(case when k.knows then 'a' else 'b' end)),
       case when k.knows then 1 else 0 end, k.knows, 2000 + (n * 31 + c * 977) % 60000, 0, 1704067200000
     from generate_series($1::bigint, $2::bigint) n, generate_series(0, ${cardsOfEach - 1}) c,
       lateral (select hashint8(n * 10 + c) & 1023 < 200 + n % 11 * 60 as knows) k`,
    between,
  )
  await client.query(
    `insert into study (creator_id, created_at, updated_at, user_id, activity_id, course_id, status)
     select 1000 + n, 1, 1, 1000 + n, 1 + n % ${activities}, 1 + n % 20, 'learned'
     from generate_series($1::bigint, $2::bigint) n`,
    between,
  )
  await client.query(
    'insert into learning_change (learning_id) select generate_series($1::bigint, $2::bigint)',
    between,
  )
}

/** Those records with all that they are read by, at rest. */
async function seedAnswers(pool: Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect()
  // A million rows take longer than a request may.
  await client.query('set statement_timeout = 0')
  await insertAnswers(client, from, to, 365)
  await client.query('vacuum analyze learning, response, study, learning_change')
  client.release(true)
}

/** Writes so many records a second, from number `from` on, until it is stopped; `stop` answers how many a second it came to. */
function keepAnswering(pool: Pool, from: number, perSecond: number) {
  const begun = performance.now()
  const stopping = new AbortController()
  const writing = (async () => {
    let written = 0
    while (!stopping.signal.aborted) {
      const wanted = Math.floor(((performance.now() - begun) / 1000) * perSecond)
      if (wanted > written) {
        const client = await pool.connect()
        await insertAnswers(client, from + written, from + wanted - 1, 1).finally(() => client.release())
        written = wanted
      }
      await wait(50)
    }
    return (written / (performance.now() - begun)) * 1000
  })()
  return {
    stop: () => {
      stopping.abort()
      return writing
    },
  }
}

/** Waits until the server has brought every record into the figures; answers records a second, from the first batch to the last. */
async function untilAggregated(pool: Pool, records: number): Promise<number> {
  let first: { at: number; left: number } | undefined
  for (;;) {
    const { rows } = await pool.query<{ left: number }>('select count(*)::int as left from learning_change')
    const left = rows[0]?.left ?? 0
    if (left === 0) break
    if (left < records) first ??= { at: performance.now(), left }
    await wait(250)
  }
  const perSecond = first ? (first.left / (performance.now() - first.at)) * 1000 : Infinity
  await pool.query('vacuum analyze statistics_figure')
  return perSecond
}

const entries = 200_000
const longestMs = 30_000

/** Rows a second by which `counted` falls, from the first on, for half a minute at most. */
async function fallOf(pool: Pool, counted: string): Promise<number> {
  const count = async () =>
    (await pool.query<{ n: number }>(`select count(*)::int as n from ${counted}`)).rows[0]?.n ?? 0
  const all = await count()
  let left = all
  while (left === all) {
    await wait(100)
    left = await count()
  }
  const [first, begun] = [left, performance.now()]
  while (left > 0 && performance.now() - begun < longestMs) {
    await wait(250)
    left = await count()
  }
  return ((first - left) / (performance.now() - begun)) * 1000
}

/** What the rules of retention take away a second: entries of the log, and answers of finished activities. */
async function forgetting(pool: Pool): Promise<{ entries: number; answers: number }> {
  await pool.query(
    `insert into operation_log (actor_id, resource, resource_id, action, before, after, at, request_id)
     select n % 50, 'activity', n % 1000, 'update', '{"title":"before"}', '{"title":"after"}', n, 'bench'
     from generate_series(1, ${entries}) n`,
  )
  await pool.query(`insert into pgboss.job (name, data) values ('forget-old', '{"payload":{}}')`)
  // One comes after the other, in an order that is the job's.
  const [log, records] = await Promise.all([
    fallOf(pool, `operation_log where at <= ${entries}`),
    fallOf(pool, 'learning where answers_forgotten_at is null'),
  ])
  return { entries: log, answers: records * cardsOfEach }
}

/** Of each page the median and the longest of its looks, in ms, with pauses between. */
async function timesOf({ url, token }: Ours, pauseMs = 0): Promise<{ usual: number; longest: number }[]> {
  const times: { usual: number; longest: number }[] = []
  for (const [name, path] of pages) {
    const taken: number[] = []
    for (let look = 0; look < looks; look += 1) {
      const begun = performance.now()
      const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
      const answer = await response.text()
      taken.push(performance.now() - begun)
      if (pauseMs > 0) await wait(pauseMs)
      if (!answer.startsWith('{"code":0,')) throw new Error(`${name} was answered ${answer}`)
    }
    times.push({ usual: median(taken), longest: Math.max(...taken) })
  }
  return times
}

/** Board and info over a hundredth of the answers and all of them, and while more are written. */
export async function measureStatistics(
  folder: string,
  print: (line: string) => void,
  checkout?: string,
  most = many,
): Promise<void> {
  const cluster = await startPostgres()
  if (!cluster) return
  const settings = { DATABASE_URL: cluster.url, RETAIN_ANSWERS_DAYS: '365' }
  const server = await startOurs('statistics', join(folder, 'statistics'), settings, checkout)
  const { pool, close } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  const records = (answers: number) => answers / cardsOfEach
  await seedDecks(pool)
  const few = most / 100
  const perSecond: number[] = []
  const times: Awaited<ReturnType<typeof timesOf>>[] = []
  for (const [from, to] of [
    [0, few],
    [few, most],
  ] as const) {
    await seedAnswers(pool, records(from) + 1, records(to))
    perSecond.push(await untilAggregated(pool, records(to - from)))
    times.push(await timesOf(server))
  }
  const learners = keepAnswering(pool, records(most) + 1, records(answersASecond))
  // For more than a minute, so that the job is at it in between.
  times.push(await timesOf(server, minuteMs / looks / pages.length))
  const written = (await learners.stop()) * cardsOfEach
  print(`\nfigures: ${perSecond.at(-1)?.toFixed(0)} records a second are brought in, from the first batch on`)
  print(`ms among ${few} and among ${most} answers, the ratio (wanted: below 200, at most 1.5 times);`)
  print(`while ${written.toFixed(0)} answers a second are written, and the longest of ${looks} looks then`)
  for (const [at, [name]] of pages.entries()) {
    const [small, large, busy] = times.map((each) => each[at])
    if (!small || !large || !busy) continue
    const ratio = (large.usual / small.usual).toFixed(2)
    const figures = [small.usual.toFixed(1), large.usual.toFixed(1), ratio, busy.usual.toFixed(1)]
    print([name.padEnd(28), ...figures, busy.longest.toFixed(1)].join('\t'))
  }
  const gone = await forgetting(pool)
  const [log, answers] = [gone.entries.toFixed(0), gone.answers.toFixed(0)]
  print(`retention takes away ${log} entries of the log a second, and ${answers} answers`)
  await Promise.all([server.stop(), close()])
  await cluster.stop()
}
