import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#kit/data/server/database.ts'
import { fillKinds, foundKinds } from '#app/server/testing/foundKinds.ts'
import { startPostgres } from '../tools/postgres.ts'
import { median } from './load.ts'
import { startOurs } from './servers.ts'

/** Rows of each kind. */
const rows = Number(process.env['BENCH_SEARCH_ROWS'] ?? 100_000)
const looks = 21
/** In ms, among so many of every kind. */
const wanted = 150

const texts: readonly (readonly [name: string, text: string])[] = [
  ['search: in every fourth', '访谈'],
  ['search: rare', '观鸟'],
  ['search: one character', '写'],
  ['search: one letter', 'e'],
  ['search: two letters', 'in'],
  ['search: a name and number', 'Interview 77'],
  ['search: nowhere', '无此'],
  ['search: a long text', '需求分析 12345'],
]

/** The search of the console among so many records of every kind, by who finds all of them and who finds few. */
export async function measureSearch(folder: string, print: (line: string) => void): Promise<void> {
  const cluster = await startPostgres()
  if (!cluster) return
  const server = await startOurs('search', join(folder, 'search'), { DATABASE_URL: cluster.url })
  const database = await openDatabase({ databaseUrl: cluster.url, dataDir: folder })
  await fillKinds(database.pool, rows)
  print(
    `\none search of ${foundKinds.length} kinds among ${rows} records of each, median of ${looks} looks in ms\twanted: below ${wanted}`,
  )
  print(['text'.padEnd(28), 'ms', 'slowest', 'found', 'of wanted'].join('\t'))
  for (const [name, text] of texts) {
    const taken: number[] = []
    let found = 0
    for (let look = 0; look < looks; look += 1) {
      const askedAt = performance.now()
      const response = await fetch(`${server.url}/console-api/system/search/find`, {
        method: 'POST',
        headers: { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      })
      const answer: { readonly code: number; readonly data: readonly unknown[] } = JSON.parse(
        await response.text(),
      )
      taken.push(performance.now() - askedAt)
      if (answer.code !== 0) throw new Error(`${name} was answered ${answer.code}`)
      found = answer.data.length
    }
    const ms = median(taken)
    print(
      [name.padEnd(28), ms.toFixed(1), Math.max(...taken).toFixed(1), found, (ms / wanted).toFixed(2)].join(
        '\t',
      ),
    )
  }
  await Promise.all([server.stop(), database.close()])
  await cluster.stop()
}

if (import.meta.main) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-search-'))
  await measureSearch(folder, (line) => process.stdout.write(`${line}\n`)).finally(() =>
    rm(folder, { recursive: true, force: true }),
  )
}
