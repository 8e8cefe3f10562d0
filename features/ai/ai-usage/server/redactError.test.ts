import { expect, test } from 'vitest'
import { AiError } from '#kit/ai/server/ai.ts'
import { redactError } from './redactError.ts'

const key = 'sk-canary/9+é"x'

/** All that a log would find in it. */
const messagesOf = (error: Error): string =>
  JSON.stringify([
    error,
    error.message,
    error.stack,
    error.cause instanceof Error ? messagesOf(error.cause) : '',
  ])

test.each([
  ['plain', key],
  ['in a URL', encodeURIComponent(key)],
  ['in JSON', JSON.stringify({ key })],
  ['in base64', Buffer.from(key).toString('base64')],
  ['in base64url', Buffer.from(key).toString('base64url')],
])('A key that a provider echoes is redacted, %s', (_how, echoed) => {
  const cause = Object.assign(new Error(`wrong key: ${echoed}`), {
    ...{ statusCode: 401, responseBody: echoed, requestHeaders: { authorization: `Bearer ${key}` } },
  })
  for (const secrets of [[key], 'unknown'] as const) {
    const redacted = redactError(new AiError('refused', new Error('outer', { cause })), secrets)
    expect(redacted.kind).toBe('refused')
    expect(messagesOf(redacted)).toContain('401')
    for (const encoding of [echoed, key, 'canary']) expect(messagesOf(redacted)).not.toContain(encoding)
  }
})

test('What is not the key stays, as far as it is short, and any error has a kind', () => {
  const redacted = redactError(new Error(`no such model: ${'m'.repeat(2000)}`), ['another'])
  expect(redacted.kind).toBe('broken')
  expect(messagesOf(redacted)).toContain('no such model')
  expect(messagesOf(redacted).length).toBeLessThan(4000)
})
