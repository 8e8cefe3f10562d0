import { afterAll, expect, test } from 'vitest'
import { idempotencyTable } from '#kit/data/server/table.ts'
import { openTestDatabase } from '#kit/testing/server/testDatabase.ts'
import { makeLog } from './log.ts'

const database = await openTestDatabase()
const { db } = database
afterAll(() => database.close())

/** The line that is logged of what `work` fails with. */
async function lineOf(work: () => Promise<unknown>): Promise<string> {
  const lines: string[] = []
  const log = makeLog('error', { write: (line) => void lines.push(line) })
  await work().catch((error: unknown) => log.error({ err: error, requestId: 'r1' }, 'unexpected error'))
  return lines.join()
}

const row = { userId: 1, path: '13900001234', key: 'one', bodyHash: '$argon2id$hash', at: 1 }
const insert = () => db.insert(idempotencyTable).values(row)
/** PostgreSQL names the value in its message. */
const insertWrong = () => db.insert(idempotencyTable).values({ ...row, at: row.bodyHash as never })

test('a statement that failed is logged by code, table and constraint, without any value', async () => {
  await insert()
  const line = await lineOf(insert)
  expect(JSON.parse(line)).toMatchObject({
    requestId: 'r1',
    err: {
      code: '23505',
      table: 'idempotency',
      constraint: expect.stringContaining('idempotency'),
      stack: expect.stringContaining('log.test.ts'),
    },
  })
  for (const value of [row.path, row.bodyHash]) expect(line).not.toContain(value)
})

test.each([
  ['of the query builder', insertWrong],
  ['of the driver', () => database.pool.query('select $1::bigint', ['$argon2id$hash'])],
  [
    'behind an error of our own',
    async () => {
      await insertWrong().catch((cause: unknown) => {
        throw new Error('the account was not made', { cause })
      })
    },
  ],
])('values in the message %s are not logged either', async (_, work) => {
  const line = await lineOf(work)
  expect(line).toContain('"code":"22P02"')
  expect(line).not.toContain('argon2id')
  expect(line).not.toContain('13900001234')
})

test('any other error is logged with its message', async () => {
  const line = await lineOf(() => Promise.reject(new Error('the sky fell')))
  expect(JSON.parse(line)).toMatchObject({ err: { message: 'the sky fell' } })
})
