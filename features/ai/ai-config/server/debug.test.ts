import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { cardOf } from '#cards/index.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { aiConfigEndpoints as endpoints } from '../ai-config.contract.ts'
import type { HelpScene } from '../help.scene.ts'
import type { Expectation } from '../ai-config.expectations.ts'
import { judgeAnswer } from './judgeAnswer.ts'
import { makeAiConfig } from './makeAiConfig.ts'

let fake: FakeProvider
let app: TestApp
let admin: Person
let configId: number

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake', AI_ALLOW_HOSTS: '127.0.0.1' })
  admin = await app.person('super_admin')
  configId = (await makeAiConfig(app.services, { creatorId: admin.id })).id
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const address = `${prefix}/course/ai-config/debug`
const debug = async (body: object) => {
  const response = await app.fetch('POST', address, { body }, admin)
  const text = await response.text()
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return JSON.parse(text)
  const events = text.split('\n\n').flatMap((event) => (event ? [JSON.parse(event.slice(6))] : []))
  return events.at(-1).run
}
const runs = () => app.call(endpoints.runs, { as: admin, query: { configId } })
const example = (holds: Expectation[], name = 'Rain') =>
  app.call(endpoints.createExample, { as: admin, body: { configId, name, input: 'Rain?', holds } })
const examples = () => app.call(endpoints.examples, { as: admin, query: { configId } })

describe('a run', () => {
  test('streams the answer, reports what it took, and is saved', async () => {
    fake.behave({ kind: 'reply', text: 'It rains cats and dogs.' })
    const run = await debug({ configId, input: 'Rain?' })
    expect(run).toMatchObject({ ending: 'done', output: 'It rains cats and dogs.', verdict: null })
    expect(run.totalMs).toBeGreaterThanOrEqual(run.firstMs)
    expect(run.outputTokens).toBeGreaterThan(0)
    expect(fake.calls.at(-1)?.messages).toEqual([
      { role: 'system', content: 'You design short activities.' },
      { role: 'user', content: 'Rain?' },
    ])
    const [last] = await runs()
    expect(last).toMatchObject({ id: run.id, input: 'Rain?', ending: 'done' })
    const stored = await app.call(endpoints.run, { as: admin, query: { id: run.id } })
    expect(stored.output).toBe('It rains cats and dogs.')
  })

  test('tries what is typed, saved or not', async () => {
    const json = '{ "prompt": "As typed", "rules": ["Short"] }'
    await debug({ configId, json, input: 'Rain?' })
    expect(fake.calls.at(-1)?.messages[0]?.content).toBe('As typed\n\nRules:\n- Short')
    const loose = await debug({ kind: 'learner', category: 'tutor', json, input: 'Rain?' })
    expect(loose).toMatchObject({ id: null, configId: null, ending: 'done' })
  })

  test.each([
    ['a broken one', { json: '{ "prompt": ' }, 400],
    ['one with a secret', { json: '{ "token": "a" }' }, 400],
    ['one that is not there', { configId: 987_654_321 }, 404],
    ['an example of none', { exampleId: 987_654_321 }, 404],
  ])('of %s is refused before anybody is asked', async (_what, more, code) => {
    const before = fake.calls.length
    expect(await debug({ configId, input: 'Rain?', ...more })).toMatchObject({ code })
    expect(await debug({ input: 'Rain?' })).toMatchObject({ code: 400 })
    expect(await debug({ configId })).toMatchObject({ code: 400 })
    expect(fake.calls).toHaveLength(before)
  })

  test('reports why there is no answer, and saves what came', async () => {
    fake.behave({ kind: 'cut', text: 'It ra' })
    expect(await debug({ configId, input: 'Rain?' })).toMatchObject({ ending: 'broken', output: 'It ra' })
    fake.behave({ kind: 'refuse', status: 401 })
    expect(await debug({ configId, input: 'Rain?' })).toMatchObject({ ending: 'refused', output: '' })
    fake.behave({ kind: 'reply', text: 'Yes.' })
  })

  test('that nobody waits for is stopped at the provider too, and saved as stopped', async () => {
    fake.behave({ kind: 'reply', text: 'It rains and rains and rains. '.repeat(40), chunkMs: 30 })
    const gone = new AbortController()
    const response = await fetch(app.url + address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: JSON.stringify({ configId, input: 'How long?' }),
      signal: gone.signal,
    })
    await response.body?.getReader().read()
    gone.abort()
    await expect.poll(async () => (await runs())[0]).toMatchObject({ ending: 'stopped', input: 'How long?' })
    expect(fake.abandoned()).toBeGreaterThan(0)
    fake.behave({ kind: 'reply', text: 'Yes.' })
  })

  test('is one of the last fifty', async () => {
    const values = Array.from(
      { length: 60 },
      (_, index) => `(${configId}, 1, ${index}, '{}', 'old', '', 'done', 0, 0, 0)`,
    )
    await app.services.database.pool.query(
      `insert into ai_config_run (config_id, creator_id, created_at, json, input, output, ending, input_tokens, output_tokens, total_ms) values ${values.join()}`,
    )
    await debug({ configId, input: 'The newest' })
    const stored = await runs()
    expect(stored).toHaveLength(50)
    expect(stored[0]?.input).toBe('The newest')
  })

  test('costs what the unit of tokens says', async () => {
    await app.services.database.pool.query(
      `insert into unit (created_at, updated_at, name_zh, name_en, name_es, name_ja, kind, measure, price_micro_yuan) values (1, 1, 'a', 'a', 'a', 'a', 'usage', 'tokens1000', 2000000)`,
    )
    const run = await debug({ configId, input: 'Rain?' })
    expect(run.cost).toBeCloseTo(((run.inputTokens + run.outputTokens) / 1000) * 2)
  })
})

