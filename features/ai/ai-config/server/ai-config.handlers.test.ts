import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { aiConfigEndpoints as endpoints } from '../ai-config.contract.ts'
import { configOf } from '../ai-config.read.ts'
import { aiConfigTable } from './ai-config.table.ts'
import { isInUse } from './ai-config.queries.ts'
import { aiConfigContent, makeAiConfig } from './makeAiConfig.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
beforeEach(async () => {
  await app.services.database.pool.query('delete from ai_config')
})
afterAll(() => app.close())

const create = (more: object = {}) =>
  app.request(endpoints.create, { as: admin, body: { ...aiConfigContent, ...more } })
const get = (id: number) => app.call(endpoints.get, { as: admin, query: { id } })
const make = (values: object = {}) => makeAiConfig(app.services, { creatorId: admin.id, ...values })
const use = (id: number, revision: number) =>
  app.request(endpoints.updateStatus, { as: admin, body: { id, status: 'inUse', revision } })
const used = async () =>
  (await app.services.database.db.select().from(aiConfigTable).where(isInUse('generation/activity'))).map(
    ({ id }) => id,
  )

describe('a configuration', () => {
  test('is stored as it was typed, and as a value for those who call by it', async () => {
    const { data } = await create()
    expect(await get(Number(data))).toMatchObject({ ...aiConfigContent, status: 'idle', revision: 1 })
    const [row] = await app.services.database.db.select().from(aiConfigTable)
    expect(configOf('generation/activity', row?.value)).toMatchObject({ temperature: 0.4, rules: [] })
  })

  test.each([
    ['a category of another kind', { category: 'tutor' }, 'category'],
    ['no category', { category: null }, 'category'],
    ['no kind', { kind: null }, 'kind'],
    ['nothing', { json: '' }, 'json'],
    ['no JSON', { json: '{ "prompt": ' }, 'json'],
    ['an unknown key', { json: '{ "colour": "red" }' }, 'json'],
    ['a key that is a secret', { json: '{ "apiKey": "sk-1" }' }, 'json'],
    ['a null character in disguise', { json: String.raw`{ "prompt": "a\u0000" }` }, 'json'],
    ['half a character in disguise', { json: String.raw`{ "prompt": "\ud83d" }` }, 'json'],
    ['a prototype', { json: '{ "__proto__": { "temperature": 1 } }' }, 'json'],
    ['an agent that is not there', { json: '{ "agentId": 987654321 }' }, 'json'],
  ])('refuses %s, beside the field', async (_what, more, at) => {
    const answer = await create(more)
    expect(answer).toMatchObject({ code: 400, data: { fields: { [at]: expect.stringMatching(/\S/) } } })
  })

  test('is refused with the line of what is wrong', async () => {
    expect(await create({ json: '{\n  "temperature": 3\n}' })).toMatchObject({
      data: { fields: { json: 'Line 2: At most 2' } },
    })
  })

  test('names an agent of its maker, or a public one', async () => {
    const others = await app.person('super_admin')
    const agentId = async (creatorId: number, isPublic: boolean) =>
      (await makeAgent(app.services, { creatorId, isPublic })).id
    const codeOf = async (id: number) => (await create({ json: `{ "agentId": ${id} }` })).code
    expect(await codeOf(await agentId(admin.id, false))).toBe(0)
    expect(await codeOf(await agentId(others.id, true))).toBe(0)
    expect(await codeOf(await agentId(others.id, false))).toBe(400)
  })

  test('stays in its category', async () => {
    const { id } = await make()
    const body = { ...aiConfigContent, category: 'card', id, revision: 1 } as const
    expect(await app.request(endpoints.update, { as: admin, body })).toMatchObject({ code: 400 })
  })
})

describe('of several in one category', () => {
  test('one is in use: taking another one lays the first aside', async () => {
    const [first, second] = [await make(), await make()]
    expect(await use(first.id, 1)).toMatchObject({ code: 0 })
    expect(await use(second.id, 1)).toMatchObject({ code: 0 })
    expect(await used()).toEqual([second.id])
    expect(await get(first.id)).toMatchObject({ status: 'idle', revision: 3 })
    expect(await use(second.id, 2)).toMatchObject({ code: kitFaults.noSuchMove.code })
  })

  test('one is in use in the end, however many are taken at once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => make()))
    const answers = await Promise.all(made.map(({ id }) => use(id, 1)))
    expect(answers.map(({ code }) => code)).toEqual(made.map(() => 0))
    expect(await used()).toHaveLength(1)
  })

  test('the one in use is not deleted', async () => {
    const { id } = await make({ status: 'inUse' })
    expect(await app.request(endpoints.delete, { as: admin, query: { id } })).toMatchObject({
      code: kitFaults.notDeletable.code,
    })
  })
})

test('The categories come with their schemas, described in the language of the caller', async () => {
  const categories = await app.call(endpoints.categories, { as: admin })
  expect(categories.map(({ kind, category }) => `${kind}/${category}`)).toHaveLength(11)
  const [activity] = categories
  expect(activity).toMatchObject({
    name: 'Whole activity',
    defaults: { temperature: 0.7 },
    schema: {
      type: 'object',
      additionalProperties: false,
      properties: { temperature: { maximum: 2, description: expect.stringContaining('0') } },
    },
  })
})
