import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { unit } from '../unit.contract.ts'
import { decimalsOf } from '../unit.measures.ts'
import { unitTable } from './unit.table.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const names = { nameZh: '千 tokens', nameEn: '1,000 tokens', nameEs: '1.000 tokens', nameJa: '千トークン' }
const tokens = { ...names, kind: 'usage', measure: 'tokens1000', price: 0.000_125 } as const
const create = (body: object) => app.request(unit.endpoints.create, { as: admin, body })

describe('a unit', () => {
  test('of use keeps a price of six decimals, exactly', async () => {
    const { data: id } = await create(tokens)
    const stored = await app.call(unit.endpoints.get, { as: admin, query: { id } })
    expect(stored).toMatchObject({ ...tokens, status: 'active' })
    const [row] = await app.services.database.db.select().from(unitTable)
    expect(row?.price).toBe(0.000_125)
  })

  test('is refused while another active one has its measure, also as a race', async () => {
    expect(await create(tokens)).toMatchObject({
      code: 400,
      data: { fields: { measure: expect.any(String) } },
    })
    const image = { ...tokens, measure: 'image' }
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(image)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 400, 400, 400, 400, 400])
  })

  test('that is retired makes room, and comes back only where there is room', async () => {
    const { list } = await app.call(unit.endpoints.page, { as: admin, body: { measure: 'tokens1000' } })
    const [old] = list
    const move = (id: number, status: 'active' | 'retired', revision: number) =>
      app.request(unit.endpoints.updateStatus, { as: admin, body: { id, status, revision } })
    expect(await move(old?.id ?? 0, 'retired', 1)).toMatchObject({ code: 0 })
    expect(await create({ ...tokens, price: 0.002 })).toMatchObject({ code: 0 })
    expect(await move(old?.id ?? 0, 'active', 2)).toMatchObject({ code: 2700 })
  })

  test.each([
    ['without a measure', { measure: undefined }, 'measure'],
    ['without a price', { price: undefined, measure: 'speechMinute' }, 'price'],
    ['with seven decimals', { price: 0.000_000_1, measure: 'speechMinute' }, 'price'],
    ['without a Japanese name', { nameJa: ' ', measure: 'speechMinute' }, 'nameJa'],
  ])('of use %s is refused beside the field', async (_what, change, field) => {
    expect(await create({ ...tokens, ...change })).toMatchObject({
      code: 400,
      data: { fields: { [field]: expect.any(String) } },
    })
  })

  test('of material has neither measure nor price, whatever is sent', async () => {
    const { data: id } = await create({ ...tokens, kind: 'material', nameEn: 'Book', nameZh: '本' })
    const stored = await app.call(unit.endpoints.get, { as: admin, query: { id } })
    expect(stored).toMatchObject({ measure: null, price: null })
  })

  test('is found by its name in any language', async () => {
    const { list } = await app.call(unit.endpoints.page, { as: admin, body: { name: 'トークン' } })
    expect(list.length).toBeGreaterThan(1)
  })
})

test.each([
  [1, 2],
  [0.5, 2],
  [0.000_125, 6],
  [12.345, 3],
])('the price %s is written with %s decimals', (price, decimals) => {
  expect(decimalsOf(price)).toBe(decimals)
})
