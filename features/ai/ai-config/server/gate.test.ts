import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { aiConfigEndpoints as endpoints } from '../ai-config.contract.ts'
import type { Expectation } from '../ai-config.expectations.ts'
import { aiConfigFaults } from '../ai-config.faults.ts'
import { makeAiConfig } from './makeAiConfig.ts'
import { makeExample } from './makeExample.ts'

let fake: FakeProvider
let app: TestApp
let bare: TestApp
let admin: Person
let other: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake', AI_ALLOW_HOSTS: '127.0.0.1' })
  admin = await app.person('super_admin')
  other = await app.person('super_admin')
})
beforeEach(() => fake.behave({ kind: 'reply', text: 'Yes.' }))
afterAll(async () => {
  await app.close()
  await fake.close()
})

const says: Expectation[] = [{ kind: 'contains', text: 'yes' }]
const categories = ['tutor', 'partner', 'judge'] as const
let made = 0

/** A configuration in a category of its own as far as there are some, with reference examples. */
async function makeCandidate(examples: Expectation[][] = [says], values: object = {}) {
  made += 1
  const category = categories[made % categories.length]
  const json = `{ "prompt": "Number ${made}" }`
  const config = await makeAiConfig(app.services, {
    ...{ creatorId: admin.id, kind: 'learner', category, json },
    ...values,
  })
  const ids: number[] = []
  for (const holds of examples) {
    const { id } = await makeExample(app.services, { configId: config.id, creatorId: admin.id, holds })
    ids.push(id)
  }
  return { ...config, exampleIds: ids }
}

const debug = async (body: object, as = admin) => {
  const response = await app.fetch('POST', `${prefix}/course/ai-config/debug`, { body }, as)
  const events = (await response.text()).split('\n\n').filter((event) => event !== '')
  return JSON.parse((events.at(-1) ?? '').slice(6)).run
}
const runAll = async ({ id, exampleIds }: { id: number; exampleIds: number[] }, more: object = {}) => {
  for (const exampleId of exampleIds) await debug({ configId: id, exampleId, ...more })
}
const gate = (id: number) => app.call(endpoints.gate, { as: admin, query: { id } })
const use = (
  id: number,
  { revision = 1, reason, as = admin }: { revision?: number; reason?: string; as?: Person } = {},
) =>
  app.request(endpoints.updateStatus, {
    as,
    body: { id, status: 'inUse', revision, ...(reason !== undefined && { reason }) },
  })
const statusOf = async (id: number) => (await app.call(endpoints.get, { as: admin, query: { id } })).status
const edit = (example: number, content: object, revision = 1) =>
  app.call(endpoints.updateExample, {
    as: admin,
    body: { name: 'Short', input: 'Say hello', holds: says, ...content, id: example, revision },
  })

