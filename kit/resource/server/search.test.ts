import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slot, statements } from '#kit/data/server/statement.ts'
import { idempotencyTable } from '#kit/data/server/table.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { contains } from './crud.query.ts'

const database = await openTestDatabase()
const { db } = database

// Any table with a text will do.
const shelf = idempotencyTable
const rare = [
  '职业规划入门',
  '规职',
  'ラジオ体操',
  'ﾗｼﾞｵ',
  'Zürich',
  'Café con leche',
  'か',
  'ＸＹ Half',
  '50%_off \\now',
  '鹭',
  '7k7k',
  'a7ka',
]

beforeAll(async () => {
  await database.pool.query(`insert into idempotency (user_id, path, key, body_hash, at)
    select 1, '课程标题 Lesson ' || n || ' ひらがな', '', '', 1 from generate_series(1, 4000) n`)
  const row = { userId: 1, key: '', bodyHash: '', at: 1 }
  await db.insert(shelf).values(rare.map((path) => ({ ...row, path })))
  await database.pool.query('create index shelf_search on idempotency using gin (bigrams(path))')
  await database.pool.query('analyze idempotency')
})
afterAll(async () => {
  await database.pool.query('drop index shelf_search')
  await database.close()
})

const searching = statements<{ path: string }[]>()

/** As lists do it: a statement that is built once, with the text in a slot. */
const find = async (text: string) => {
  const found = await searching(db, shelf, 'search', { wanted: text }, (builder) =>
    builder
      .select({ path: shelf.path })
      .from(shelf)
      .where(contains(shelf.path, slot('wanted'))),
  )
  return found.map(({ path }) => path).filter((path) => rare.includes(path))
}

describe('a text that is searched', () => {
  test.each([
    ['职业', ['职业规划入门']],
    ['规划入', ['职业规划入门']],
    ['业划', []],
    ['ラジ', ['ラジオ体操', 'ﾗｼﾞｵ']],
    ['ﾗｼﾞ', ['ラジオ体操', 'ﾗｼﾞｵ']],
    ['ZÜ', ['Zürich']],
    ['zur', ['Zürich']],
    ['cafe', ['Café con leche']],
    ['CAFÉ', ['Café con leche']],
    ['が', []],
    ['xy h', ['ＸＹ Half']],
    ['％＿', ['50%_off \\now']],
    ['0_', []],
    ['\\n', ['50%_off \\now']],
    ['鹭', ['鹭']],
    ['规', ['职业规划入门', '规职']],
    // Holds both pairs, and not in this order.
    ['7ka', ['a7ka']],
    ['k7k', ['7k7k']],
  ])('%s is found exactly, whatever its case, width and accents', async (text, names) => {
    expect((await find(text)).toSorted()).toEqual(names.toSorted())
  })
})

describe('the index of bigrams', () => {
  test.each(['职业', 'ジオ', 'zü', '3999', '50', '鹭', 'ü'])(
    'finds %s without reading the table',
    async (text) => {
      const query = db.select().from(shelf).where(contains(shelf.path, text)).toSQL()
      const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
        `explain (costs off) ${query.sql}`,
        query.params,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(plan).toContain('Bitmap Index Scan on shelf_search')
    },
  )
})
