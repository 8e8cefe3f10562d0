import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AiCall } from '../ai.ts'
import { startAiTwin, type AiTwin } from '../testing/aiTwin.ts'
import { openAi } from './openAi.ts'

let twin: AiTwin
beforeAll(async () => {
  twin = await startAiTwin()
})
afterAll(() => twin.close())

const patience = { untilFirst: 20_000, betweenPieces: 20_000, inAll: 20_000 }
const ai = () => openAi({ baseUrl: twin.baseUrl, apiKey: 'twin-key', model: 'twin-model', patience })

const call: AiCall = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'assistant', content: 'Yes?' },
    { role: 'user', content: 'Hello' },
  ],
  maxTokens: 50,
}

test('An answer comes piece by piece, and the provider gets model, key and messages', async () => {
  twin.behave({ kind: 'say', text: '你好，我们开始吧。 Let us begin.' })
  const pieces: string[] = []
  for await (const piece of ai().chat(call)) pieces.push(piece)
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('')).toBe('你好，我们开始吧。 Let us begin.')
  expect(twin.calls.at(-1)).toMatchObject({
    model: 'twin-model',
    messages: call.messages,
    stream: true,
    authorization: 'Bearer twin-key',
    body: { max_tokens: 50, stream_options: { include_usage: true } },
  })
})