describe('a configuration', () => {
  test('is taken into use when its examples pass', async () => {
    const config = await makeCandidate([says, [{ kind: 'lacks', text: 'no' }]])
    expect(await use(config.id)).toMatchObject({
      code: aiConfigFaults.examplesFail.code,
      data: { failed: [], open: [], unrun: config.exampleIds },
    })
    await runAll(config)
    expect(await gate(config.id)).toMatchObject({ passed: config.exampleIds, unrun: [], canRun: true })
    expect(await use(config.id)).toMatchObject({ code: 0 })
    expect(await statusOf(config.id)).toBe('inUse')
  })

  test('without examples is taken at once', async () => {
    const { id } = await makeCandidate([])
    expect(await gate(id)).toMatchObject({ rows: [], passed: [] })
    expect(await use(id)).toMatchObject({ code: 0 })
  })

  test('is refused while one fails, and named is which', async () => {
    const config = await makeCandidate([says, [{ kind: 'lacks', text: 'yes' }]])
    await runAll(config)
    const answer = await use(config.id)
    expect(answer).toMatchObject({
      code: aiConfigFaults.examplesFail.code,
      message: expect.stringContaining('1 failed'),
      data: { failed: config.exampleIds.slice(1), open: [], unrun: [] },
    })
    expect(await statusOf(config.id)).toBe('idle')
  })

  test('waits for the eye where an example is judged by it', async () => {
    const config = await makeCandidate([[{ kind: 'byEye', text: 'Certainly' }]])
    const [exampleId] = config.exampleIds
    const run = await debug({ configId: config.id, exampleId })
    expect(await use(config.id)).toMatchObject({ data: { open: config.exampleIds } })
    await app.call(endpoints.judge, { as: admin, body: { id: run.id, isGood: false } })
    expect(await use(config.id)).toMatchObject({ data: { failed: config.exampleIds } })
    await app.call(endpoints.judge, { as: admin, body: { id: run.id, isGood: true } })
    expect(await use(config.id)).toMatchObject({ code: 0 })
  })

  test('is taken against its examples for a reason, which the operation log keeps with what it overruled', async () => {
    const config = await makeCandidate([says, [{ kind: 'lacks', text: 'yes' }]])
    await runAll(config)
    expect(await use(config.id, { reason: '  ' })).toMatchObject({ code: kitFaults.invalid.code })
    const reason = 'The example is out of date'
    expect(await use(config.id, { reason })).toMatchObject({ code: 0 })
    const { list } = await app.call(operationLogEndpoints.page, {
      as: admin,
      body: { pageNo: 1, pageSize: 10, resource: 'ai-config', action: 'overrule' },
    })
    expect(list[0]).toMatchObject({
      resourceId: config.id,
      after: { reason, examples: 2, passed: 1, failed: 1, open: 0, unrun: 0 },
    })
  })
})

describe('a run counts no more', () => {
  const passing = async () => {
    const config = await makeCandidate()
    await runAll(config)
    return { ...config, exampleId: config.exampleIds[0] ?? 0 }
  }

  test('once the JSON is another one', async () => {
    const config = await passing()
    const { name, kind, category } = config
    const body = { id: config.id, revision: 1, name, kind, category, json: '{ "prompt": "Mended" }' }
    await app.call(endpoints.update, { as: admin, body })
    expect(await gate(config.id)).toMatchObject({ passed: [], unrun: config.exampleIds })
    expect(await use(config.id, { revision: 2 })).toMatchObject({ data: { unrun: config.exampleIds } })
  })

  test.each([
    ['asks something else', { input: 'Say good bye' }],
    ['expects something else', { holds: [{ kind: 'contains', text: 'y' }] }],
  ])('once its example %s', async (_what, content) => {
    const config = await passing()
    await edit(config.exampleId, content)
    expect(await use(config.id)).toMatchObject({ data: { unrun: config.exampleIds } })
    await runAll(config)
    expect(await use(config.id)).toMatchObject({ code: 0 })
  })

  test('but does while its example has only another name', async () => {
    const config = await passing()
    await edit(config.exampleId, { name: 'Another name' })
    expect(await use(config.id)).toMatchObject({ code: 0 })
  })

  test('where it was asked with another input, or by another text', async () => {
    const config = await makeCandidate()
    await runAll(config, { input: 'Just say yes' })
    await runAll(config, { json: '{ "prompt": "Say yes" }' })
    expect(await use(config.id)).toMatchObject({ data: { unrun: config.exampleIds } })
  })

  test('where the newest one says otherwise', async () => {
    const config = await passing()
    fake.behave({ kind: 'reply', text: 'No.' })
    await runAll(config)
    expect(await use(config.id)).toMatchObject({ data: { failed: config.exampleIds } })
  })

  test('where its example was changed while it ran', async () => {
    const config = await makeCandidate()
    const [exampleId = 0] = config.exampleIds
    const { promise: changed, resolve: end } = Promise.withResolvers<void>()
    fake.behave({ kind: 'reply', text: 'Yes, yes, yes, and yes.', until: changed })
    const earlier = fake.calls.length
    const running = debug({ configId: config.id, exampleId })
    await expect.poll(() => fake.calls.length).toBeGreaterThan(earlier)
    await edit(exampleId, { holds: [{ kind: 'lacks', text: 'yes' }] })
    end()
    expect(await running).toMatchObject({ ending: 'done', verdict: null })
    expect(await use(config.id)).toMatchObject({ data: { unrun: config.exampleIds } })
  })

  test('where the provider gave no answer', async () => {
    const config = await makeCandidate()
    fake.behave({ kind: 'refuse', status: 401 })
    await runAll(config)
    expect(await use(config.id)).toMatchObject({ data: { failed: config.exampleIds } })
  })
})

