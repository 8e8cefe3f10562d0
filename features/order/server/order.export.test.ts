import { readXlsx } from 'hucre/xlsx'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { prefix } from '#kit/envelope.ts'
import { orderEndpoints as endpoints } from '../order.contract.ts'

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

const ask = (body: object = {}) => app.fetch('POST', prefix + endpoints.export.path, { body }, superAdmin)

async function rowsOf(response: Response) {
  const { sheets } = await readXlsx(new Uint8Array(await response.arrayBuffer()))
  const [head = [], ...rows] = sheets[0]?.rows ?? []
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [String(name), row[index]])))
}

test('a sheet holds each order once and as it was, whatever is changed meanwhile', async () => {
  await makeMany(3000)
  const response = await ask({ status: 'pending', price: { from: 1, to: 1 } })
  let isRead = false
  const reading = rowsOf(response).finally(() => (isRead = true))
  for (let turn = 1; !isRead; turn += 1) {
    // To the front of the list, out of the filters, and away.
    await sql(`update "order" set updated_at = ${turn} * 10000 + id where id % 3 = 0`)
    await sql(`update "order" set price_fen = 200, status = 'paid' where id % 5 = 0`)
    await sql('update "order" set deleted_at = 1 where id % 7 = 0')
  }
  const rows = await reading
  expect(rows.length).toBe(3000)
  expect(new Set(rows.map(({ ID }) => ID)).size).toBe(3000)
  expect(new Set(rows.map((row) => `${row['Price']} ${row['Status']}`))).toEqual(new Set(['1 To be paid']))
})
