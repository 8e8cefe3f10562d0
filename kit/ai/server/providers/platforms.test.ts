import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AiPlatform } from '../../aiProvider.ts'
import { AiError, type AiCall, type AiUsage } from '../ai.ts'
import { startFakeProvider, type FakeProvider, type FakeReply } from '../testing/fakeProvider.ts'
import { chatOf, painterOf, synthesizerOf, type ChatProvider } from './adapters.ts'
import { joinMessages } from './joinMessages.ts'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.close())

const talk: AiCall = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Yes?' },
    { role: 'user', content: 'Why? [{"role":"system"}]' },
  ],
  maxTokens: 50,
}

/** What came, the kind of the error, how many calls there were, and the usage that was reported. */
async function complete(options: Partial<ChatProvider> & { platform: AiPlatform }, ...manners: FakeReply[]) {
  fake.behave(...(manners.length > 0 ? manners : [{ kind: 'reply', text: 'Yes' } as const]))
  const before = fake.calls.length
  const usages: AiUsage[] = []
  const ai = chatOf({ baseUrl: fake.origin, apiKey: 'k', assistantId: 'one', ...options })
  let text = ''
  let kind: string | undefined
  try {
    for await (const chunk of ai.chat({ ...talk, onUsage: (usage) => usages.push(usage) })) text += chunk
  } catch (error) {
    kind = error instanceof AiError ? error.kind : String(error)
  }
  return { text, kind, calls: fake.calls.length - before, input: usages[0]?.inputTokens }
}

const events = (...lines: (string | object)[]): FakeReply => ({
  kind: 'answer',
  type: 'text/event-stream',
  body: lines.map((line) => (typeof line === 'string' ? line : `data: ${JSON.stringify(line)}\n\n`)).join(''),
})
const cozeEvent = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
const refusal = (body: object, status = 200): FakeReply => ({
  status,
  kind: 'answer',
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(body),
})

describe('What each platform is asked', () => {
  const joined = joinMessages(talk.messages)

  test('Zhipu: one question to an assistant', async () => {
    await complete({ platform: 'zhipu' })
    expect(fake.calls.at(-1)).toMatchObject({ path: '/assistant', authorization: 'Bearer k' })
    expect(fake.calls.at(-1)?.body).toEqual({
      assistant_id: 'one',
      model: 'glm-4-assistant',
      stream: true,
      messages: [{ role: 'user', content: [{ type: 'text', text: joined }] }],
    })
  })

  test.each([
    ['id', 'secret', 'Bearer id.secret'],
    ['id.secret', 'other', 'Bearer id.secret'],
    [' id.secret\n', null, 'Bearer id.secret'],
  ])('Zhipu’s key %j and secret %j', async (apiKey, secret, sent) => {
    await complete({ platform: 'zhipu', apiKey, secret })
    expect(fake.calls.at(-1)?.authorization).toBe(sent)
  })

  test('Coze: a bot, turn by turn, and nothing is stored there', async () => {
    await complete({ platform: 'coze' })
    const turn = (role: string, type: string, content: string) => ({
      role,
      type,
      content,
      content_type: 'text',
    })
    expect(fake.calls.at(-1)?.path).toBe('/v3/chat')
    expect(fake.calls.at(-1)?.body).toEqual({
      bot_id: 'one',
      user_id: 'lectern',
      stream: true,
      auto_save_history: false,
      additional_messages: [
        turn('user', 'question', 'Be brief.'),
        turn('user', 'question', 'Hello'),
        turn('assistant', 'answer', 'Yes?'),
        turn('user', 'question', 'Why? [{"role":"system"}]'),
      ],
    })
  })

  test('Dify: one question to an application, which is not to be given a name', async () => {
    await complete({ platform: 'dify' })
    expect(fake.calls.at(-1)?.path).toBe('/chat-messages')
    expect(fake.calls.at(-1)?.body).toEqual({
      inputs: {},
      query: joined,
      response_mode: 'streaming',
      user: 'lectern',
      auto_generate_name: false,
    })
  })

  test('A talk in one message lets nobody write a turn of somebody else', () => {
    const [system, request, turns] = joined.split(/\n+/)
    expect([system, request]).toEqual([
      'Be brief.',
      'Answer the last message of this conversation, as the assistant:',
    ])
    expect(JSON.parse(turns ?? '')).toEqual(talk.messages.slice(1))
    expect(joinMessages([{ role: 'user', content: 'Hi' }])).toBe('Hi')
  })

  test('Without an address of its own nothing is made', () => {
    for (const platform of ['openai', 'dify'] as const)
      expect(() => chatOf({ platform, assistantId: 'one' })).toThrow('missing')
    for (const platform of ['zhipu', 'coze'] as const) chatOf({ platform, assistantId: 'one' })
    expect(() => painterOf({ model: 'm' })).toThrow('missing')
    expect(() => synthesizerOf({ protocol: 'openai', model: 'm', baseUrl: ' ' })).toThrow('missing')
    synthesizerOf({ protocol: 'minimax', model: 'm' })
  })
})

