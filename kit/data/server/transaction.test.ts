import '#kit/testing/server/bothDatabases.ts'
import type pg from 'pg'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { socketOf } from './silentConnections.ts'
import type { Db } from './db.ts'
import { slotsFor, statements } from './statement.ts'
import { idempotencyTable } from './table.ts'
import { transact } from './transaction.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from idempotency'))

const inserting = statements<{ id: number }[]>({ isNamed: true })
const rowFor = (key: string) => ({ userId: 1, path: '/x', key, bodyHash: 'h', at: 1 })
const insert = (db: Db, key: string) =>
  inserting(db, idempotencyTable, '', rowFor(key), (builder) =>
    builder
      .insert(idempotencyTable)
      .values(slotsFor(rowFor(key)) as never)
      .returning({ id: idempotencyTable.id }),
  )
const nothing = async () => undefined
const kept = async () => (await database.pool.query('select key from idempotency order by id')).rows

test('what is sent with the commit is committed, in its order', async () => {
  await transact(
    database,
    (db) => insert(db, 'first'),
    (db) => Promise.all([insert(db, 'second'), insert(db, 'third')]),
  )
  expect(await kept()).toEqual([{ key: 'first' }, { key: 'second' }, { key: 'third' }])
})

test('a refusal of what is sent with the commit undoes all', async () => {
  const refused = transact(
    database,
    (db) => insert(db, 'first'),
    (db) => Promise.all([insert(db, 'first'), insert(db, 'second')]),
  )
  await expect(refused).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await kept()).toEqual([])
})

test('what cannot even be sent with the commit undoes all', async () => {
  const refused = transact(
    database,
    (db) => insert(db, 'first'),
    (db) =>
      Promise.all([
        insert(db, 'second'),
        inserting(db, idempotencyTable, '', {}, () => {
          throw new Error('it is built already')
        }),
      ]),
  )
  await expect(refused).rejects.toThrow('no value for the slot')
  expect(await kept()).toEqual([])
})

test('a connection that is lost in a transaction ends that alone', async () => {
  const lost = transact(
    database,
    async (db) => {
      await insert(db, 'first')
      socketOf((db as unknown as { _: { session: { client: pg.PoolClient } } })._.session.client).destroy()
      await insert(db, 'second')
    },
    nothing,
  )
  await expect(lost).rejects.toThrow()
  expect(await kept()).toEqual([])
  await transact(database, (db) => insert(db, 'third'), nothing)
  expect(await kept()).toEqual([{ key: 'third' }])
})

test('a failure that nobody minded is told, since nothing of the transaction stands', async () => {
  const undone = transact(
    database,
    async (db) => {
      await insert(db, 'first')
      await insert(db, 'first').catch(() => undefined)
    },
    nothing,
  )
  await expect(undone).rejects.toThrow('was undone')
  expect(await kept()).toEqual([])
})

test('the next one on the same connection knows nothing of what was undone', async () => {
  const undo = () =>
    transact(
      database,
      async (db) => {
        await insert(db, 'first')
        throw new Error('undo')
      },
      nothing,
    )
  for (let round = 0; round < 3; round += 1) await expect(undo()).rejects.toThrow('undo')
  await transact(database, (db) => insert(db, 'second'), nothing)
  expect(await kept()).toEqual([{ key: 'second' }])
})

test('many at once keep apart', async () => {
  const keys = Array.from({ length: 40 }, (_, index) => `many-${index}`)
  await Promise.all(
    keys.map((key) =>
      transact(
        database,
        (db) => insert(db, key),
        (db) => insert(db, `${key} end`),
      ),
    ),
  )
  expect(await kept()).toHaveLength(80)
})

test('within a transaction it is a savepoint: what it does is undone with the whole, and it alone', async () => {
  await database.db
    .transaction(async (outer) => {
      const inside = { ...database, db: outer }
      await transact(inside, (db) => insert(db, 'first'), nothing)
      const refused = transact(inside, (db) => insert(db, 'first'), nothing)
      await expect(refused).rejects.toMatchObject({ cause: { code: '23505' } })
      expect(await outer.select({ key: idempotencyTable.key }).from(idempotencyTable)).toEqual([
        { key: 'first' },
      ])
      throw new Error('no more')
    })
    .catch(() => undefined)
  expect(await kept()).toEqual([])
})
