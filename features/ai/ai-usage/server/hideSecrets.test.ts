import { expect, test } from 'vitest'
import { AiTrouble } from '#kit/ai/server/ai.ts'
import { hideSecrets } from './hideSecrets.ts'

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
  ['in an address', encodeURIComponent(key)],
  ['in JSON', JSON.stringify({ key })],
  ['in base64', Buffer.from(key).toString('base64')],
  ['for addresses', Buffer.from(key).toString('base64url')],
])('A key that a provider echoes is taken out, %s', (_how, echoed) => {
  const cause = Object.assign(new Error(`wrong key: ${echoed}`), {
    ...{ statusCode: 401, responseBody: echoed, requestHeaders: { authorization: `Bearer ${key}` } },
  })
  for (const secrets of [[key], 'unknown'] as const) {
    const shown = hideSecrets(new AiTrouble('refused', new Error('outer', { cause })), secrets)
    expect(shown.kind).toBe('refused')
    expect(messagesOf(shown)).toContain('401')
    for (const spelling of [echoed, key, 'canary']) expect(messagesOf(shown)).not.toContain(spelling)
  }
})

test('What is not the key stays, as far as it is short, and any error has a kind', () => {
  const shown = hideSecrets(new Error(`no such model: ${'m'.repeat(2000)}`), ['another'])
  expect(shown.kind).toBe('broken')
  expect(messagesOf(shown)).toContain('no such model')
  expect(messagesOf(shown).length).toBeLessThan(4000)
})
