import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiCall } from '../ai.ts'
import { startFakeProvider, type FakeProvider } from '../testing/fakeProvider.ts'
import { openAi } from './openAi.ts'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider()
})
afterAll(() => fake.close())

const timeouts = { untilFirst: 20_000, betweenChunks: 20_000, inAll: 20_000 }
const ai = () => openAi({ baseUrl: fake.baseUrl, apiKey: 'fake-key', model: 'fake-model', timeouts })

const call: AiCall = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'assistant', content: 'Yes?' },
    { role: 'user', content: 'Hello' },
  ],
  maxTokens: 50,
}

test('An answer comes chunk by chunk, and the provider gets model, key and messages', async () => {
  fake.behave({ kind: 'reply', text: '你好，我们开始吧。 Let us begin.' })
  const chunks: string[] = []
  for await (const chunk of ai().chat(call)) chunks.push(chunk)
  expect(chunks.length).toBeGreaterThan(1)
  expect(chunks.join('')).toBe('你好，我们开始吧。 Let us begin.')
  expect(fake.calls.at(-1)).toMatchObject({
    model: 'fake-model',
    messages: call.messages,
    stream: true,
    authorization: 'Bearer fake-key',
    body: { max_tokens: 50, stream_options: { include_usage: true } },
  })
})
