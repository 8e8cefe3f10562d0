import jsQR from 'jsqr'
import { readSheet } from 'read-excel-file/node'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readArchive } from '#kit/files/server/archive.ts'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { parseCode, formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { exchangeTaskEndpoints } from '../exchange-task.contract.ts'
import { generateCodes } from './generateCodes.ts'
import { makeExchangeTask } from './makeExchangeTask.ts'

const { download, get } = exchangeTaskEndpoints
let app: TestApp
let admin: Person
let taskId: number

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://learn.example.com/' })
  admin = await app.person('super_admin')
  const task = await makeExchangeTask(app.services, {
    creatorId: admin.id,
    quantity: 30,
    qr: 'with',
    title: '春季班 <A&B>',
    channel: '=cmd|calc',
    status: 'pending',
    expiresAt: Date.UTC(2099, 0, 1),
  })
  taskId = task.id
  await generateCodes.run(app.services, { taskId })
})
afterAll(() => app.close())

async function fetched(format: 'xlsx' | 'zip'): Promise<{ response: Response; bytes: Buffer }> {
  const response = await app.fetch(
    'GET',
    `/console-api${download.path}`,
    { query: { id: taskId, format } },
    admin,
  )
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function codes(): Promise<string[]> {
  const body = { taskId, pageSize: 100 }
  const { list } = await app.call(exchangeCodeEndpoints.page, { as: admin, body })
  return list.toSorted((a, b) => a.id - b.id).map(({ code }) => code)
}

test('the sheet has every code with its link, state, expiry and channel, and runs nothing', async () => {
  const { response, bytes } = await fetched('xlsx')
  expect(response.headers.get('content-disposition')).toContain('.xlsx')
  const [head, ...rows] = await readSheet(bytes)
  expect(head).toEqual(['Code', 'Link', 'Status', 'Expires (Asia/Shanghai)', 'Channel'])
  expect(rows.map(([code]) => code)).toEqual((await codes()).map(formatCode))
  const [first] = await codes()
  expect(rows[0]?.[1]).toBe(`https://learn.example.com/learn/redeem?code=${first}`)
  expect(rows[0]?.[2]).toBe('Unredeemed')
  expect(rows[0]?.[4]).toBe("'=cmd|calc")
  const archive = await readArchive(bytes)
  expect(archive.get('xl/worksheets/sheet1.xml')?.toString()).not.toContain('<f>')
})

test('the zip has one picture a code, 600 pixels wide, named by it, and its download is dated', async () => {
  const { bytes } = await fetched('zip')
  const archive = await readArchive(bytes)
  const names = [...archive.keys()]
  expect(names.map((name) => parseCode(name.slice(4, -4)))).toEqual(await codes())
  const [picture] = archive.values()
  const { width = 0, height = 0, format } = await sharp(picture).metadata()
  expect({ width, format }).toEqual({ width: 600, format: 'png' })
  // The code is square; title and code stand below it.
  expect(height).toBeGreaterThan(650)
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [first] = await codes()
  expect(jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data).toBe(
    `https://learn.example.com/learn/redeem?code=${first}&qr=1`,
  )
  expect(await app.call(get, { as: admin, query: { id: taskId } })).toMatchObject({
    downloadedAt: expect.any(Number),
    address: expect.stringMatching(/^https:\/\/learn\.example\.com/),
    revision: 1,
  })
})