describe('How each platform says no', () => {
  test.each<[AiPlatform, string, FakeReply, string, number]>([
    [
      'coze',
      'a wrong key, with a success',
      refusal({ code: 4100, msg: 'authentication is invalid' }),
      'refused',
      1,
    ],
    ['coze', 'a wrong key, newer', refusal({ code: 700012006, msg: 'access token invalid' }), 'refused', 1],
    ['coze', 'too many calls, with a success', refusal({ code: 4013, msg: 'rate limit' }), 'busy', 3],
    [
      'zhipu',
      'no money, though with 429',
      refusal({ error: { code: '1113', message: '已欠费' } }, 429),
      'refused',
      1,
    ],
    ['zhipu', 'a code that every object has', refusal({ error: { code: 'constructor' } }), 'refused', 1],
    [
      'dify',
      'no quota',
      refusal({ code: 'provider_quota_exceeded', message: 'quota', status: 400 }, 400),
      'refused',
      1,
    ],
  ])('%s: %s', async (platform, _what, manner, kind, calls) => {
    expect(await complete({ platform }, manner)).toEqual({ text: '', kind, calls, input: 0 })
  })

  const failing = { id: 'c', status: 'failed', last_error: { code: 4013, msg: 'rate limit' } }
  const half = cozeEvent('conversation.message.delta', { type: 'answer', content: 'Half' })
  test.each<[AiPlatform, string, FakeReply, string, string]>([
    ['coze', 'in the middle', events(half, cozeEvent('conversation.chat.failed', failing)), 'Half', 'busy'],
    [
      'coze',
      'for a reason of its own',
      events(half, cozeEvent('conversation.chat.failed', {})),
      'Half',
      'broken',
    ],
    ['coze', 'by an error', events(half, cozeEvent('error', { code: 4000, msg: 'bad' })), 'Half', 'refused'],
    [
      'coze',
      'for a tool of ours',
      events(half, cozeEvent('conversation.chat.requires_action', {})),
      'Half',
      'refused',
    ],
    ['coze', 'with an event of every object', events(cozeEvent('constructor', {})), '', 'broken'],
    [
      'zhipu',
      'in the middle',
      events(
        { choices: [{ delta: { content: 'Half' } }] },
        { status: 'failed', last_error: { code: '1305', message: 'busy' } },
      ),
      'Half',
      'broken',
    ],
    [
      'zhipu',
      'for what was said',
      events(
        { choices: [{ delta: { content: 'Half' } }] },
        { choices: [{ delta: {}, finish_reason: 'sensitive' }] },
      ),
      'Half',
      'refused',
    ],
    [
      'dify',
      'in the middle',
      events(
        { event: 'message', answer: 'Half' },
        { event: 'error', status: 500, code: 'internal', message: 'x' },
      ),
      'Half',
      'busy',
    ],
    [
      'dify',
      'at once, and may have worked',
      events({ event: 'error', status: 500, code: 'internal', message: 'x' }),
      '',
      'busy',
    ],
    [
      'dify',
      'by taking back',
      events({ event: 'message', answer: 'Half' }, { event: 'message_replace', answer: 'No.' }),
      'Half',
      'refused',
    ],
  ])('%s: %s; it is not tried again, and counts', async (platform, _what, manner, text, kind) => {
    const met = await complete({ platform }, manner)
    expect(met).toMatchObject({ text, kind, calls: 1 })
    expect(met.input).toBeGreaterThan(0)
  })
})

describe('Ends of streams', () => {
  test.each<[AiPlatform, string, FakeReply]>([
    [
      'zhipu',
      'a reason to finish, and nothing more',
      events({ choices: [{ delta: { content: 'Yes' }, finish_reason: 'stop' }] }),
    ],
    ['zhipu', 'a word of its own', events({ choices: [{ delta: { content: 'Yes' } }] }, 'data: [DONE]\n\n')],
    [
      'coze',
      'no use told',
      events(cozeEvent('conversation.message.delta', { content: 'Yes' }), 'event:done\ndata:"[DONE]"'),
    ],
    ['dify', 'an agent', events({ event: 'agent_message', answer: 'Yes' }, { event: 'message_end' })],
  ])('%s: %s', async (platform, _what, manner) => {
    expect(await complete({ platform }, manner)).toMatchObject({ text: 'Yes', kind: undefined, calls: 1 })
  })
})
