import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AiError, type AiUsage } from '#kit/ai/server/ai.ts'
import type { AiOrder } from '#kit/ai/server/aiService.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { aiConfigTable } from '#features/ai/ai-config/server/ai-config.table.ts'
import { makeUnit } from '#features/ai/unit/server/makeUnit.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { inMicro } from '../ai-usage.cost.ts'
import type { LimitScope } from '../ai-usage.limits.ts'
import { aiCallTable, aiLimitTable, aiUsageTable } from './aiUsage.table.ts'
import { bookForgottenCalls } from './bookForgottenCalls.ts'
import { makeAiService } from './aiService.ts'

let fake: FakeProvider
let app: TestApp
let owner: Person
let other: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({
    AI_BASE_URL: fake.baseUrl,
    AI_API_KEY: 'operators-key',
    AI_MODEL: 'operators-model',
    AI_ALLOW_HOSTS: '127.0.0.1',
  })
})
beforeEach(async () => {
  await app.empty()
  owner = await app.person('lx_designer')
  other = await app.person('lx_designer')
  await makeUnit(app.services, { kind: 'usage', measure: 'tokens1000', price: 1 })
  fake.behave({ kind: 'reply', text: 'Hello there.' })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const db = () => app.services.database.db
const make = (values: object = {}) =>
  makeAgent(app.services, { creatorId: owner.id, baseUrl: fake.baseUrl, apiKey: 'owners-key', ...values })

const call = { messages: [{ role: 'user', content: 'Hello' } as const], maxTokens: 50 }
const orderOf = (fields: Partial<AiOrder>): AiOrder => ({
  userId: owner.id,
  agentId: null,
  purpose: 'trial',
  ...fields,
})

/** What was answered, or the kind of the error. */
async function complete(fields: Partial<AiOrder>, more: object = {}): Promise<string> {
  let answer = ''
  try {
    for await (const chunk of app.services.ai.chat(orderOf(fields), { ...call, ...more })) answer += chunk
    return answer
  } catch (error) {
    return error instanceof AiError ? error.kind : String(error)
  }
}

const limit = (
  scope: LimitScope,
  yuan: { month?: number; day?: number },
  subjectId = 0,
  ownerId = owner.id,
) =>
  db()
    .insert(aiLimitTable)
    .values({
      ...{ ownerId, scope, subjectId },
      monthLimit: yuan.month === undefined ? null : inMicro(yuan.month),
      dayLimit: yuan.day === undefined ? null : inMicro(yuan.day),
    })

const used = () => db().select().from(aiUsageTable)
const reserved = () => db().select().from(aiCallTable)

describe('an agent works for', () => {
  test.each([
    ['its owner', {}, () => ({ userId: owner.id }), 'Hello there.'],
    ['nobody else while it is private', {}, () => ({ userId: other.id }), 'forbidden'],
    ['everybody once it is public', { isPublic: true }, () => ({ userId: other.id }), 'Hello there.'],
    ['nobody once it is disabled', { status: 'disabled' }, () => ({ userId: owner.id }), 'forbidden'],
    ['nobody once it is deleted', { deletedAt: 1 }, () => ({ userId: owner.id }), 'forbidden'],
    ['learners of what its owner made', {}, () => ({ userId: 77, chosenBy: owner.id }), 'Hello there.'],
    ['nobody by what others made of it', {}, () => ({ userId: owner.id, chosenBy: other.id }), 'forbidden'],
  ])('%s', async (_whom, values, order, expected) => {
    const agent = await make(values)
    expect(await complete({ agentId: agent.id, ...order() })).toBe(expected)
  })

  test('with its own key and model, and the system by default with the operator’s', async () => {
    const agent = await make()
    await complete({ agentId: agent.id })
    expect(fake.calls.at(-1)).toMatchObject({ authorization: 'Bearer owners-key', model: 'some-model' })
    await complete({})
    expect(fake.calls.at(-1)).toMatchObject({
      authorization: 'Bearer operators-key',
      model: 'operators-model',
    })
  })

  test('everybody by default, where the configuration says so', async () => {
    const agent = await make({ isPublic: true })
    const json = JSON.stringify({ agentId: agent.id })
    await db()
      .insert(aiConfigTable)
      .values({
        ...{ name: 'Default', kind: 'default', category: 'agent', status: 'inUse' },
        ...{ json, value: { agentId: agent.id }, createdAt: 1, updatedAt: 1, creatorId: other.id },
      })
    expect(await app.services.ai.whoChats(db(), orderOf({}))).toEqual({ agentId: agent.id })
    await complete({ userId: other.id })
    expect(fake.calls.at(-1)).toMatchObject({ authorization: 'Bearer owners-key' })
    expect(await used()).toMatchObject([{ ownerId: owner.id, agentId: agent.id, borrowerId: other.id }])
  })

  test('nobody with a key that was moved there from another row', async () => {
    const [one, two] = [await make(), await make({ apiKey: 'another-key' })]
    await app.services.database.pool.query('update agent set sealed_key = $1 where id = $2', [
      two.sealedKey,
      one.id,
    ])
    const before = fake.calls.length
    expect(await complete({ agentId: one.id })).toBe('refused')
    expect(fake.calls).toHaveLength(before)
  })

  test('nobody where its address leads into the private network', async () => {
    const agent = await make({ baseUrl: 'http://169.254.169.254/v1' })
    expect(await complete({ agentId: agent.id })).toBe('refused')
  })
})

describe('what is worked is billed', () => {
  const usage = { input: 30, output: 12 }

  test('by what the provider says, to the owner, on the day and for the purpose', async () => {
    fake.behave({ kind: 'reply', text: 'Hello there.', usage })
    const agent = await make({ isPublic: true })
    const usages: AiUsage[] = []
    const onUsage = (each: AiUsage) => void usages.push(each)
    for (let times = 0; times < 2; times += 1)
      await complete({ agentId: agent.id, userId: other.id, purpose: 'card' }, { onUsage })
    expect(await used()).toMatchObject([
      {
        ...{ ownerId: owner.id, agentId: agent.id, borrowerId: other.id, purpose: 'card' },
        ...{ calls: 2, inputTokens: 60, outputTokens: 24, cost: 2 * inMicro(0.042) },
      },
    ])
    const each = { inputTokens: 30, outputTokens: 12 }
    expect([usages, await reserved()]).toEqual([[each, each], []])
  })

  test.each(['cut', 'halt', 'break'] as const)(
    'as far as it came, where the stream ends by %s',
    async (kind) => {
      fake.behave({ kind, text: 'Half of an answer' })
      expect(await complete({})).toBe('broken')
      const [row] = await used()
      expect(row?.calls).toBe(1)
      expect(row?.outputTokens).toBeGreaterThan(2)
      expect(await reserved()).toEqual([])
    },
  )

  test('as far as it came, where who listened has gone', async () => {
    fake.behave({ kind: 'reply', text: 'word '.repeat(200), chunkMs: 10 })
    for await (const chunk of app.services.ai.chat(orderOf({}), call)) if (chunk) break
    const leaving = new AbortController()
    for await (const chunk of app.services.ai.chat(orderOf({}), { ...call, signal: leaving.signal }))
      if (chunk) leaving.abort()
    const [row] = await used()
    expect(row?.calls).toBe(2)
    expect(row?.outputTokens).toBeGreaterThan(0)
    expect(row?.outputTokens).toBeLessThan(100)
    expect(await reserved()).toEqual([])
  })

  test('once, however often it was tried', async () => {
    fake.behave({ kind: 'refuse', status: 503 }, { kind: 'reply', text: 'Now', usage })
    expect(await complete({})).toBe('Now')
    expect(await used()).toMatchObject([{ calls: 1, inputTokens: 30, outputTokens: 12 }])
  })

  test('not at all, where the provider turns it away', async () => {
    fake.behave({ kind: 'refuse', status: 401 })
    expect(await complete({})).toBe('refused')
    expect([await used(), await reserved()]).toEqual([[], []])
  })
})

describe('a limit', () => {
  const usage = { input: 20, output: 50 }

  test('holds against fifty calls at once', async () => {
    fake.behave({ kind: 'reply', text: 'Hello', usage, chunkMs: 20 })
    const agent = await make()
    await limit('owner', { month: 0.5 })
    const answers = await Promise.all(Array.from({ length: 50 }, () => complete({ agentId: agent.id })))
    const [row] = await used()
    const went = answers.filter((answer) => answer === 'Hello').length
    expect(answers.filter((answer) => answer === 'spent')).toHaveLength(50 - went)
    expect(went).toBeGreaterThan(1)
    expect(went).toBeLessThan(50)
    expect(row?.cost).toBe(went * inMicro(0.07))
    expect(row?.cost).toBeLessThanOrEqual(inMicro(0.5))
    expect(await reserved()).toEqual([])
  })

  test.each<[string, LimitScope, object, () => number, () => number, string]>([
    ['of the owner’s month', 'owner', { month: 0.1 }, () => 0, () => owner.id, 'spent'],
    ['of the owner’s day', 'owner', { day: 0.1 }, () => 0, () => owner.id, 'spent'],
    ['of each borrower', 'eachBorrower', { day: 0.1 }, () => 0, () => other.id, 'spent'],
    [
      'of each borrower does not count its owner',
      'eachBorrower',
      { day: 0.1 },
      () => 0,
      () => owner.id,
      'Hello',
    ],
    ['of this borrower', 'borrower', { month: 0.1 }, () => other.id, () => other.id, 'spent'],
    ['of another borrower', 'borrower', { month: 0.1 }, () => 4711, () => other.id, 'Hello'],
    ['of nothing, though nothing has a price', 'owner', { month: 0 }, () => 0, () => owner.id, 'spent'],
  ])('%s', async (_what, scope, yuan, subject, asker, expected) => {
    fake.behave({ kind: 'reply', text: 'Hello', usage })
    const agent = await make({ isPublic: true })
    if ('month' in yuan && yuan.month === 0) await app.services.database.pool.query('delete from unit')
    else await complete({ agentId: agent.id, userId: asker() })
    await limit(scope, yuan, subject())
    expect(await complete({ agentId: agent.id, userId: asker() })).toBe(expected)
  })

  test('of one agent leaves the others alone; one’s own goes before everybody’s', async () => {
    fake.behave({ kind: 'reply', text: 'Hello', usage })
    const [one, two] = [await make({ isPublic: true }), await make({ isPublic: true })]
    await limit('agent', { day: 0 }, one.id)
    expect([await complete({ agentId: one.id }), await complete({ agentId: two.id })]).toEqual([
      'spent',
      'Hello',
    ])
    await limit('eachBorrower', { day: 0 })
    await limit('borrower', { day: 5 }, other.id)
    expect(await complete({ agentId: two.id, userId: other.id })).toBe('Hello')
    expect(await complete({ agentId: two.id, userId: 4711 })).toBe('spent')
  })

  test('counts what was reserved when the process ended, until it is booked an hour later', async () => {
    const agent = await make()
    const now = app.services.now()
    const who = { ownerId: owner.id, agentId: agent.id, borrowerId: owner.id, purpose: 'card' } as const
    await db()
      .insert(aiCallTable)
      .values({
        ...who,
        ...{ day: new Date(now).toISOString().slice(0, 10), at: now - 3_500_000 },
        ...{ cost: inMicro(1), inputTokens: 9, inputCost: 9 },
      })
    await limit('owner', { month: 1 })
    await app.restart()
    await bookForgottenCalls.run(app.services, {})
    expect(await complete({ agentId: agent.id })).toBe('spent')
    await app.services.database.pool.query('update ai_call set at = at - 200000')
    await bookForgottenCalls.run(app.services, {})
    await bookForgottenCalls.run(app.services, {})
    expect(await reserved()).toEqual([])
    expect(await used()).toMatchObject([{ ...who, calls: 1, inputTokens: 9, outputTokens: 0, cost: 9 }])
    expect(await complete({ agentId: agent.id })).toBe('Hello there.')
  })
})

describe('pictures', () => {
  const draw = (fields: Partial<AiOrder>) =>
    app.services.ai
      .draw(orderOf({ purpose: 'picture', ...fields }), { prompt: 'A tree', size: '1024x1024', count: 2 })
      .then(
        (pictures) => pictures.length,
        (error: unknown) => (error instanceof AiError ? error.kind : String(error)),
      )

  test('are drawn by an agent that can, billed by the picture, and refused over the limit', async () => {
    await makeUnit(app.services, { kind: 'usage', measure: 'image', price: 0.2 })
    const agent = await make()
    await limit('owner', { day: 0.5 })
    expect(await draw({ agentId: agent.id })).toBe(2)
    expect(await used()).toMatchObject([{ calls: 1, pictures: 2, cost: inMicro(0.4), purpose: 'picture' }])
    expect(await draw({ agentId: agent.id })).toBe('spent')
    expect(await reserved()).toEqual([])
  })

  test('are not drawn without a model for them, nor by a platform that does not draw', async () => {
    expect(await draw({})).toBe('missing')
    const agent = await make({ platform: 'coze' })
    expect(await draw({ agentId: agent.id })).toBe('refused')
  })
})

test.each(['zhipu', 'coze', 'dify'] as const)(
  'An agent of %s answers and is billed too',
  async (platform) => {
    fake.behave({ kind: 'reply', text: 'Hello there.', usage: { input: 9, output: 4 } })
    const baseUrl = platform === 'coze' ? fake.origin : fake.baseUrl
    const agent = await make({ platform, baseUrl, apiKey: 'id.secret' })
    expect(await complete({ agentId: agent.id })).toBe('Hello there.')
    expect(await used()).toMatchObject([{ calls: 1, inputTokens: 9, outputTokens: 4 }])
  },
)

describe('who would answer an order', () => {
  const whoChats = (fields: Partial<AiOrder>) => app.services.ai.whoChats(db(), orderOf(fields))

  test('is its own agent, else the default, read over the connection that the caller has', async () => {
    const [own, foreign] = [await make(), await make({ creatorId: other.id, name: 'Foreign' })]
    expect(await whoChats({ agentId: own.id })).toEqual({ agentId: own.id })
    expect(await whoChats({ agentId: foreign.id })).toBeUndefined()
    expect(await whoChats({ agentId: foreign.id, chosenBy: other.id })).toEqual({ agentId: foreign.id })
    expect(await whoChats({ agentId: 999_999 })).toBeUndefined()
    expect(await whoChats({})).toEqual({ agentId: null })
    const bare = makeAiService({ ...app.services, env: { ...app.services.env, AI_MODEL: undefined } })
    const inside = await db().transaction(async (within) => [
      await bare.whoChats(within, orderOf({})),
      await bare.whoChats(within, orderOf({ agentId: own.id })),
    ])
    expect(inside).toEqual([undefined, { agentId: own.id }])
    expect(bare.failures()).toEqual([])
  })
})

describe('vectors', () => {
  const withModel = (AI_EMBEDDING_MODEL: string | undefined) =>
    makeAiService({ ...app.services, env: { ...app.services.env, AI_EMBEDDING_MODEL } })
  const order = () => orderOf({ purpose: 'help' })

  test('are made by the operator’s model for them, whatever the agent, and billed to the operator', async () => {
    const { id } = await make()
    const vectors = await withModel('vectors').embed({ ...order(), agentId: id }, { texts: ['one', 'two'] })
    expect(vectors).toHaveLength(2)
    expect(fake.calls.at(-1)).toMatchObject({ model: 'vectors', authorization: 'Bearer operators-key' })
    expect(await used()).toMatchObject([
      { ownerId: 0, agentId: 0, purpose: 'help', inputTokens: 7, outputTokens: 0 },
    ])
    expect(await reserved()).toEqual([])
  })

  test('are not there without a model for them, nor paid for where the provider turns them away', async () => {
    await expect(withModel(undefined).embed(order(), { texts: ['one'] })).rejects.toMatchObject({
      kind: 'missing',
    })
    fake.behave({ kind: 'refuse', status: 401 })
    await expect(withModel('v').embed(order(), { texts: ['one'] })).rejects.toMatchObject({ kind: 'refused' })
    expect([await used(), await reserved()]).toEqual([[], []])
    expect(await withModel('v').embed(order(), { texts: [] })).toEqual([])
  })
})

test('The installation says what it can have made', async () => {
  const bare = { ...app.services.env, AI_BASE_URL: undefined }
  const state = () => makeAiService({ ...app.services, env: bare }).state(db())
  expect(await state()).toEqual({ hasText: false, hasPictures: false, hasSpeech: false })
  await make()
  expect(await state()).toMatchObject({ hasText: true })
  expect(await app.services.ai.state(db())).toMatchObject({ hasText: true, hasPictures: false })
})
