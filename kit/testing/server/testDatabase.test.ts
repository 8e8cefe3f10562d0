import './bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/data/server/database.ts'
import { openTestDatabase, truncateAll } from './testDatabase.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.pool.query(`
    create table parent (id bigserial primary key);
    create table child (id bigint generated always as identity, parent bigint not null references parent)`)
})
afterAll(() => database.close())

test('between two tests every table is emptied, and ids begin at 1 again', async () => {
  for (const _round of ['first', 'second']) {
    const parent = await database.pool.query('insert into parent default values returning id')
    expect(parent.rows).toEqual([{ id: 1 }])
    const child = await database.pool.query('insert into child (parent) values (1) returning id')
    expect(child.rows).toEqual([{ id: 1 }])
    await truncateAll(database)
    expect((await database.pool.query('select from parent')).rowCount).toBe(0)
  }
})

test('two test files never see each other', async () => {
  const other = await openTestDatabase()
  await expect(other.pool.query('select from parent')).rejects.toThrow('does not exist')
  await other.close()
})