test('The gate shows how each example went by what is in use, and by the configuration', async () => {
  const first = await makeCandidate([], { status: 'inUse' })
  const { category } = first
  const next = await makeCandidate([says], { category })
  fake.behave({ kind: 'reply', text: 'No.' })
  await runAll(next, { json: first.json })
  fake.behave({ kind: 'reply', text: 'Yes.' })
  await runAll(next)
  const state = await gate(next.id)
  expect(state.inUse).toMatchObject({ id: first.id, json: first.json })
  expect(state.rows).toMatchObject([{ before: { verdict: 'failed' }, after: { verdict: 'passed' } }])
  await app.call(endpoints.updateStatus, {
    as: admin,
    body: { id: first.id, status: 'idle', revision: first.revision },
  })
  const alone = await gate(next.id)
  expect(alone).toMatchObject({ inUse: null, rows: [{ before: null, after: { verdict: 'passed' } }] })
})

describe('what is in use', () => {
  const change = (config: Awaited<ReturnType<typeof makeCandidate>>, json: string) => {
    const { id, revision, name, kind, category } = config
    return app.request(endpoints.update, { as: admin, body: { id, revision, name, kind, category, json } })
  }

  test('is changed when its examples pass with the new text, else the refusal stands beside the JSON', async () => {
    const config = await makeCandidate([says], { status: 'inUse' })
    const json = '{ "prompt": "Better" }'
    expect(await change(config, json)).toMatchObject({
      code: aiConfigFaults.examplesFail.code,
      data: { unrun: config.exampleIds, fields: { json: expect.stringMatching(/in use/) } },
    })
    await runAll(config, { json })
    expect(await change(config, json)).toMatchObject({ code: 0 })
  })

  test('is renamed whatever its examples say', async () => {
    const config = await makeCandidate([says], { status: 'inUse' })
    expect(await change({ ...config, name: 'Renamed' }, config.json)).toMatchObject({ code: 0 })
  })

  test('is changed freely once it is laid aside', async () => {
    const config = await makeCandidate([says], { status: 'inUse' })
    await app.call(endpoints.updateStatus, {
      as: admin,
      body: { id: config.id, status: 'idle', revision: 1 },
    })
    expect(await change({ ...config, revision: 2 }, '{ "prompt": "Better" }')).toMatchObject({ code: 0 })
  })
})

describe('of two super administrators at once', () => {
  test('one takes a configuration, and the other one learns that it has changed', async () => {
    const config = await makeCandidate()
    await runAll(config)
    const answers = await Promise.all([use(config.id), use(config.id, { as: other })])
    expect(answers.map(({ code }) => code).sort()).toEqual([0, kitFaults.stale.code])
    expect(await statusOf(config.id)).toBe('inUse')
  })

  test('who take two of one category one is in use in the end', async () => {
    const first = await makeCandidate()
    const second = await makeCandidate([says], { category: first.category })
    await Promise.all([runAll(first), runAll(second)])
    const answers = await Promise.all([use(first.id), use(second.id, { as: other })])
    expect(answers.map(({ code }) => code)).toEqual([0, 0])
    expect([await statusOf(first.id), await statusOf(second.id)].sort()).toEqual(['idle', 'inUse'])
  })

  test('one takes it, the other one makes its text another: what is in use passed, or is refused', async () => {
    const config = await makeCandidate()
    await runAll(config)
    const { id, name, kind, category } = config
    const body = { id, revision: 1, name, kind, category, json: '{ "prompt": "Untried" }' }
    const [taken, changed] = await Promise.all([use(id), app.request(endpoints.update, { as: other, body })])
    expect([taken.code, changed.code].sort()).toEqual([0, kitFaults.stale.code])
    const { status, json } = await app.call(endpoints.get, { as: admin, query: { id } })
    expect([status, json]).toEqual(taken.code === 0 ? ['inUse', config.json] : ['idle', body.json])
  })
})

