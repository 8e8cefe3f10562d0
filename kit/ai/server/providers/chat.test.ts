import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aiPlatforms, type AiPlatform } from '../../aiProvider.ts'
import { AiError, type AiCall, type AiUsage } from '../ai.ts'
import { estimateInput, estimateTokens } from '../estimateTokens.ts'
import { guardedFetch } from '../guardedFetch.ts'
import { fakeUsage, startFakeProvider, type FakeProvider, type FakeReply } from '../testing/fakeProvider.ts'
import { chatOf } from './adapters.ts'

let fake: FakeProvider
beforeAll(async () => {
  fake = await startFakeProvider()
  // The library of one of them takes its time to load.
  for await (const _ of aiOf('openai').chat(call)) continue
})
afterAll(() => fake.close())

const patient = { untilFirst: 25_000, betweenChunks: 25_000, inAll: 50_000 }
/** Only what the provider is made to overstep is short: a slow machine must not be taken for a silent provider. */
const timeoutsFor = (manner: FakeReply) => ({
  ...patient,
  ...(manner.kind === 'silence' && { untilFirst: 600 }),
  ...(manner.kind === 'stall' && { betweenChunks: 400 }),
  ...(manner.kind === 'reply' && manner.chunkMs && { inAll: 4000 }),
})
const aiOf = (platform: AiPlatform, timeouts = patient) =>
  chatOf({
    platform,
    baseUrl: baseOf(platform),
    apiKey: 'canary-key',
    assistantId: 'one',
    timeouts,
    fetch: guardedFetch(['127.0.0.1']),
  })
const baseOf = (platform: AiPlatform): string =>
  ({
    openai: fake.baseUrl,
    zhipu: `${fake.origin}/api/paas/v4/`,
    coze: fake.origin,
    dify: fake.baseUrl,
  })[platform]

const call: AiCall = {
  messages: [
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'Hello' },
  ],
  maxTokens: 50,
}
const estimated = (text: string): AiUsage => ({
  inputTokens: estimateInput(call.messages),
  outputTokens: estimateTokens(text),
})
const reported: AiUsage = { inputTokens: fakeUsage.input, outputTokens: fakeUsage.output }
const nothing: AiUsage = { inputTokens: 0, outputTokens: 0 }

