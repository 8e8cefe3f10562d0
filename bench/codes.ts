import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import { openDatabase } from '#kit/data/server/database.ts'
import { startPostgres } from '../tools/postgres.ts'
import { median } from './load.ts'
import { startOurs } from './servers.ts'

type Ours = Awaited<ReturnType<typeof startOurs>>

const few = 10_000
const many = 1_000_000
const looks = 41

const pages: readonly (readonly [name: string, verb: string, body: object])[] = [
  ['codes: first page', 'page', {}],
  ['codes: waiting ones', 'page', { status: 'waiting' }],
  ['codes: expired ones', 'page', { status: 'expired' }],
  ['codes: of one product', 'page', { productId: 7 }],
  ['codes: of one task', 'page', { taskId: 70 }],
  ['codes: by how they begin', 'page', { code: 'C4CA' }],
  ['codes: sorted by birth', 'page', { sort: [{ field: 'createdAt', order: 'asc' }] }],
  ['codes: counts by state', 'counts', {}],
]

/** Codes as years of batches leave them: most wait, a third is redeemed, some are revoked or too old. */
async function seedCodes(pool: Pool, from: number, to: number): Promise<void> {
  const client = await pool.connect()
  // A million rows take longer than a request may.
  await client.query('set statement_timeout = 0')
  await client.query(
    `insert into exchange_code (creator_id, created_at, updated_at, revision, code, task_id, product_id, status, type,
       channel, expires_at, user_id, redeemed_at)
     select 1, 1700000000000 + n * 60000, 1700000000000 + n * 60000, 1, upper(substr(md5(n::text), 1, 16)), n / 100,
       n / 100 % 50, s.status, (array['text', 'qr'])[1 + n % 2], (array['', '书店', 'School', 'Fair'])[1 + n / 100 % 4],
       case when n % 10 = 0 then 1700000000000 + n * 1000 end,
       case when s.status = 'redeemed' then n % 5000 end, case when s.status = 'redeemed' then 1700000000000 + n * 70000 end
     from generate_series($1::bigint, $2::bigint) n,
       lateral (select (array['waiting', 'waiting', 'waiting', 'redeemed', 'waiting', 'redeemed', 'waiting', 'redeemed', 'waiting', 'revoked'])[1 + n / 3 % 10] as status) s`,
    [from, to],
  )
  await client.query('vacuum analyze exchange_code')
  client.release(true)
}

async function send({ url, token }: Ours, method: string, path: string, body?: object): Promise<Buffer> {
  const response = await fetch(`${url}/console-api/course/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return Buffer.from(await response.arrayBuffer())
}

async function timesOf(server: Ours): Promise<number[]> {
  const times: number[] = []
  for (const [name, verb, body] of pages) {
    const taken: number[] = []
    for (let look = 0; look < looks; look += 1) {
      const begun = performance.now()
      const answer = await send(server, 'POST', `exchange-code/${verb}`, body)
      taken.push(performance.now() - begun)
      if (!answer.toString().startsWith('{"code":0,')) throw new Error(`${name} was answered ${answer}`)
    }
    times.push(median(taken))
  }
  return times
}

const dataOf = (answer: Buffer): unknown => JSON.parse(answer.toString()).data

/** How long 100 codes with pictures take from the click: made in milliseconds, and fetched as a zip. */
async function timePictures(server: Ours, pool: Pool): Promise<{ made: number; fetched: number }> {
  await pool.query(
    `insert into product (created_at, updated_at, title, status) values (1, 1, 'Interviewing', 'public')`,
  )
  const { rows } = await pool.query('select max(id)::int as id from product')
  const body = {
    name: 'Bench',
    productId: rows[0]?.id,
    quantity: 100,
    qr: 'with',
    title: '用户访谈 · Interviewing',
  }
  const begun = performance.now()
  const id = Number(dataOf(await send(server, 'POST', 'exchange-task/create', body)))
  for (;;) {
    const answer = await send(server, 'GET', `exchange-task/get?id=${id}`)
    if (answer.includes('"status":"finished"')) break
    if (!/"status":"(initialized|pending|generating)"/.test(answer.toString()))
      throw new Error(`the codes were answered ${answer}`)
    await wait(5)
  }
  const made = performance.now() - begun
  const taken: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const startedAt = performance.now()
    const zip = await send(server, 'GET', `exchange-task/download?id=${id}&format=zip`)
    taken.push(performance.now() - startedAt)
    if (zip.length < 100_000) throw new Error(`the pictures were answered ${zip}`)
  }
  return { made, fetched: median(taken) }
}

/** The list of codes among ten thousand and a million, and a batch with its pictures. */
export async function measureCodes(
  folder: string,
  print: (line: string) => void,
  checkout?: string,
): Promise<void> {
  const cluster = await startPostgres()
  if (!cluster) return
  const settings = { DATABASE_URL: cluster.url }
  const server = await startOurs('codes', join(folder, 'codes'), settings, checkout)
  const { pool, close } = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  const { made, fetched } = await timePictures(server, pool)
  print('\n100 codes with pictures, in ms\twanted: below 1 second')
  print(['', 'made', 'fetched', 'together', 'of a second'].join('\t'))
  const together = made + fetched
  print(
    ['', ...[made, fetched, together].map((ms) => ms.toFixed(0)), (together / 1000).toFixed(2)].join('\t'),
  )
  await seedCodes(pool, 1, few)
  const before = await timesOf(server)
  await seedCodes(pool, few + 1, many)
  const after = await timesOf(server)
  print(`\nlists of codes, median of ${looks} looks in ms\twanted: at most 2 times among ${many}`)
  print(['call'.padEnd(28), `of ${few}`, `of ${many}`, 'ratio'].join('\t'))
  for (const [at, [name]] of pages.entries()) {
    const [small = 0, large = 0] = [before[at], after[at]]
    print([name.padEnd(28), small.toFixed(1), large.toFixed(1), (large / small).toFixed(2)].join('\t'))
  }
  await Promise.all([server.stop(), close()])
  await cluster.stop()
}
