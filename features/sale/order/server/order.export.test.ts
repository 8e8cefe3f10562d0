import { readSheet } from 'read-excel-file/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { orderEndpoints as endpoints } from '../order.contract.ts'
import { makeOrder } from './makeOrder.ts'

let app: TestApp
let superAdmin: Person

beforeAll(async () => {
  app = await startTestApp()
  superAdmin = await app.person('super_admin')
})
afterEach(() => sql('delete from "order"'))
afterAll(() => app.close())

const sql = (text: string) => app.services.database.pool.query(text)

/** Orders of one yuan each, the last of which was changed last. */
const makeMany = (count: number) =>
  sql(`insert into "order" (number, user_id, product_id, source, price_fen, status, created_at, updated_at)
    select 'N-' || n, 1, 1, 'payment', 100, 'pending', n, n
    from generate_series(1, ${count}) n`)

const exportOrders = (body: object, as = superAdmin) =>
  app.fetch('POST', prefix + endpoints.export.path, { body }, as)

async function rowsOf(response: Response) {
  const [head = [], ...rows] = await readSheet(Buffer.from(await response.arrayBuffer()))
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index]])))
}

test('a sheet holds the orders of one moment, each once, whatever is changed meanwhile', async () => {
  await makeMany(3000)
  const all = (await sql('select id from "order"')).rows.map(({ id }) => Number(id))
  const unpaid = all.filter((id) => id % 5 !== 0)
  // The moment is one between two statements: of before all of them, or, where they were quicker than it, of after some.
  const moments = [all, unpaid, unpaid.filter((id) => id % 7 !== 0)].map((ids) => ids.toSorted())
  const response = await exportOrders({ status: 'pending', price: { from: 1, to: 1 } })
  const progress = { isRead: false }
  const reading = rowsOf(response).finally(() => (progress.isRead = true))
  for (let turn = 1; !progress.isRead; turn += 1) {
    // To the front of the list, out of the filters, and away.
    await sql(`update "order" set updated_at = ${turn} * 10000 + id where id % 3 = 0`)
    await sql(`update "order" set price_fen = 200, status = 'paid' where id % 5 = 0`)
    await sql('update "order" set deleted_at = 1 where id % 7 = 0')
  }
  const rows = await reading
  expect(moments).toContainEqual(rows.map(({ ID }) => Number(ID)).toSorted())
  expect(new Set(rows.map((row) => `${row['Price']} ${row['Status']}`))).toEqual(
    new Set(['1 Awaiting payment']),
  )
})

test('times are dates in the zone of who exports, and the number carries the day of the books', async () => {
  const at = Date.parse('2026-11-22T20:30:05Z')
  const { number } = await makeOrder(app.services, {
    creatorId: superAdmin.id,
    createdAt: at,
    status: 'paid',
  })
  expect(number).toMatch(/^20261123-/)
  const zones = [
    ['Asia/Shanghai', '2026-11-23T04:30:05.000Z'],
    ['America/New_York', '2026-11-22T15:30:05.000Z'],
  ] as const
  for (const [timeZone, shown] of zones) {
    const token = await makeSession(app.services.database.db, superAdmin.id, { timeZone })
    const [row = {}] = await rowsOf(await exportOrders({}, { ...superAdmin, token }))
    // A sheet holds a date as a part of a day, which is no whole number of milliseconds.
    const seconds = [row[`Created (${timeZone})`], row[`Paid (${timeZone})`]].map((date) =>
      date instanceof Date ? Math.round(date.getTime() / 1000) : date,
    )
    expect(seconds).toEqual([Date.parse(shown) / 1000, Date.parse(shown) / 1000])
    expect(row[`Refunded (${timeZone})`]).toBeNull()
  }
})
