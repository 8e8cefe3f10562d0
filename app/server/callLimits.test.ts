import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { CallLimits } from '#kit/http/server/callLimits.ts'
import { callLimitTable } from '#kit/data/server/table.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { makeApp } from './start.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let other: { readonly url: string; close(): Promise<void> }
let now = Date.now()

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services, { now: () => now })
  const server = await makeApp(app.services)
  other = { url: await server.listen({ port: 0, host: '127.0.0.1' }), close: () => server.close() }
})
beforeEach(() => app.empty())
afterAll(async () => {
  await other.close()
  await app.close()
})

const { path, limit } = userEndpoints.import
const max = limit?.max ?? 0
const windowMs = (limit?.seconds ?? 0) * 1000

/** Calls that got past the limit, of so many by turns at two servers. */
async function passed(person: Person, calls: number): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: calls }, async (_, index) => {
      const answer = await fetch(`${index % 2 === 0 ? app.url : other.url}${prefix}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${person.token}` },
      })
      const { code }: { code: number } = JSON.parse(await answer.text())
      return code
    }),
  )
  return answers.filter((code) => code !== kitFaults.tooMany.code).length
}

test('two servers on one database allow together what one does, each person apart, and again in the next window', async () => {
  const [one, another] = [await app.person('super_admin'), await app.person('super_admin')]
  expect(await passed(one, 4 * max)).toBe(max)
  expect(await passed(one, 10)).toBe(0)
  expect(await passed(another, max)).toBe(max)
  now += windowMs + 1
  expect(await passed(one, 4 * max)).toBe(max)
})

test('a limit costs a write for each tenth of it, and none once it is reached', async () => {
  const writes: string[] = []
  const { db } = app.services.database
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'insert') writes.push('insert')
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const limits = new CallLimits({ database: { ...app.services.database, db: counted }, now: () => now })
  const answers = []
  for (let call = 0; call < 400; call += 1) answers.push(await limits.count('key', 60_000, 300))
  expect(answers.map(({ current }) => current)).toEqual(
    Array.from({ length: 400 }, (_, call) => Math.min(call + 1, 301)),
  )
  // Ten blocks, and the one that finds nothing left.
  expect(writes).toHaveLength(11)
  expect(await db.select().from(callLimitTable)).toHaveLength(1)
})
