import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { exchangeCodeTable } from '#features/sale/exchange-code/server/exchangeCode.table.ts'
import { parseCode, alphabet } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { exchangeTaskTable } from './exchangeTask.table.ts'
import { generateCodes } from './generateCodes.ts'
import { makeExchangeTask } from './makeExchangeTask.ts'
import { newCodes } from './newCodes.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const codesOf = async (taskId: number) => {
  const rows = await app.services.database.db.select().from(exchangeCodeTable)
  return rows.filter((row) => row.taskId === taskId)
}
const stateOf = async (taskId: number) => {
  const rows = await app.services.database.db.select().from(exchangeTaskTable)
  return rows.find((row) => row.id === taskId)
}
const makeTask = (own: object = {}) =>
  makeExchangeTask(app.services, { creatorId: admin.id, quantity: 70, status: 'pending', ...own })

test('codes carry what their task says of them', async () => {
  const expiresAt = Date.UTC(2099, 0, 1)
  const task = await makeTask({ quantity: 3, qr: 'with', title: 'T', channel: 'Bookshop', expiresAt })
  await generateCodes.run(app.services, { taskId: task.id })
  const codes = await codesOf(task.id)
  expect(codes).toHaveLength(3)
  for (const code of codes)
    expect(code).toMatchObject({
      productId: task.productId,
      creatorId: admin.id,
      type: 'qr',
      channel: 'Bookshop',
      expiresAt,
      status: 'waiting',
    })
})

test('two workers at one task make exactly its quantity', async () => {
  const { id } = await makeTask()
  await Promise.all(Array.from({ length: 4 }, () => generateCodes.run(app.services, { taskId: id })))
  expect(await codesOf(id)).toHaveLength(70)
  expect(await stateOf(id)).toMatchObject({ status: 'finished', made: 70 })
})

test('a task that was cut off goes on where it was, and one that is done is left alone', async () => {
  const { id } = await makeTask({ status: 'generating' })
  const { pool } = app.services.database
  await generateCodes.run(app.services, { taskId: id })
  await pool.query('delete from exchange_code where task_id = $1 and id % 2 = 0', [id])
  await pool.query(`update exchange_task set status = 'generating' where id = $1`, [id])
  await generateCodes.run(app.services, { taskId: id })
  expect(await codesOf(id)).toHaveLength(70)
  await generateCodes.run(app.services, { taskId: id })
  expect(await codesOf(id)).toHaveLength(70)
})

test('a task that does not exist any more asks for nothing', async () => {
  await generateCodes.run(app.services, { taskId: 987_654 })
})

test('codes are all different, hold together and use every symbol alike', () => {
  const codes = newCodes(5000)
  expect(new Set(codes).size).toBe(5000)
  expect(codes.every((code) => parseCode(code) === code)).toBe(true)
  const counts = [...alphabet].map((symbol) => codes.join('').split(symbol).length - 1)
  const mean = (5000 * 16) / 32
  // Seven standard deviations: a fair source fails this once in a hundred billion runs.
  for (const count of counts) expect(Math.abs(count - mean)).toBeLessThan(7 * Math.sqrt(mean))
})
