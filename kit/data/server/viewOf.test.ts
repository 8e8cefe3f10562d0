import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contains } from '#kit/resource/server/crud.query.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { idempotencyTable, operationLogTable } from './table.ts'
import { columnsOf, viewOf } from './viewOf.ts'

const database = await openTestDatabase()
const { db } = database

const logView = viewOf(operationLogTable, ['id', 'resource', 'resourceId'])
const laterView = viewOf(operationLogTable, ['id', 'resource'], 'later')
const ofTag = { id: expect.any(Number), resource: 'tag', resourceId: 1 }

beforeAll(async () => {
  const entries = ['tag', 'career'].map((resource, index) => ({
    ...{ actorId: 7, resource, resourceId: index + 1 },
    ...{ action: 'create', at: 1, requestId: 'r' },
  }))
  await db.insert(operationLogTable).values(entries)
  await db.insert(idempotencyTable).values({ userId: 1, path: 'tag', key: 'k', bodyHash: '', at: 1 })
})
afterAll(() => database.close())

describe('a view of a table', () => {
  test('has the columns that it names, and no other', async () => {
    expect(await db.select().from(logView).where(contains(logView.resource, 'tag'))).toEqual([ofTag])
    // @ts-expect-error: a column that is not named is not there
    expect(logView.before).toBeUndefined()
    await expect(db.select({ at: operationLogTable.at }).from(logView)).rejects.toThrow()
  })

  test('is joined, also with itself under another name', async () => {
    const rows = await db
      .select({ key: idempotencyTable.key, log: columnsOf(logView), later: laterView.resource })
      .from(idempotencyTable)
      .innerJoin(logView, contains(logView.resource, 'tag'))
      .leftJoin(laterView, contains(laterView.resource, 'career'))
    expect(rows).toEqual([{ key: 'k', log: ofTag, later: 'career' }])
  })

  test('takes a condition over its table', async () => {
    const isOfCareer = contains(operationLogTable.resource, 'career')
    expect(await db.select({ id: logView.resourceId }).from(logView).where(isOfCareer)).toEqual([{ id: 2 }])
  })

  test('is planned as the table itself', async () => {
    const planOf = async (log: typeof logView | typeof operationLogTable) => {
      const { sql, params } = db
        .select({ key: idempotencyTable.key, id: log.id })
        .from(idempotencyTable)
        .leftJoin(log as typeof logView, contains(log.resource, 'tag'))
        .orderBy(log.id)
        .toSQL()
      const { rows } = await database.pool.query<Record<string, string>>(`explain (costs off) ${sql}`, params)
      return rows.map((row) => row['QUERY PLAN'])
    }
    expect(await planOf(logView)).toEqual(await planOf(operationLogTable))
  })

  test('cannot be written', () => {
    // @ts-expect-error: a view is no table
    expect(() => db.insert(logView).values({ resource: 'tag' }).toSQL()).toThrow()
  })
})
