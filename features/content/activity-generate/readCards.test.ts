import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardTypes, definitions } from '#cards/index.ts'
import { preservesMarks } from './preservedMarks.ts'
import { ObjectReader, type Found } from './objectReader.ts'
import { cutText, maxAtOnce, partLetters, planParts } from './planParts.ts'
import { readCard } from './readCards.ts'
import { readDistractors, readRewritten, toRewrite } from './rewritten.ts'
import { writableTypes } from './writableTypes.ts'

function readIn(chunks: readonly string[]): Found[] {
  const reader = new ObjectReader()
  return [...chunks.flatMap((chunk) => reader.push(chunk)), ...reader.finish()]
}
const read = (text: string) => readIn([text])
const objects = (found: readonly Found[]) =>
  found.flatMap((each) => (each.kind === 'object' ? [each.value] : []))

const question = {
  type: 'choice',
  title: 'A “brace” {in} a title',
  question: 'Which is open? \\ "quoted" }',
  options: [
    { text: 'What then?', correct: true },
    { text: 'Did you?', correct: false },
  ],
}
const lines = [question, { type: 'section', title: 'One' }, { type: 'flip', title: '卡片 👩‍👩‍👧‍👦' }]
const json = lines.map((line) => JSON.stringify(line)).join('\n')