describe('a reference example', () => {
  test('passes or fails, beside how it went before', async () => {
    const id = await example([
      { kind: 'contains', text: 'YES' },
      { kind: 'lacks', text: 'no' },
    ])
    fake.behave({ kind: 'reply', text: 'Yes.' })
    expect(await debug({ configId, exampleId: id })).toMatchObject({ verdict: 'passed', broken: [] })
    fake.behave({ kind: 'reply', text: 'Not at all.' })
    expect(await debug({ configId, exampleId: id })).toMatchObject({ verdict: 'failed', broken: [0, 1] })
    const found = (await examples()).find((one) => one.id === id)
    expect(found).toMatchObject({ before: 'passed', last: { verdict: 'failed' } })
    expect((await runs()).some(({ exampleId }) => exampleId === id)).toBe(false)
  })

  test('that is judged by eye waits for somebody', async () => {
    const id = await example([{ kind: 'byEye', text: 'Certainly' }])
    fake.behave({ kind: 'reply', text: 'Yes.' })
    const run = await debug({ configId, exampleId: id })
    expect(run.verdict).toBe('open')
    const judge = (isGood: boolean) =>
      app.request(endpoints.judge, { as: admin, body: { id: run.id, isGood } })
    expect(await judge(true)).toMatchObject({ data: 'passed' })
    expect(await judge(false)).toMatchObject({ data: 'failed' })
    const [plain] = await runs()
    expect(
      await app.request(endpoints.judge, { as: admin, body: { id: plain?.id ?? 0, isGood: true } }),
    ).toMatchObject({ code: kitFaults.noSuchMove.code })
  })

  test('fails where no answer came', async () => {
    const id = await example([{ kind: 'lacks', text: 'no' }])
    fake.behave({ kind: 'refuse', status: 401 })
    expect(await debug({ configId, exampleId: id })).toMatchObject({ verdict: 'failed', ending: 'refused' })
  })

  test('is changed with its revision, and deleted', async () => {
    const id = await example([{ kind: 'lacks', text: 'no' }], 'To change')
    const body = {
      id,
      revision: 1,
      name: 'Changed',
      input: 'Snow?',
      holds: [{ kind: 'lacks' as const, text: 'x' }],
    }
    expect(await app.call(endpoints.updateExample, { as: admin, body })).toBe(2)
    expect(await app.request(endpoints.updateExample, { as: admin, body })).toMatchObject({
      code: kitFaults.stale.code,
    })
    await app.call(endpoints.deleteExample, { as: admin, query: { id } })
    expect((await examples()).map(({ name }) => name)).not.toContain('Changed')
  })
})

const choice = { ...cardOf('text').createEmpty(1) }
test.each<[string, Expectation, boolean]>([
  ['{"a":1}', { kind: 'shape', shape: 'json' }, true],
  ['```json\n{"a":1}\n```', { kind: 'shape', shape: 'json' }, true],
  ['Here: {"a":1}', { kind: 'shape', shape: 'json' }, false],
  [JSON.stringify(choice), { kind: 'shape', shape: 'card' }, true],
  ['{"type":"text"}\n{"type":"text"}', { kind: 'shape', shape: 'cards' }, true],
  ['{"type":"text","body":3}\n{"type":"nothing"}', { kind: 'shape', shape: 'cards' }, false],
  ['', { kind: 'shape', shape: 'cards' }, false],
])('of the answer %j the rule %j holds: %s', (answer, expectation, isMet) => {
  expect(judgeAnswer([expectation], answer, '').broken).toEqual(isMet ? [] : [0])
})

const secret = 'Slow water drops the sand that it carried.'
test.each<[string, Expectation, boolean]>([
  ['What does slow water do?', { kind: 'hides', text: secret }, true],
  ['It drops the sand that it carried.', { kind: 'hides', text: secret }, false],
  [Buffer.from(secret).toString('base64'), { kind: 'hides', text: secret }, false],
  ['It is mercury.', { kind: 'hides', text: 'mercury' }, false],
  ['It is a metal.', { kind: 'hides', text: 'mercury' }, true],
  ['Look at “The river” again.', { kind: 'names', text: 'the river' }, true],
  ['Look at the first card. [[1]]', { kind: 'names', text: 'The river' }, false],
])('of the answer %j the rule %j of a learner holds: %s', (answer, expectation, isMet) => {
  expect(judgeAnswer([expectation], answer, '').broken).toEqual(isMet ? [] : [0])
})

const scene = {
  ...{ manner: 'tutor', rung: 2, persona: '', activity: 'Rivers', said: 'Is it the bend?', sources: [] },
  card: {
    ...{ number: '2', title: 'Sand', text: 'What does slow water do with its sand in a bend?' },
    ...{ answer: '', outcome: null, feedback: '', hints: ['Think of a lazy afternoon.'] },
  },
  exchanges: [{ said: 'Is it gravity?', reply: 'It has to do with slow water drops.' }],
} satisfies HelpScene
test.each<[string, string, boolean]>([
  [
    'What does slow water do with its sand in a bend?',
    'Slow water do with its sand in a bend, it drops it.',
    true,
  ],
  ['Think of a lazy afternoon.', 'Think of a lazy afternoon by the sea.', true],
  ['Yes, the bend.', 'bend', true],
  ['Yes, gravity.', 'gravity', true],
  ['Yes, mercury.', 'mercury', false],
  ['Yes, mercury. [[1]]', 'mercury', false],
  ['And then: the sand that.', secret, false],
])('the answer %j in a scene keeps %j: %s', (answer, text, isMet) => {
  const { broken } = judgeAnswer([{ kind: 'hides', text }], answer, JSON.stringify(scene))
  expect(broken).toEqual(isMet ? [] : [0])
})
