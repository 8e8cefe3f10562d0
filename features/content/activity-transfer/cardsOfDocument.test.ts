import { describe, expect, test } from 'vitest'
import { cardsOfDocument, wordsOf } from './cardsOfDocument.ts'
import { head, options, picture, quoted, words } from './makeBlocks.ts'
import type { DocumentBlock } from './documentBlock.ts'

const pictures = Array.from({ length: 30 }, (_, index) => ({
  name: `${index + 1}.png`,
  bytes: new Uint8Array(),
}))
const read = (blocks: readonly DocumentBlock[], refused: readonly number[] = []) =>
  cardsOfDocument({ title: '', blocks, pictures }, new Set(refused))
/** `type: words` of each card. */
const outline = (blocks: readonly DocumentBlock[]) =>
  read(blocks).drafts.map((draft) => `${draft.type}: ${wordsOf(draft)}`)

describe('headings', () => {
  test.each<[string, DocumentBlock[], string, string[]]>([
    [
      'a single first one is the title, the others begin cards',
      [head(1, 1, 'Talk'), head(2, 2, 'One'), words(3, 'a'), head(4, 2, 'Two'), words(5, 'b')],
      'Talk',
      ['text: One', 'text: Two'],
    ],
    [
      'of two levels the upper make sections',
      [head(1, 1, 'A'), head(2, 2, 'One'), words(3, 'a'), head(4, 1, 'B'), head(5, 2, 'Two'), words(6, 'b')],
      '',
      ['section: A', 'text: One', 'section: B', 'text: Two'],
    ],
    [
      'where few have others below, those stay in the text',
      [
        ...[head(1, 2, 'A'), words(2, 'a'), head(3, 2, 'B'), words(4, 'b'), head(5, 2, 'C'), words(6, 'c')],
        ...[head(7, 3, 'Deep'), words(8, 'd')],
      ],
      '',
      ['text: A', 'text: B', 'text: C'],
    ],
    ['one with nothing below is a section', [head(1, 2, 'Alone')], '', ['section: Alone']],
    ['none at all make one card', [words(1, 'a'), words(2, 'b')], '', ['text: a\nb']],
  ])('%s', (_name, blocks, title, cards) => {
    expect(read(blocks).title).toBe(title)
    expect(outline(blocks)).toEqual(cards)
  })
})

describe('questions', () => {
  test('the line above is the question, the quote below the explanation, the heading the title', () => {
    const { drafts, rows } = read([
      head(1, 2, 'Check'),
      words(2, 'Which one?'),
      options(3, '*This', 'That'),
      quoted(4, 'Because.'),
      words(5, 'More'),
    ])
    expect(drafts).toMatchObject([
      {
        type: 'choice',
        title: 'Check',
        question: 'Which one?',
        kind: 'single',
        explanation: 'Because.',
        options: [
          { text: 'This', correct: true },
          { text: 'That', correct: false },
        ],
      },
      { type: 'text' },
    ])
    expect(rows.map(({ outcome }) => outcome)).toEqual(['taken', 'taken'])
  })

  test('two right ones ask for several', () => {
    expect(read([words(1, 'Which?'), options(2, '*a', '*b', 'c')]).drafts).toMatchObject([{ kind: 'multi' }])
  })

  test('what stands above the question stays a card of its own', () => {
    expect(outline([words(1, 'Read this.'), words(2, 'Which?'), options(3, '*a', 'b')])).toEqual([
      'text: Read this.',
      'choice: Which?',
    ])
  })

  test('a heading that asks is the question', () => {
    expect(outline([head(1, 2, 'Which?'), options(2, '*a', 'b')])).toEqual(['choice: Which?'])
  })

  test.each<[string, DocumentBlock[], string]>([
    ['no line above', [options(1, '*a', 'b')], 'noQuestion'],
    ['nothing ticked under a question', [words(1, 'Which?'), options(2, 'a', 'b')], 'noRightOption'],
    [
      'more options than a question has',
      [words(1, 'Which?'), options(2, '*a', ...Array.from({ length: 12 }, (_, index) => `${index}`))],
      'tooManyOptions',
    ],
  ])('%s is taken as a list, and said so', (_name, blocks, reason) => {
    const { drafts, rows } = read(blocks)
    expect(drafts).toMatchObject([{ type: 'text' }])
    expect(rows.map((row) => row.reason)).toContain(reason)
  })
})

describe('pictures', () => {
  test('are cards of their own, those of one place a gallery', () => {
    const { drafts } = read([words(1, 'a'), picture(2, 0, 'A hall'), picture(2, 1), picture(3, 2)])
    expect(drafts).toMatchObject([
      { type: 'text' },
      {
        type: 'image',
        pictures: [{ media: { fileId: 1, alt: 'A hall' } }, { media: { fileId: 2, alt: '' } }],
      },
      { type: 'image', pictures: [{ media: { fileId: 3 } }] },
    ])
  })

  test('that were refused are left out by their name', () => {
    const { drafts, rows } = read([picture(1, 0), picture(2, 1)], [0])
    expect(drafts).toHaveLength(1)
    expect(rows[0]).toMatchObject({ outcome: 'left', reason: 'pictureRefused', text: '1.png' })
  })
})

describe('what is too long', () => {
  test('a text is split between its blocks, nothing of it is lost', () => {
    const lines = Array.from({ length: 40 }, (_, index) => words(index + 1, `${index} ${'x'.repeat(900)}`))
    const { drafts, rows } = read([head(1, 2, 'Long'), ...lines])
    expect(drafts.length).toBeGreaterThan(3)
    const all = drafts.map((draft) => wordsOf({ ...draft, title: '' })).join('\n')
    expect(all.split('\n').map((line) => line.split(' ')[0])).toEqual(lines.map((_, index) => `${index}`))
    expect(rows).toMatchObject([{ outcome: 'changed', reason: 'textSplit' }])
  })

  test('a single line is split too, between signs', () => {
    const { drafts, rows } = read([words(1, '😀'.repeat(15_000))])
    expect(drafts.map((draft) => wordsOf(draft)).join('')).toBe('😀'.repeat(15_000))
    expect(rows).toMatchObject([{ reason: 'textUnformatted' }])
  })

  test('a title is cut, and stands whole in the text', () => {
    const long = 'y'.repeat(130)
    const { drafts, rows } = read([head(1, 2, long), words(2, 'a')])
    expect(String(drafts[0]?.['title'])).toHaveLength(100)
    expect(wordsOf({ type: 'text', ...drafts[0], title: '' })).toBe(`${long}\na`)
    expect(rows).toMatchObject([{ reason: 'titleInText' }, { outcome: 'taken' }])
  })

  test('a question above its options is whole, and no title beside it', () => {
    const long = `${'y'.repeat(130)}?`
    const { drafts } = read([head(1, 2, long), options(2, '*a', 'b')])
    expect(drafts).toMatchObject([{ type: 'choice', question: long }])
    expect(drafts[0]?.['title'] ?? '').toBe('')
  })

  test('more cards than an activity holds are left out one by one', () => {
    const blocks = Array.from({ length: 503 }, (_, index) => picture(index + 1, index % 30))
    const { drafts, rows } = read(blocks)
    expect(drafts).toHaveLength(500)
    expect(rows.filter(({ reason }) => reason === 'tooManyCards')).toHaveLength(3)
  })
})
