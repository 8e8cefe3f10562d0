import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '#kit/call/server/context.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { rowsAsOfNow, slot, slotsFor, statements } from './statement.ts'
import { idempotencyTable } from './table.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

const inserting = statements<{ id: number }[]>({ isNamed: true })
const rowFor = (key: string) => ({ userId: 1, path: '/x', key, bodyHash: 'h', at: 1 })
const insert = (on: Db, key: string) =>
  inserting(on, idempotencyTable, '', rowFor(key), (builder) =>
    builder
      .insert(idempotencyTable)
      .values(slotsFor(rowFor(key)) as never)
      .returning({ id: idempotencyTable.id }),
  )

const listing = statements<{ key: string }[]>()
let built = 0
const firstOf = (on: Db, most: number) =>
  listing(on, idempotencyTable, 'first', { most }, (builder) => {
    built += 1
    return builder
      .select({ key: idempotencyTable.key })
      .from(idempotencyTable)
      .orderBy(idempotencyTable.id)
      .limit(slot('most'))
  })

test('a statement is built once and filled in anew each time', async () => {
  await insert(db, 'one')
  await insert(db, 'two')
  expect(await firstOf(db, 1)).toEqual([{ key: 'one' }])
  expect(await firstOf(db, 9)).toEqual([{ key: 'one' }, { key: 'two' }])
  expect(built).toBe(1)
})

test('what was built outside a transaction runs inside it, and goes with it', async () => {
  const undone = db.transaction(async (inside) => {
    await insert(inside, 'three')
    expect(await firstOf(inside, 9)).toHaveLength(3)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  expect(await firstOf(db, 9)).toHaveLength(2)
})

test('several connections use one statement at the same time', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `many-${index}`)
  await Promise.all(keys.map((key) => db.transaction((inside) => insert(inside, key))))
  const lists = await Promise.all(keys.map((_, index) => firstOf(db, index + 3)))
  expect(lists.map((list) => list.length)).toEqual(keys.map((_, index) => index + 3))
  expect(lists.at(-1)?.map(({ key }) => key)).toEqual(expect.arrayContaining(keys))
})

describe('all rows of a query', () => {
  const all = () =>
    db
      .select({ id: idempotencyTable.id, at: idempotencyTable.at })
      .from(idempotencyTable)
      .orderBy(idempotencyTable.at, idempotencyTable.id)
      .limit(slot('most'))
  const change = (text: string) => database.pool.query(text)

  beforeEach(async () => {
    await change('delete from idempotency')
    await change(`insert into idempotency (user_id, path, key, body_hash, at)
      select 1, '/many', n::text, '', n from generate_series(1, 1200) n`)
  })

  test('stay as they were when it was asked, whatever is changed while they are read', async () => {
    const read: number[][] = []
    for await (const rows of rowsAsOfNow(database, all(), { most: 1200 })) {
      read.push(rows.map(({ at }) => at))
      // Moves rows to the end, away and in.
      await change(`update idempotency set at = at + 9000 where at % 3 = 0`)
      await change(`delete from idempotency where at % 5 = 0`)
      await change(`insert into idempotency (user_id, path, key, body_hash, at)
        values (1, '/many', gen_random_uuid(), '', 600)`)
    }
    expect(read.map((rows) => rows.length)).toEqual([500, 500, 200])
    expect(read.flat()).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1))
  })

  test('are read by more than there are sessions, who wait, while others use the pool, and nothing is left open', async () => {
    const others = async (state: string) => {
      const found = await change(
        `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and ${state}`,
      )
      return found.rowCount ?? 0
    }
    let most = 0
    const readers = Array.from({ length: 16 }, async (_, index) => {
      const read: number[] = []
      for await (const rows of rowsAsOfNow(database, all(), { most: 1200 })) {
        read.push(rows.length)
        most = Math.max(most, await others(`query like 'fetch%'`))
        // Some go away in the middle.
        if (index % 5 === 0) break
      }
      return read
    })
    const read = await Promise.all(readers)
    expect(read).toEqual(readers.map((_, index) => (index % 5 === 0 ? [500] : [500, 500, 200])))
    expect(most).toBeLessThanOrEqual(10)
    expect((await change('select from pg_cursors where is_holdable')).rowCount).toBe(0)
    expect(await others(`state like 'idle in%'`)).toBe(0)
    await expect.poll(() => others(`query like 'close%'`)).toBe(0)
  })
})
