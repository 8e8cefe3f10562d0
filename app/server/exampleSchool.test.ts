import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { productEndpoints } from '#features/content/product/product.contract.ts'
import { exampleSchoolEndpoints } from '#features/insight/example-school/example-school.contract.ts'
import { exampleSchoolFaults } from '#features/insight/example-school/example-school.faults.ts'
import { exampleSchoolTable, theSchool } from '#features/insight/example-school/server/exampleSchool.table.ts'
import { fillSchool } from '#features/insight/example-school/server/fillSchool.ts'
import { partCount } from '#features/insight/example-school/server/parts.ts'
import { aggregateAll } from '#features/insight/statistics/server/aggregate.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { offersEndpoints } from '#features/learning/offers/offers.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { sessionFaults } from '#features/people/session/session.faults.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { orderEndpoints } from '#features/sale/order/order.contract.ts'
import { exampleParts } from './demo/parts.ts'
import { exampleSchool } from './exampleSchool.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

let app: TestApp
let admin: Person
let student: Person

beforeAll(async () => {
  app = await startTestApp()
  await app.services.jobs.start(app.services)
  admin = await app.person('super_admin')
  student = await app.person('student')
}, 60_000)
afterAll(() => app.close())

const select = async <Row extends object>(statement: string): Promise<Row[]> =>
  (await app.services.database.pool.query<Row>(statement)).rows

/** How many rows every table has. */
async function rowsOf(): Promise<Record<string, number>> {
  const tables = await select<{ name: string }>(
    'select table_name as name from information_schema.tables where table_schema = current_schema() order by 1',
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await select<{ count: number }>(`select count(*)::int as count from "${name}"`)
    counts[name] = row?.count ?? 0
  }
  return counts
}

const state = () => app.call(exampleSchoolEndpoints.state, { as: admin })
const preview = () => app.call(exampleSchoolEndpoints.preview, { as: admin })
const remove = () => app.call(exampleSchoolEndpoints.remove, { as: admin })
const everything = () => ({ as: admin, body: {} })
const offers = (as?: Person) =>
  app.call(offersEndpoints.list, { ...(as && { as }), query: { pageNo: 1, pageSize: 50 } })

const failing = fillSchool(async () => [
  ...exampleParts.slice(0, 1),
  () => Promise.reject(new Error('the disk is full')),
])

let before: Record<string, number>

test('a filling that failed goes on where it was, once however many ask and work on it', async () => {
  await makeCareer(app.services, { creatorId: admin.id, name: 'my own' })
  before = await rowsOf()
  expect(exampleParts).toHaveLength(partCount)
  const none = { status: 'none', done: 0, total: exampleParts.length, mayRemove: false }
  expect(await state()).toEqual(none)
  // Nobody works on it yet: it is not in the queue.
  const row = { number: theSchool, status: 'filling', carried: {}, startedAt: app.services.now() } as const
  await app.services.database.db.insert(exampleSchoolTable).values(row)
  await failing.run(app.services, {})
  expect(await state()).toEqual({ ...none, status: 'failed', done: 1, mayRemove: true })

  const { code } = await app.request(exampleSchoolEndpoints.fill, { as: admin })
  expect(code).toBe(exampleSchoolFaults.alreadyThere.code)
  await app.call(exampleSchoolEndpoints.retry, { as: admin })
  // Beside the worker of the queue, which begins by itself.
  await Promise.allSettled([1, 2].map(() => exampleSchool.filling.run(app.services, {})))
  await expect.poll(async () => (await state()).status, { timeout: 240_000, interval: 200 }).toBe('filled')
  const counts = await app.call(orderEndpoints.counts, everything())
  expect(counts).toEqual({ pending: 2, paid: 28, cancelled: 2, refunded: 1 })
  await aggregateAll(app.services)
}, 300_000)

test('nobody in it signs in, and nothing of it is offered', async () => {
  const people = await select<{ id: number; username: string; status: string }>(
    "select id, username, status from app_user where username like 'example-%'",
  )
  expect(people.length).toBeGreaterThan(5)
  for (const { id, username, status } of people.slice(0, 2)) {
    expect(status).toBe('closed')
    const body = { username, password: 'correct horse' }
    const { code: signedIn } = await app.request(sessionEndpoints.login, { body })
    expect(signedIn).toBe(sessionFaults.wrongCredentials.code)
    const reset = { id, newPassword: 'correct horse battery' }
    const { code } = await app.request(userEndpoints.resetPassword, { as: admin, body: reset })
    expect(code).toBe(kitFaults.locked.code)
  }
  expect((await offers()).list).toEqual([])
  expect((await offers(student)).list).toEqual([])
  const open = await app.call(learnEndpoints.activities, { as: student, query: { pageNo: 1, pageSize: 50 } })
  expect(open.list).toEqual([])
})

test("what records of one's own use stays with all that it needs, still offered to nobody", async () => {
  const { list: products } = await app.call(productEndpoints.page, { as: admin, body: { status: 'public' } })
  const productId = products.find(({ delivery }) => delivery === 'async')?.id ?? 0
  const orderId = await app.call(orderEndpoints.create, {
    as: admin,
    body: { productId, userId: student.id },
  })

  const told = await preview()
  expect(await remove()).toEqual(told)
  expect(told.stays).toContainEqual({ kind: 'products', count: 1 })
  expect(told.stays.map(({ kind }) => kind)).not.toContain('orders')
  const order = await app.call(orderEndpoints.get, { as: admin, query: { id: orderId } })
  expect(order).toMatchObject({ productId, userId: student.id })
  const product = await app.call(productEndpoints.get, { as: admin, query: { id: productId } })
  expect(product.courseIds.length + product.activityIds.length).toBeGreaterThan(0)
  const orders = await app.call(orderEndpoints.page, everything())
  expect(orders.list.map(({ id }) => id)).toEqual([orderId])
  expect((await offers()).list).toEqual([])
  expect((await state()).status).toBe('none')

  await select(`delete from "order" where id = ${orderId}`)
}, 120_000)

test('without them it goes without a trace, but for what the administrator did', async () => {
  expect((await preview()).stays).toEqual([])
  await remove()
  // Figures of activities that stayed for a while let go of who learned them.
  await aggregateAll(app.services)
  // What the log holds is looked at below; calls and failed sign-ins are counted for a while.
  const besides = { operation_log: 0, call_limit: 0, sign_in_attempt: 0 }
  expect({ ...(await rowsOf()), ...besides }).toEqual({ ...before, ...besides })
  const entries = await select<{ resource: string; action: string; actor: number | null }>(
    'select resource, action, actor_id as actor from operation_log order by id',
  )
  const told = entries.filter(({ resource }) => resource === 'example-school').map(({ action }) => action)
  expect(told).toEqual(['retry', 'delete', 'delete'])
  // Nobody of the school is told of as somebody who did something; whoever tried to sign in is nobody.
  expect(new Set(entries.flatMap(({ actor }) => actor ?? []))).toEqual(new Set([admin.id]))
}, 120_000)
