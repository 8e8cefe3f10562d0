import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import type { Database } from './database.ts'
import { operationLogTable } from './table.ts'

let database: Database

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const minute = 60_000
const was = { cards: { 1: { title: 'Old' } } }
const is = { cards: { 1: { title: 'New' } } }

async function enter(action: string, minutesAgo = 0): Promise<number> {
  const [row] = await database.db
    .insert(operationLogTable)
    .values({
      ...{ actorId: 7, resource: 'activity', resourceId: 3, action, requestId: 'r' },
      ...{ before: was, after: is, at: Date.now() - minutesAgo * minute },
    })
    .returning({ id: operationLogTable.id })
  return Number(row?.id)
}

const run = (statement: string, ...values: unknown[]) => database.pool.query(statement, values)
const refused = { message: 'the operation log is only ever added to' }

test.each([
  'update operation_log set actor_id = 8 where id = $1',
  `update operation_log set "before" = null where id = $1`,
  `update operation_log set "after" = '{}' where id = $1`,
  'update operation_log set at = at + 1 where id = $1',
  'delete from operation_log where id = $1',
])('an entry stays as it was written: %s', async (statement) => {
  for (const action of ['update', 'content'])
    await expect(run(statement, await enter(action))).rejects.toMatchObject(refused)
})

test('the log is not emptied either', async () => {
  await expect(run('truncate operation_log')).rejects.toMatchObject(refused)
})

const join = `update operation_log set "before" = $2, "after" = $3 where id = $1`
const more = { cards: { 1: { title: 'Old' }, 2: null }, order: [1] }
const latest = { cards: { 1: { title: 'Newest' }, 2: { title: 'Added' } }, order: [2, 1] }

test('the next change of the same content joins an entry of the last ten minutes', async () => {
  const id = await enter('content', 9)
  await run(join, id, more, latest)
  const { rows } = await run(`select "before", "after" from operation_log where id = $1`, id)
  expect(rows).toEqual([{ before: more, after: latest }])
})

test.each([
  ['how a card was cannot be told anew', { ...more, cards: { 1: { title: 'Mine' }, 2: null } }, latest],
  ['a card cannot be dropped from how things were', { cards: { 2: null } }, latest],
  ['a card cannot be dropped from how things are', more, { cards: { 2: { title: 'Added' } } }],
  ['a side cannot be taken away', null, latest],
])('%s', async (_what, before, after) => {
  await expect(run(join, await enter('content'), before, after)).rejects.toMatchObject(refused)
})

test('nothing joins an entry that is older, or of another kind', async () => {
  for (const id of [await enter('content', 12), await enter('update')])
    await expect(run(join, id, more, latest)).rejects.toMatchObject(refused)
})

test('the routine that masks leaves alone what tells of somebody whose account is open', async () => {
  const { rows } = await run(
    `insert into app_user (username, nickname, password_hash, created_at, updated_at) values ('lin', 'Lin', '', 1, 1) returning id`,
  )
  const id = Number(rows[0]?.id)
  const entry = { nickname: 'Lin', roles: ['teacher'] }
  await database.db.insert(operationLogTable).values({
    ...{ actorId: id, resource: 'user', resourceId: id, action: 'updateProfile', requestId: 'r' },
    ...{ after: entry, at: Date.now() },
  })
  await expect(run('select operation_log_mask($1)', id)).rejects.toMatchObject(refused)
  await run(`update app_user set status = 'closed' where id = $1`, id)
  await run('select operation_log_mask($1)', id)
  const entries = await run(
    'select "after" from operation_log where resource_id = $1 and action = $2',
    id,
    'updateProfile',
  )
  expect(entries.rows).toEqual([{ after: { ...entry, nickname: '•••' } }])
})
