import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { estimateInput, estimateTokens } from '../estimateTokens.ts'
import { readServerEvents, type ServerEvent } from './serverEvents.ts'

async function read(chunks: readonly string[]): Promise<ServerEvent[]> {
  async function* come() {
    yield* chunks
  }
  const events: ServerEvent[] = []
  for await (const event of readServerEvents(come())) events.push(event)
  return events
}

describe('Server-sent events', () => {
  test.each<[string, string, ServerEvent[]]>([
    ['data alone', 'data: a\n\n', [{ event: '', data: 'a' }]],
    ['a name', 'event:x\ndata:a\n\n', [{ event: 'x', data: 'a' }]],
    ['a name after the data', 'data: a\nevent: x\n\n', [{ event: 'x', data: 'a' }]],
    [
      'the name of one event only',
      'event: x\ndata: a\n\ndata: b\n\n',
      [
        { event: 'x', data: 'a' },
        { event: '', data: 'b' },
      ],
    ],
    ['several lines', 'data: a\ndata: b\n\n', [{ event: '', data: 'a\nb' }]],
    ['one space is not of the data', 'data:  a\n\n', [{ event: '', data: ' a' }]],
    ['comments and other fields', ': hi\nid: 3\nretry: 9\ndata: a\n\n', [{ event: '', data: 'a' }]],
    [
      'line ends of others',
      'data: a\r\n\r\ndata: b\r\rdata: c\n\n',
      ['a', 'b', 'c'].map((data) => ({ event: '', data })),
    ],
    ['events without data', 'event: ping\n\n\n\n', []],
    ['no empty line at the end', 'data: a', [{ event: '', data: 'a' }]],
    ['no events', '<html>Hello</html>', []],
    ['nothing', '', []],
  ])('%s', async (_what, text, events) => {
    expect(await read([text])).toEqual(events)
  })

  test('are the same wherever the chunks break', async () => {
    const line = fc.constantFrom('data: a', 'data:', 'event: x', ': c', '', 'data: 你好')
    const text = fc
      .array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r')), { maxLength: 12 })
      .map((lines) => lines.flat().join(''))
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(80), { maxLength: 5 }), async (whole, cuts) => {
        const places = [0, ...cuts.filter((at) => at < whole.length).sort((a, b) => a - b), whole.length]
        const chunks = places.slice(1).map((at, index) => whole.slice(places[index], at))
        expect(await read(chunks)).toEqual(await read([whole]))
      }),
    )
  })

  test('that come letter by letter do not cost the square of their length', async () => {
    const [event] = await read(['data: ', ...Array.from({ length: 300_000 }, () => 'x'), '\n\n'])
    expect(event?.data).toHaveLength(300_000)
  })
})

describe('Tokens are estimated', () => {
  test.each([
    ['', 0],
    ['a', 1],
    ['Hello, world.', 4],
    ['你好，世界', 5],
    ['こんにちは', 5],
    ['Привет', 3],
    ['👩‍🏫', 3],
  ])('%s: %d', (text, tokens) => {
    expect(estimateTokens(text)).toBe(tokens)
  })

  test('with what each message is wrapped in', () => {
    const messages = [
      { role: 'system', content: 'Hello, world.' },
      { role: 'user', content: '你好' },
    ] as const
    expect(estimateInput(messages)).toBe(4 + 4 + 2 + 4)
  })
})
