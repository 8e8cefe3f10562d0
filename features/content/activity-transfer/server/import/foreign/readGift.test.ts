import { describe, expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { matchSchema } from '#cards/match/match.schema.ts'
import { readDocument } from '../readDocument.ts'

const read = (gift: string, name = 'quiz.gift') => readDocument(Buffer.from(gift), name)
const losses = async (gift: string) =>
  (await read(gift)).rows.flatMap(({ reason, text }) => (reason ? [[reason, text]] : []))
const firstOf = async (gift: string) => (await read(gift)).cards[0]

describe('what is GIFT', () => {
  test.each<[string, string, string, string]>([
    ['a file that says so', 'quiz.gift', 'Only words.', 'gift'],
    ['a text with a question in it', 'quiz.txt', 'Two and two? {=four =4}', 'gift'],
    ['a text without a name', '', 'True? {T}\n\nIt is {#5:1}', 'gift'],
    ['a question that begins with its answer', '', '{=Asia} is large.', 'gift'],
    [
      'a text with a mark of its byte order and ends of lines of Windows',
      '',
      '\uFEFFTwo and two?\r\n{=four =4}\r\n',
      'gift',
    ],
    ['a text with nothing but words', 'read.txt', '# Title\n\nWords.', 'markdown'],
    ['code with braces', 'read.txt', 'Run `f() { return 1 }`.\n\n```js\nlet a = {}\n```', 'markdown'],
    ['code with marks in its braces', 'code.txt', 'if (a) { b = c }\n\nx {=1}', 'markdown'],
    ['Markdown that says so', 'read.md', 'Two and two? {=four =4}', 'markdown'],
    ['a heading with an id', '', '# Title {#intro}\n\nWords.', 'markdown'],
  ])('%s', async (_title, name, text, format) => {
    expect((await read(text, name)).format).toBe(format)
  })
})

describe('a GIFT question', () => {
  test('that is broken is told with its line, and spoils no other', async () => {
    const { cards, rows } = await read('First? {T}\n\n// a note\nSecond?\n{=a\n\nThird? {F}\n')
    expect(cards).toHaveLength(2)
    expect(rows).toMatchObject([
      { at: 1, outcome: 'taken', cards: [1] },
      { at: 5, outcome: 'left', reason: 'syntax', text: expect.stringContaining('Second?') },
      { at: 7, outcome: 'taken', cards: [2] },
    ])
  })

  test('stands at its line, whatever ends lines there', async () => {
    const { rows } = await read('// one\r\n\r\n::A::First? {T}\r\n\r\n\r\nSecond? {F}\r\n')
    expect(rows.map(({ at }) => at)).toEqual([3, 6])
  })

  test('in Chinese becomes a card in Chinese', async () => {
    expect(await firstOf('::首都::中国的首都是{=北京 =Beijing}。')).toMatchObject({
      type: 'blanks',
      title: '首都',
      text: '中国的首都是[北京|Beijing]。',
    })
  })

  test('with a missing word keeps the line and the brackets before it', async () => {
    expect(await firstOf('A _____ [sic] and {=gap}, done.')).toMatchObject({
      text: String.raw`A _____ \[sic\] and [gap], done.`,
    })
  })

  test('accepts what Moodle accepts, and no slip besides', async () => {
    expect(await firstOf('Capital? {=Berlin}')).toMatchObject({
      ignoreCase: true,
      ignorePunctuation: false,
      ignoreDiacritics: false,
      typos: 0,
    })
  })

  test('whose answers no gap can hold is graded by a person', async () => {
    const { cards, rows } = await read('Which? {=a|b =[c]}')
    expect(cards).toMatchObject([
      { type: 'question', kind: 'short', grading: 'person', sampleAnswer: 'a|b\n[c]' },
    ])
    expect(rows.map(({ reason }) => reason)).toContain('gradedByPerson')
  })

  test('of which any of several options is right asks for all of them, and says so', async () => {
    const { cards, rows } = await read('Seasons? {=spring =summer ~easter}')
    expect(cards).toMatchObject([{ type: 'choice', kind: 'multi' }])
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'severalRight'])
  })

  test.each([
    ['Spectrum? {~%50%yellow ~%50%orange ~%-50%red ~%-50%blue}', []],
    ['Spectrum? {~%50%yellow ~%50%orange ~%-100%red ~blue}', ['weights']],
    ['Which? {=Frog ~%50%Cat ~Dog}', ['partialAnswer']],
    ['Year? {#=1822:0 =%50%1822:2}', ['partialAnswer']],
    ['Which? {=Frog =%50%Cat#Well…}', ['partialAnswer', 'feedbackDropped']],
    ['[html]<p>Which <b>one</b>? <a href\\="https\\://a.example">x</a></p>{T}', ['formatsDropped']],
    ['[html]<p>Which? <img src\\="https\\://a.example/x.png" alt\\="map"></p>{T}', ['pictureElsewhere']],
    ['[html]<p>Which? <iframe src\\="https\\://a.example"></iframe></p>{T}', ['film']],
    ['// [id:7] [tag:old]\nEssay? {}', ['labelsDropped']],
    ['$CATEGORY: $course$/top/One/Two', ['categoryPath']],
    ['$CATEGORY: $course$/top/One', []],
  ])('%s', async (gift, reasons) => {
    expect((await losses(gift)).map(([reason]) => reason)).toEqual(reasons)
  })

  test('that is longer than a card stands in a text before it', async () => {
    const { cards, rows } = await read(`${'Long words. '.repeat(60)}Which? {=a ~b}`)
    expect(cards.map(({ type }) => type)).toEqual(['text', 'choice'])
    expect(rows.map(({ reason }) => reason)).toEqual([null, 'textBefore'])
  })

  test('with more pairs than a card holds is split', async () => {
    const pairs = Array.from({ length: 23 }, (_, index) => `=left${index} -> right${index}`).join('\n')
    const { cards } = await read(`Match. {${pairs}}`)
    expect(cards.map((card) => parse(matchSchema, card).pairs.length)).toEqual([8, 8, 7])
  })

  test('cannot run anything', async () => {
    const { cards } = await read(
      '[html]<p onclick\\="x()">Which?<script>alert(1)</script> <a href\\="javascript\\:x()">go</a></p>{T}',
    )
    expect(JSON.stringify(cards)).not.toMatch(/alert|javascript|onclick/)
  })
})

