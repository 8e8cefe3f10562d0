import { afterAll, expect, test } from 'vitest'
import type { Db } from './context.ts'
import { slot, slotsFor, statements } from './statement.ts'
import { idempotencyTable } from './table.ts'
import { openTestDatabase } from './testing.ts'

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