test('The agent of a kept configuration answers whoever tries it, that of a typed one its own people', async () => {
  const agent = await makeAgent(app.services, {
    ...{ creatorId: other.id, isPublic: false, baseUrl: fake.baseUrl, assistantId: 'private' },
  })
  const json = `{ "agentId": ${agent.id} }`
  const config = await makeCandidate([says], { creatorId: other.id, json })
  const [exampleId] = config.exampleIds
  expect(await debug({ configId: config.id, exampleId })).toMatchObject({ ending: 'done', verdict: 'passed' })
  const typed = `{ "agentId": ${agent.id}, "tone": "formal" }`
  expect(await debug({ configId: config.id, exampleId, json: typed })).toMatchObject({ ending: 'forbidden' })
  const keptGate = await gate(config.id)
  expect(keptGate.canRun).toBe(true)
  // The same text as what is in use is what is asked by anyway.
  const { kind, category } = config
  await makeAiConfig(app.services, { creatorId: other.id, kind, category, status: 'inUse', json: typed })
  expect(await debug({ configId: config.id, exampleId, json: typed })).toMatchObject({ ending: 'done' })
})

describe('without a provider', () => {
  beforeAll(async () => {
    bare = await startTestApp()
  })
  afterAll(() => bare.close())

  test('a configuration waits as untested, is laid aside, or is taken for a reason', async () => {
    const root = await bare.person('super_admin')
    const { id } = await makeAiConfig(bare.services, {
      creatorId: root.id,
      kind: 'learner',
      category: 'tutor',
    })
    const example = await makeExample(bare.services, { configId: id, creatorId: root.id })
    const move = (status: 'idle' | 'untested' | 'inUse', revision: number, reason?: string) =>
      bare.request(endpoints.updateStatus, {
        as: root,
        body: { id, status, revision, ...(reason && { reason }) },
      })
    const state = await bare.call(endpoints.gate, { as: root, query: { id } })
    expect(state).toMatchObject({ canRun: false, unrun: [example.id] })
    expect(await move('inUse', 1)).toMatchObject({ code: aiConfigFaults.untested.code })
    expect(await move('untested', 1)).toMatchObject({ code: 0 })
    expect(await move('inUse', 2)).toMatchObject({ code: aiConfigFaults.untested.code })
    expect(await move('idle', 2)).toMatchObject({ code: 0 })
    expect(await move('untested', 3)).toMatchObject({ code: 0 })
    expect(await move('inUse', 4, 'The course begins tomorrow')).toMatchObject({ code: 0 })
  })

  test('an agent that somebody made for something else tests nothing', async () => {
    const root = await bare.person('super_admin')
    await makeAgent(bare.services, { creatorId: root.id })
    const stranger = await makeAgent(bare.services, { creatorId: (await bare.person('lx_designer')).id })
    const canRun = async (json: string) => {
      const config = await makeAiConfig(bare.services, {
        ...{ creatorId: root.id, kind: 'learner', category: 'tutor', json },
      })
      return (await bare.call(endpoints.gate, { as: root, query: { id: config.id } })).canRun
    }
    expect(await canRun('{}')).toBe(false)
    expect(await canRun(`{ "agentId": ${stranger.id} }`)).toBe(false)
  })

  test('what calls nobody is tried all the same', async () => {
    const root = await bare.person('super_admin')
    const { id } = await makeAiConfig(bare.services, {
      ...{ creatorId: root.id, kind: 'image', category: 'style', json: '{}' },
    })
    expect(await bare.call(endpoints.gate, { as: root, query: { id } })).toMatchObject({ canRun: true })
  })
})

test('What stands before a configuration that is not there is not found', async () => {
  expect(await app.request(endpoints.gate, { as: admin, query: { id: 987_654_321 } })).toMatchObject({
    code: kitFaults.notFound.code,
  })
})