describe('GIFT that is made to hold up its reader takes time by its length', () => {
  const nasty: Readonly<Record<string, (size: number) => string>> = {
    'a brace and no end': (size) => `{=${'a'.repeat(size)}`,
    braces: (size) => '{=a} '.repeat(size / 5),
    marks: (size) => `Q {${'~=#'.repeat(size / 3)}}`,
    escapes: (size) => `Q {=${'\\'.repeat(size)}}`,
    spaces: (size) => `Q {=a${' '.repeat(size)}~b}`,
    'lines of spaces': (size) => `Q {=a${`\n${' '.repeat(50)}x`.repeat(size / 52)}~b}`,
    titles: (size) => `${'::'.repeat(size / 2)}{=a}`,
    questions: (size) => 'Q? {=a ~b}\n\n'.repeat(size / 12),
    comments: (size) => `${'// [tag:a] [id:b\n'.repeat(size / 17)}Q {T}`,
    'tags in tags': (size) => `[html]${'<b><p>'.repeat(size / 6)}{T}`,
    pairs: (size) => `Q {${'=a -> b'.repeat(size / 7)}}`,
    weights: (size) => `Q {=${'%'.repeat(size)}}`,
  }
  const costOf = async (gift: string) => {
    const before = process.threadCpuUsage()
    await read(gift).catch(() => undefined)
    const { user, system } = process.threadCpuUsage(before)
    return user + system
  }

  test.each(Object.entries(nasty))('%s', async (_name, make) => {
    const harmless = await costOf('Q? {=a ~b}\n\n'.repeat(400))
    const small = await costOf(make(5000))
    const large = await costOf(make(20_000))
    expect(large).toBeLessThan(8 * small + Math.max(harmless, 50_000))
  })
})