describe('objects in an answer', () => {
  test.each([
    ['one a line', json],
    ['in a fence', `\`\`\`json\n${json}\n\`\`\``],
    ['in a list', JSON.stringify(lines, null, 2)],
    ['in a list in an object', `Here you are:\n${JSON.stringify({ cards: lines })}\nEnjoy!`],
    ['between prose', `Sure {happy to help}! ${json} {{card 3}} and { so } on {`],
    ['without line breaks', lines.map((line) => JSON.stringify(line)).join('')],
  ])('are found %s', (_where, text) => expect(objects(read(text))).toEqual(lines))

  test('come as soon as they are whole', () => {
    const reader = new ObjectReader()
    expect(reader.push(JSON.stringify(lines[0]).slice(0, -1))).toEqual([])
    expect(reader.push('}')).toHaveLength(1)
  })

  test('behind a broken one are found, and the broken one is reported', () => {
    const broken = '{"type":"text","title":"He said "no"","body":{"type":"doc"'
    const found = read(`${broken}\n${json}`)
    expect(objects(found)).toEqual(lines)
    expect(found[0]).toMatchObject({ kind: 'broken', text: broken })
  })

  test('are the same however the stream is cut', () => {
    const text = `Cards:\n\`\`\`\n${json}\n{"type":"text",\n{"type":"section","title":"\\u0041"}\n\`\`\``
    const whole = read(text)
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 40 }), (cuts) => {
        const places = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const chunks = places.slice(1).map((end, index) => text.slice(places[index], end))
        expect(readIn(chunks)).toEqual(whole)
      }),
    )
  })

  test('anything at all is read without an error and in bounded time', () => {
    const noise = fc.array(fc.constantFrom('{', '}', '"', '\\', '\n{"', '[', ',', 'type', ':', '😀', ' '), {
      maxLength: 400,
    })
    fc.assert(fc.property(noise, (signs) => Array.isArray(readIn(signs))))
    const began = performance.now()
    read('\n{"a":{"'.repeat(12_000))
    read(`{"a":"${'x'.repeat(500_000)}`)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

const as = (value: Record<string, unknown>, id = 7) => readCard({ kind: 'object', value }, id, writableTypes)

describe('a card that an AI wrote', () => {
  test('gets our number, whatever it claims', () => {
    const card = as({ ...question, id: 99, schemaVersion: 12 })
    expect(card).toMatchObject({
      kind: 'card',
      card: { id: 7, schemaVersion: 1, question: question.question },
    })
  })

  test.each<[string, Record<string, unknown>, string, string]>([
    ['no type', { title: 'x' }, 'type', 'problems.otherType'],
    ['a type that was not asked for', { type: 'video' }, 'type', 'problems.otherType'],
    ['a field that no card has', { ...question, onclick: 'x' }, 'onclick', 'problems.unknownField'],
    ['text that is too long', { ...question, title: 'x'.repeat(101) }, 'title', 'problems.tooLong'],
    ['a wrong type of value', { ...question, options: 'many' }, 'options', 'problems.invalid'],
    ['a picture', { ...question, picture: { fileId: 3, alt: 'x' } }, 'picture.fileId', 'problems.files'],
    [
      'another card',
      { ...question, visibleIf: { conditions: [{ when: 'passed', cardId: 1 }] } },
      'visibleIf.conditions.0.cardId',
      'problems.others',
    ],
    ['an ability', { ...question, competencies: [{ abilityId: 1 }] }, 'competencies', 'problems.others'],
    ['somebody’s agent', { type: 'aiChat', agentId: 4 }, 'agentId', 'problems.others'],
  ])('is refused with %s', (_what, value, path, key) => {
    expect(as(value)).toMatchObject({ kind: 'refused', path, problem: { key } })
  })

  test('of every type that is asked for can be written', async () => {
    for (const type of writableTypes) {
      const { cards } = await definitions[type].sample()
      const isOwn = cards.some((card) => as({ ...card }).kind === 'card')
      expect({ type, isOwn }).toEqual({ type, isOwn: true })
    }
  })
})

const found = (value: object): Found => ({ kind: 'object', value: { ...value } })

describe('a card in other words', () => {
  test('keeps its number, rules and files, of every type', async () => {
    for (const type of cardTypes) {
      for (const card of (await definitions[type].sample()).cards) {
        const again = readRewritten(found({ ...toRewrite(card), title: 'New', points: 77, id: 1 }), card)
        expect(again).toEqual({ kind: 'card', card: { ...card, title: 'New' } })
      }
    }
  })

  test('is refused as another type, with other files or agents', async () => {
    const [card] = (await definitions.choice.sample()).cards
    if (!card) throw new Error('no sample')
    const tried = (change: object) => readRewritten(found({ ...toRewrite(card), ...change }), card)
    expect(tried({ type: 'text' })).toMatchObject({ problem: { key: 'problems.otherType' } })
    expect(tried({ picture: { fileId: 4444, alt: 'x' } })).toMatchObject({
      problem: { key: 'problems.files' },
    })
  })

  test('as a question keeps what is asked and what is right', () => {
    const card = definitions.choice.schema.parse({ ...question, id: 3 })
    const option = (text: string, correct: boolean) => ({ text, correct })
    const tried = (change: object) =>
      readDistractors(found({ ...toRewrite(card), options: [option('What then?', true)], ...change }), card)
    const options = [option('What then?', true), option('Is it?', false), option('Was it?', false)]
    expect(tried({ options })).toMatchObject({ kind: 'card', card: { id: 3, options } })
    expect(tried({ question: 'Other?' })).toMatchObject({ path: 'question' })
    expect(tried({ options: [option('Else', true)] })).toMatchObject({ path: 'options' })
  })
})

describe('a long source', () => {
  const source = Array.from({ length: 900 }, (_, index) => `Paragraph ${index} ${'word '.repeat(20)}`).join(
    '\n\n',
  )

  test('is cut at paragraphs, nothing is lost, and every part has its cards', () => {
    for (const count of [3, 7, 10, 23, 40]) {
      const parts = planParts(source, count)
      const texts = [...new Set(parts.map(({ text }) => text))]
      expect(texts.join('\n\n').replace(/\s+/g, ' ')).toBe(source.replace(/\s+/g, ' ').trim())
      expect(parts.reduce((sum, part) => sum + part.count, 0)).toBe(count)
      expect(parts.every((part) => part.count > 0 && part.count <= maxAtOnce)).toBe(true)
    }
  })

  test('without any gap is cut between signs', () => {
    const chunks = cutText('😀'.repeat(partLetters), partLetters)
    expect(chunks.join('')).toBe('😀'.repeat(partLetters))
    expect(chunks.every((chunk) => chunk.isWellFormed())).toBe(true)
  })
})

test.each([
  ['Hello {{card 3}}', '你好 {{card 3}}', true],
  ['Hello {{card 3}}', '你好 {{card 4}}', false],
  ['Area $\\pi r^2$', '面积 $\\pi r^2$', true],
  ['Area $\\pi r^2$', '面积', false],
  ['The [sky|heaven] is [blue].', '[天空]是[蓝色]的。', true],
  ['The [sky] is [blue].', '天空是[蓝色]的。', false],
  ['See https://a.org/x', '见 https://a.org/x。', true],
  ['See https://a.org/x', '见 https://b.org/x', false],
])('a translation keeps what it must: %s → %s', (source, translated, isPreserved) =>
  expect(preservesMarks(source, translated)).toBe(isPreserved),
)