describe.each(aiPlatforms)('%s', (platform) => {
  /** What came before the error, its kind, how many calls the provider got, and the usage that was reported. */
  async function meet(...manners: FakeReply[]) {
    fake.behave(...manners)
    const [first] = manners
    const timeouts = first && timeoutsFor(first)
    const before = fake.calls.length
    const usages: AiUsage[] = []
    let text = ''
    let kind: string | undefined
    try {
      for await (const chunk of aiOf(platform, timeouts).chat({
        ...call,
        onUsage: (usage) => usages.push(usage),
      }))
        text += chunk
    } catch (error) {
      kind = error instanceof AiError ? error.kind : String(error)
    }
    return { text, kind, calls: fake.calls.length - before, usages }
  }

  test('An answer comes chunk by chunk, and its usage is reported', async () => {
    const text = '你好，我们开始吧。 Let us begin.\nNow.'
    fake.behave({ kind: 'reply', text })
    const chunks: string[] = []
    const usages: AiUsage[] = []
    const request = { ...call, onUsage: (usage: AiUsage) => usages.push(usage) }
    for await (const chunk of aiOf(platform).chat(request)) chunks.push(chunk)
    expect(chunks.length).toBeGreaterThan(1)
    expect(chunks.join('')).toBe(text)
    expect(usages).toEqual([reported])
    expect(fake.calls.at(-1)?.authorization).toBe('Bearer canary-key')
  })

  test('What a provider does not say of its use is estimated', async () => {
    expect(await meet({ kind: 'reply', text: 'Ten letters or so', usage: null })).toMatchObject({
      kind: undefined,
      usages: [estimated('Ten letters or so')],
    })
    expect(await meet({ kind: 'reply', text: 'Yes', usage: { input: -4, output: 1e12 } })).toMatchObject({
      usages: [estimated('Yes')],
    })
  })

  describe('What the provider turns away is tried again, since it is not billed', () => {
    test.each([429, 500, 502, 503])('%d, then an answer', async (status) => {
      const met = await meet({ kind: 'refuse', status, retryAfter: '0.05' }, { kind: 'reply', text: 'Now' })
      expect(met).toEqual({ text: 'Now', kind: undefined, calls: 2, usages: [reported] })
    })

    test('three times at most', async () => {
      expect(await meet({ kind: 'refuse', status: 503, retryAfter: '0.05' })).toEqual({
        text: '',
        kind: 'busy',
        calls: 3,
        usages: [nothing],
      })
    })
  })

  describe('What may have been billed is not tried again, and counts', () => {
    test.each<[FakeReply, string, string]>([
      [{ kind: 'cut', text: 'Half of it' }, 'Half of it', 'broken'],
      [{ kind: 'halt', text: 'Half of it' }, 'Half of it', 'broken'],
      [{ kind: 'break', text: 'Half of it' }, 'Half of it', 'broken'],
      [{ kind: 'silence' }, '', 'silent'],
      [{ kind: 'stall', text: 'Half of it' }, 'Half of it', 'silent'],
      [{ kind: 'answer', type: 'text/event-stream', body: 'data: {"choi' }, '', 'broken'],
      [{ kind: 'answer', type: 'text/html', body: '<html>Welcome</html>' }, '', 'broken'],
    ])('%j', async (manner, text, kind) => {
      expect(await meet(manner)).toEqual({ text, kind, calls: 1, usages: [estimated(text)] })
    })

    test('an answer without a word', async () => {
      expect(await meet({ kind: 'reply', text: '' })).toEqual({
        text: '',
        kind: 'broken',
        calls: 1,
        usages: [reported],
      })
    })

    test('an answer that takes too long in all', async () => {
      const { kind, calls, text, usages } = await meet({
        kind: 'reply',
        text: 'x'.repeat(600),
        chunkMs: 100,
      })
      expect([kind, calls, usages]).toEqual(['silent', 1, [estimated(text)]])
      expect(text).not.toBe('')
    })

    test('an answer without end is cut off', async () => {
      const { kind, text, calls, usages } = await meet({ kind: 'flood' })
      expect([kind, calls]).toEqual(['endless', 1])
      expect(text.length).toBeLessThanOrEqual(100_000)
      expect(usages[0]?.outputTokens).toBeGreaterThan(20_000)
    })
  })

  test.each([400, 401, 403, 404])('%d is a no, and costs nothing', async (status) => {
    expect(await meet({ kind: 'refuse', status })).toEqual({
      text: '',
      kind: 'refused',
      calls: 1,
      usages: [nothing],
    })
  })

  test('An error of many megabytes is not read to its end', async () => {
    const met = await meet({ kind: 'hugeError' })
    expect([met.text, met.usages]).toEqual(['', [nothing]])
    expect(['endless', 'busy']).toContain(met.kind)
  })

  test('A redirect is not followed: it could lead into the private network', async () => {
    const other = await startFakeProvider()
    const met = await meet({ kind: 'redirect', to: other.origin + (fake.calls.at(-1)?.path ?? '') })
    expect([met.kind, met.usages, other.calls.length]).toEqual(['broken', [nothing], 0])
    await other.close()
  })

  test('A provider that cannot be reached is busy, one in the private network refused', async () => {
    const gone = await startFakeProvider()
    await gone.close()
    const usages: AiUsage[] = []
    const complete = async (fetcher: typeof fetch) => {
      const ai = chatOf({
        platform,
        baseUrl: gone.baseUrl,
        assistantId: 'one',
        timeouts: patient,
        fetch: fetcher,
      })
      for await (const _ of ai.chat({ ...call, onUsage: (usage) => usages.push(usage) })) continue
    }
    await expect(complete(guardedFetch(['127.0.0.1']))).rejects.toMatchObject({ kind: 'busy' })
    await expect(complete(guardedFetch([]))).rejects.toMatchObject({ kind: 'refused' })
    expect(usages).toEqual([nothing, nothing])
  })

  test.each([
    ['by a signal', true],
    ['by not listening any more', false],
  ])('Who goes away %s stops the provider, and pays for what came', async (_how, isSignal) => {
    fake.behave({ kind: 'reply', text: 'word '.repeat(400), chunkMs: 20 })
    const before = fake.abandoned()
    const leaving = new AbortController()
    const usages: AiUsage[] = []
    let text = ''
    const request = { ...call, signal: leaving.signal, onUsage: (usage: AiUsage) => usages.push(usage) }
    for await (const chunk of aiOf(platform).chat(request)) {
      text += chunk
      if (!isSignal) break
      leaving.abort()
    }
    expect(text.length).toBeLessThan(100)
    expect(usages).toEqual([estimated(text)])
    await expect.poll(() => fake.abandoned(), { timeout: 20_000 }).toBe(before + 1)
  })

  test('Who has gone already asks nobody', async () => {
    const before = fake.calls.length
    const usages: AiUsage[] = []
    const request = { ...call, signal: AbortSignal.abort(), onUsage: (usage: AiUsage) => usages.push(usage) }
    for await (const _ of aiOf(platform).chat(request)) continue
    expect([fake.calls.length - before, usages]).toEqual([0, [nothing]])
  })

  test('A key that a provider repeats is not in the error', async () => {
    const body = JSON.stringify({
      error: { message: 'bad key canary-key' },
      code: 1,
      msg: 'bad key canary-key and sk-0123456789012345678901234567890123',
    })
    fake.behave({ kind: 'answer', status: 401, type: 'application/json', body })
    const chunks = aiOf(platform).chat(call)[Symbol.asyncIterator]()
    const failed: unknown = await chunks.next().catch((error: unknown) => error)
    expect(failed).toMatchObject({ kind: 'refused' })
    const shown = inspect(failed, { depth: 9, showHidden: true })
    expect(shown).toContain('bad key')
    expect(shown).not.toContain('canary-key')
    expect(shown).not.toContain('sk-0123')
  })
})
