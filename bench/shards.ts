import { join } from 'node:path'
import type { Pool } from 'pg'
import { openDatabase } from '#kit/data/server/database.ts'
import { startPostgres } from '../tools/postgres.ts'
import { atLeisure, seedCourses, seedLearners } from './learners.seed.ts'
import { startOurs } from './servers.ts'

const shards = 8
const learners = 20_000

/** Tables that grow with learners, and the column that tells whose a row is: the one to distribute them by. */
const distributed = {
  enrolment: 'user_id',
  course_progress: 'user_id',
  study: 'user_id',
  learning: 'user_id',
  response: 'learner_id',
} as const

/** A copy of a table in as many parts as there would be machines, with its indexes; a unique one has to hold the key. */
async function distribute(pool: Pool, table: string, key: string): Promise<void> {
  await atLeisure(pool, async (run) => {
    await run(
      `create table sharded.${table} (like public.${table} including defaults) partition by hash (${key})`,
    )
    for (let shard = 0; shard < shards; shard += 1)
      await run(
        `create table sharded.${table}_${shard} partition of sharded.${table} for values with (modulus ${shards}, remainder ${shard})`,
      )
    const { rows } = await pool.query<{ text: string }>(
      `select replace(pg_get_indexdef(indexrelid), 'ON public.', 'ON sharded.') as text from pg_index
       where indrelid = 'public.${table}'::regclass and not indisunique`,
    )
    for (const { text } of rows) await run(text)
    await run(`insert into sharded.${table} select * from public.${table}`)
    await run(`analyze sharded.${table}`)
  })
}

interface Query {
  readonly name: string
  readonly text: string
}

const own = 'user_id = 1500'
const queries: readonly Query[] = [
  {
    name: 'a learner at home: enrolments',
    text: `select * from enrolment where ${own} and ended_at is null`,
  },
  { name: 'a learner at home: what was learned', text: `select * from learning where ${own}` },
  {
    name: 'an answer: what was answered before',
    text: 'select * from response where learner_id = 1500 and activity_version_id = 1',
  },
  {
    name: 'an answer: the records of it',
    text: `update study set stars = 1 where ${own} and activity_id = 1`,
  },
  {
    name: 'an answer is kept',
    text: `insert into response (client_id, learner_id, activity_version_id, card_id, attempt, response, passed, duration_ms, hints_used, at)
      values (gen_random_uuid(), 1500, 1, 1, 9, '{}', true, 1, 0, 1)`,
  },
  {
    name: 'one record by its number',
    text: 'select * from study where id = 77',
  },
  {
    name: 'records, the newest twenty',
    text: 'select id from study where deleted_at is null order by updated_at desc, id desc limit 20',
  },
  {
    name: 'records of a course, the newest twenty',
    text: 'select id from study where course_id = 3 order by updated_at desc, id desc limit 20',
  },
  {
    name: 'who is behind, counted to the cap',
    text: 'select count(*) from (select from course_progress where not is_learned and due_at <= 1900000000000 limit 10001) c',
  },
  {
    name: 'a renewal: the next two thousand of a course',
    text: 'select * from enrolment where course_id = 1 and ended_at is null and id > 500 order by id limit 2000',
  },
  {
    name: 'a renewal: what these have learned',
    text: `select l.* from enrolment e join learning l on l.user_id = e.user_id
      where e.course_id = 7 and l.activity_id in (19, 20, 21)`,
  },
]

/** Which parts a plan reads or writes, of how many joined tables. */
function shardsOf(lines: readonly string[]): ReadonlySet<string> {
  return new Set(
    lines.flatMap((line) =>
      [...line.matchAll(/ on (?:sharded\.)?[a-z_]+_(\d) /g)].map(([, shard = '']) => shard),
    ),
  )
}

/** Shows which statements of the product would stay on one machine, were its tables distributed by learner, and which would ask all. */
export async function showShards(folder: string, print: (line: string) => void): Promise<void> {
  const cluster = await startPostgres({ isNeeded: true })
  if (!cluster) return
  const server = await startOurs('shards', join(folder, 'shards'), { DATABASE_URL: cluster.url })
  await server.stop()
  const { pool, close } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  await seedCourses(pool, 1)
  await seedLearners(pool, [1, learners], learners)
  await pool.query('create schema sharded')
  for (const [table, key] of Object.entries(distributed)) await distribute(pool, table, key)
  const client = await pool.connect()
  await client.query('set search_path = sharded, public')
  await client.query('set enable_partitionwise_join = on')
  print(`\n${learners} learners in tables of ${shards} parts by learner`)
  print(['statement'.padEnd(46), 'parts'].join('\t'))
  for (const { name, text } of queries) {
    const { rows } = await client.query<Record<string, string>>(`explain (costs off) ${text}`)
    const lines = rows.flatMap((row) => Object.values(row))
    // A row that is inserted goes to the part of its key, which the plan does not name.
    const parts = lines[0]?.startsWith('Insert') ? 1 : shardsOf(lines.map((line) => `${line} `)).size
    print([name.padEnd(46), parts].join('\t'))
  }
  client.release(true)
  await close()
  await cluster.stop()
}
