import '#kit/testing/server/bothDatabases.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { abilityEndpoints } from '#features/content/ability/ability.contract.ts'
import { careerEndpoints } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { productEndpoints } from '#features/content/product/product.contract.ts'
import { exampleSchoolEndpoints } from '#features/insight/example-school/example-school.contract.ts'
import { exampleSchoolFaults } from '#features/insight/example-school/example-school.faults.ts'
import { exampleSchoolTable, theSchool } from '#features/insight/example-school/server/exampleSchool.table.ts'
import { fillSchool } from '#features/insight/example-school/server/fillSchool.ts'
import { aggregateAll } from '#features/insight/statistics/server/aggregate.ts'
import { attemptEndpoints } from '#features/learning/attempt/attempt.contract.ts'
import { offersEndpoints } from '#features/learning/offers/offers.contract.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
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
}, 60_000)
beforeEach(async () => {
  admin = await app.person('super_admin')
  student = await app.person('student')
})
afterAll(() => app.close())

/** How many rows every table has. */
async function rowsOf(): Promise<Record<string, number>> {
  const { db } = app.services.database
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
  )
  const counts: Record<string, number> = {}
  for (const { name } of rows) {
    const found = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(name)}`,
    )
    counts[name] = found.rows[0]?.count ?? 0
  }
  return counts
}

const state = () => app.call(exampleSchoolEndpoints.state, { as: admin })
const fill = () => app.call(exampleSchoolEndpoints.fill, { as: admin })
const remove = () => app.call(exampleSchoolEndpoints.remove, { as: admin })
const isFilled = () =>
  expect.poll(async () => (await state()).status, { timeout: 60_000, interval: 200 }).toBe('filled')
const everything = () => ({ as: admin, body: {} })

test('a school is made once however many ask and work on it, nobody in it signs in, and it goes without a trace', async () => {
  const own = await makeCareer(app.services, { creatorId: admin.id })
  const before = await rowsOf()
  expect(await state()).toEqual({ status: 'none', done: 0, total: exampleParts.length, mayRemove: false })

  const asked = await Promise.all([1, 2].map(() => app.request(exampleSchoolEndpoints.fill, { as: admin })))
  expect(asked.map(({ code }) => code).toSorted()).toEqual([0, exampleSchoolFaults.alreadyThere.code])
  // Beside the worker of the queue, which begins by itself.
  await Promise.all([1, 2].map(() => exampleSchool.filling.run(app.services, {})))
  await isFilled()
  await aggregateAll(app.services)
  expect(await app.call(orderEndpoints.counts, everything())).toEqual({
    ...{ pending: 2, paid: 28, cancelled: 2, refunded: 1 },
  })

  const { list: people } = await app.call(userEndpoints.page, { as: admin, body: { keyword: 'example-' } })
  expect(people.length).toBeGreaterThan(5)
  for (const { id, username, status } of people.slice(0, 3)) {
    expect(status).toBe('closed')
    const body = { username, password: 'correct horse' }
    expect((await app.request(sessionEndpoints.login, { body })).code).not.toBe(0)
    const reset = { id, newPassword: 'correct horse battery' }
    expect((await app.request(userEndpoints.resetPassword, { as: admin, body: reset })).code).not.toBe(0)
  }
  for (const as of [undefined, student]) {
    const offered = await app.call(offersEndpoints.list, {
      ...(as && { as }),
      query: { pageNo: 1, pageSize: 50 },
    })
    expect(offered.list).toEqual([])
  }
  const open = await app.call(attemptEndpoints.activities, { as: student, query: { pageNo: 1, pageSize: 50 } })
  expect(open.list).toEqual([])

  const preview = await app.call(exampleSchoolEndpoints.preview, { as: admin })
  expect(preview.stays).toEqual([])
  expect(await remove()).toEqual(preview)
  expect((await state()).status).toBe('none')
  expect(await app.call(careerEndpoints.get, { as: admin, query: { id: own.id } })).toMatchObject({ id: own.id })
  // What the administrator did stays in the log.
  const after = await rowsOf()
  expect(after).toEqual({ ...before, operation_log: after['operation_log'] })
  const { rows } = await app.services.database.db.execute<{ action: string }>(
    sql`select action from operation_log where resource = 'example-school' order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['create', 'delete'])
}, 120_000)

test('a filling that failed goes on where it was, and is removed from there too', async () => {
  const before = await rowsOf()
  const startedAt = app.services.now()
  const begin = () =>
    app.services.database.db
      .insert(exampleSchoolTable)
      .values({ number: theSchool, status: 'filling', carried: {}, startedAt })
  const failing = fillSchool(async () => [
    ...exampleParts.slice(0, 2),
    () => Promise.reject(new Error('the disk is full')),
  ])
  await begin()
  await failing.run(app.services, {})
  expect(await state()).toMatchObject({ status: 'failed', done: 2, mayRemove: true })
  await remove()
  expect(await rowsOf()).toMatchObject({ app_user: before['app_user'], file: before['file'], sample_record: 0 })

  await begin()
  await failing.run(app.services, {})
  await app.call(exampleSchoolEndpoints.retry, { as: admin })
  await isFilled()
  await remove()
  const after = await rowsOf()
  expect(after).toEqual({ ...before, operation_log: after['operation_log'] })
}, 120_000)

test("what records of one's own use stays with all that it needs, and is offered to nobody", async () => {
  await fill()
  await isFilled()
  const { list: products } = await app.call(productEndpoints.page, { as: admin, body: { status: 'public' } })
  const productId = products.find(({ delivery }) => delivery === 'async')?.id ?? 0
  const orderId = await app.call(orderEndpoints.create, { as: admin, body: { productId, userId: student.id } })
  const { list: abilities } = await app.call(abilityEndpoints.page, everything())
  const abilityId = abilities[0]?.id ?? 0
  const career = await makeCareer(app.services, { creatorId: admin.id, abilityIds: [abilityId] })

  const removal = await remove()
  const staying = new Map(removal.stays.map(({ kind, count }) => [kind, count]))
  expect(staying.get('products')).toBe(1)
  expect(staying.get('orders')).toBeUndefined()
  expect(await app.call(orderEndpoints.get, { as: admin, query: { id: orderId } })).toMatchObject({ productId })
  const product = await app.call(productEndpoints.get, { as: admin, query: { id: productId } })
  expect(product.courseIds.length + product.activityIds.length).toBeGreaterThan(0)
  expect(await app.call(abilityEndpoints.get, { as: admin, query: { id: abilityId } })).toMatchObject({
    id: abilityId,
  })
  expect(await app.call(careerEndpoints.get, { as: admin, query: { id: career.id } })).toMatchObject({
    abilityIds: [abilityId],
  })
  expect((await app.call(orderEndpoints.page, everything())).list.map(({ id }) => id)).toEqual([orderId])
  expect((await app.call(offersEndpoints.list, { query: { pageNo: 1, pageSize: 50 } })).list).toEqual([])
  expect((await state()).status).toBe('none')
}, 120_000)
