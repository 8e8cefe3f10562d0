import { describe, expect, test } from 'vitest'
import { encodeWav } from '#kit/audio/wav.ts'
import { parse } from 'zod/mini'
import { plainArchive } from '#kit/files/server/archive.ts'
import type { Card } from '#cards/index.ts'
import { flipSchema } from '#cards/flip/flip.schema.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { makeAnki, type MadeCollection } from './makeAnki.ts'

const read = async (collection: MadeCollection) => readDocument(await makeAnki(collection), 'deck.apkg')
const basic = {
  fields: ['Front', 'Back'],
  templates: [
    ['{{Front}}', '{{FrontSide}}\n\n<hr id=answer>\n\n{{Back}}'],
    ['{{Back}}', '{{FrontSide}}<hr id="answer">{{Front}}'],
  ],
} as const
const cloze = {
  isCloze: true,
  fields: ['Text', 'Back Extra'],
  templates: [['{{cloze:Text}}', '{{cloze:Text}}<br>{{Back Extra}}']],
} as const
const tone = Buffer.from(encodeWav([new Float32Array(800)], 8000))
const flipOf = (card: Card | undefined) => parse(flipSchema, card)
const losses = ({ rows }: Awaited<ReturnType<typeof read>>) =>
  rows.filter(({ outcome }) => outcome !== 'taken').map(({ reason, text }) => [reason, text])

describe('a package of Anki since 2.1.50', () => {
  test('is read from its newest database, with media that Zstandard packed', async () => {
    const { cards, files } = await read({
      decks: { 1: 'Default', 5: 'Words' },
      types: { 7: basic },
      notes: [
        { type: 7, fields: ['dog', '犬 [sound:dog.wav]'], decks: [5] },
        { type: 7, fields: ['cat', '<img src="a%20cat.png" alt="A cat">'], decks: [5] },
      ],
      media: { 'dog.wav': tone, 'a cat.png': await drawnPicture() },
    })
    expect(cards).toMatchObject([
      {
        type: 'flip',
        title: 'Words',
        pairs: [
          { front: { text: 'dog' }, back: { text: '犬', audio: 1_000_000 } },
          { front: { text: 'cat' }, back: { text: '', picture: { fileId: 1, alt: 'A cat' } } },
        ],
      },
    ])
    expect(files).toHaveLength(2)
  })

  test('keeps both directions apart, and decks as sections', async () => {
    const { cards } = await read({
      decks: { 5: 'Words::B', 6: 'Words::A' },
      types: { 7: basic },
      notes: [
        { type: 7, fields: ['one', 'uno'], decks: [5, 5] },
        { type: 7, fields: ['two', 'dos'], decks: [6, 5] },
      ],
    })
    const pairs = cards.map((card) =>
      card.type === 'flip'
        ? flipOf(card).pairs.map(({ front, back }) => `${front.text}=${back.text}`)
        : card.title,
    )
    expect(pairs).toEqual(['A', ['two=dos'], 'B', ['one=uno'], ['uno=one', 'dos=two']])
    expect(cards.map(({ title }) => title)).toEqual([
      'A',
      'A',
      'B',
      'B · Type 7 · Card 1',
      'B · Type 7 · Card 2',
    ])
  })

  test('says that reviews stay behind, and that templates run no scripts', async () => {
    const result = await read({
      decks: { 5: 'Words' },
      types: {
        7: { fields: ['Front', 'Back'], templates: [['{{Front}}<script>play()</script>', '{{Back}}']] },
      },
      notes: [{ type: 7, fields: ['one', 'uno'], decks: [5] }],
      more: 'INSERT INTO revlog VALUES (1), (2)',
    })
    expect(result.cards).toMatchObject([{ pairs: [{ front: { text: 'one' }, back: { text: 'uno' } }] }])
    expect(losses(result)).toEqual([
      ['reviewsDropped', '2'],
      ['html', 'Type 7: <script>'],
    ])
  })
})

describe('a side', () => {
  const sidesOf = async (front: string, back: string, fields: Readonly<Record<string, string>>) => {
    const result = await read({
      decks: { 5: 'D' },
      types: { 7: { fields: Object.keys(fields), templates: [[front, back]] } },
      notes: [{ type: 7, fields: Object.values(fields), tags: 'x', decks: [5] }],
    })
    return { ...flipOf(result.cards[0]).pairs[0], losses: losses(result) }
  }

  test.each([
    ['a part of a filled field', '{{#A}}yes {{A}}{{/A}}{{^A}}no{{/A}}', 'yes 1'],
    ['a part of an empty field', '{{#B}}yes{{/B}}{{^B}}no{{/B}}', 'no'],
    ['parts within each other', '{{#A}}{{#B}}x{{/B}}{{^B}}{{A}}!{{/B}}{{/A}}', '1!'],
    ['a field that is not there', '{{A}}{{Nowhere}}{{constructor}}', '1'],
    ['names of the deck, the tags and the card', '{{Deck}} {{Tags}} {{Card}} {{Type}}', 'D x Card 1 Type 7'],
    ['readings', '{{furigana:K}} / {{kana:K}} / {{kanji:K}}', '漢字（かんじ） / かんじ / 漢字'],
    ['text without tags', '{{text:H}}', 'bold'],
    ['speech by the device', '{{A}}{{tts en_US:H}}', '1'],
    ['a comment', '{{A}}<!-- {{H}} -->', '1'],
    ['formulas', '{{F}}', String.raw`\(x^2\) and \(y\)`],
    ['lines', '{{L}}', 'one\ntwo\nthree'],
  ])('shows %s', async (_title, front, text) => {
    const fields = {
      ...{ A: '1', B: ' ', K: ' 漢字[かんじ]', H: '<b>bold</b>' },
      ...{ F: '[$]x^2[/$] and [latex]y[/latex]', L: 'one<div>two</div><div>three</div>', Z: 'back' },
    }
    const { front: shown, back } = await sidesOf(front, '{{FrontSide}}<hr id=answer>{{Z}}', fields)
    expect([shown?.text, back?.text]).toEqual([text, 'back'])
  })

  test('hides a hint until it is asked for', async () => {
    const pair = await sidesOf('{{A}} {{hint:T}}', '{{A}}{{B}}', {
      A: 'one',
      B: 'uno',
      T: 'like <i>unique</i>',
    })
    expect(pair).toMatchObject({ tip: 'like unique', front: { text: 'one' } })
  })

  test('that repeats its front without a line shows it once', async () => {
    const pair = await sidesOf('{{A}}', '{{A}}<br>{{B}}', { A: 'one', B: 'uno' })
    expect(pair.back?.text).toBe('uno')
  })

  test('that is too long to turn stands in a text with nothing cut', async () => {
    const long = 'word '.repeat(100).trim()
    const result = await read({
      decks: { 5: 'D' },
      types: { 7: basic },
      notes: [
        { type: 7, fields: ['one', 'uno'], decks: [5] },
        { type: 7, fields: ['long', long], decks: [5] },
      ],
    })
    expect(result.cards).toMatchObject([{ type: 'flip', pairs: [{}] }, { type: 'text' }])
    expect(JSON.stringify(result.cards[1])).toContain(long)
    expect(losses(result)).toEqual([['pairAsText', 'long']])
  })

  test('of which there are many fills several cards', async () => {
    const notes = Array.from({ length: 130 }, (_, index) => ({
      type: 7,
      fields: [`f${index}`, 'b'],
      decks: [5],
    }))
    const { cards } = await read({ decks: { 5: 'D' }, types: { 7: basic }, notes })
    expect(cards.map((card) => flipOf(card).pairs.length)).toEqual([60, 60, 10])
  })
})

describe('a cloze note', () => {
  const clozeOf = async (text: string, more: readonly MadeCollection['notes'][number][] = []) => {
    const notes = [{ type: 8, fields: [text, ''], decks: [5, 5] }, ...more]
    const result = await read({ decks: { 5: 'D' }, types: { 8: cloze }, notes })
    return { cards: result.cards, losses: losses(result) }
  }

  test.each([
    ['deletions within each other', 'a {{c1::b {{c2::c}} d}} e', 'a [b c d] e'],
    ['one deletion on two cards', '{{c1,2::a}} b', '[a] b'],
    [
      'braces and brackets of its own',
      'f(x) = [1] {{c1::two}} }} {{x}}',
      String.raw`f(x) = \[1\] [two] }} {{x}}`,
    ],
    ['a star', '3 {{c1::*}} 4', '3 [*] 4'],
  ])('holds %s', async (_title, text, made) => {
    expect((await clozeOf(text)).cards).toMatchObject([{ type: 'blanks', text: made }])
  })

  test('whose word no gap can hold is turned', async () => {
    const { cards } = await clozeOf('Either {{c1::[a] | b}} or {{c2::c}}')
    expect(cards).toMatchObject([
      {
        type: 'flip',
        pairs: [{ front: { text: 'Either […] or […]' }, back: { text: 'Either [a] | b or c' } }],
      },
    ])
  })

  test('of hidden parts of a picture is named', async () => {
    const { cards, losses: lost } = await clozeOf(
      '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4}}',
    )
    expect(cards).toEqual([])
    expect(lost.map(([reason]) => reason)).toEqual(['unknownQuestion'])
  })
})

test('hidden parts of a picture leave the picture and what is said with it, and are named', async () => {
  const result = await read({
    decks: { 5: 'Bones' },
    types: {
      7: {
        isCloze: true,
        fields: ['Occlusion', 'Image', 'Header', 'Back Extra'],
        templates: [['{{cloze:Occlusion}}{{Image}}', '{{Header}}{{Image}}{{Back Extra}}']],
      },
    },
    notes: [
      {
        type: 7,
        fields: [
          '{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}<br>',
          '<img src="hand.png">',
          'The hand',
          'Seen from above',
        ],
        decks: [5],
      },
    ],
    media: { 'hand.png': await drawnPicture() },
  })
  const { cards, files } = result
  expect(cards.map(({ type }) => type)).toEqual(['text', 'image'])
  expect(JSON.stringify(cards)).toContain('Seen from above')
  expect(files).toHaveLength(1)
  expect(losses(result)).toEqual([['interactionUnknown', 'Type 7']])
})

test('of more cards than are read, the report says how many are left', async () => {
  const { cards, rows } = await read({
    decks: { 5: 'Numbers' },
    types: { 7: { fields: ['Front', 'Back'], templates: [['{{Front}}', '{{Back}}']] } },
    notes: [{ type: 7, fields: ['one', 'two'], decks: [5] }],
    more: `WITH RECURSIVE many(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM many WHERE n < 30012)
      INSERT INTO cards (nid, did, ord, type, due, odid) SELECT 1, 5, 0, 0, n, 0 FROM many`,
  })
  expect(rows.find(({ reason, at }) => reason === 'tooManyCards' && at === null)).toMatchObject({
    text: '12',
  })
  expect(cards.length).toBeLessThanOrEqual(500)
  expect(cards.length).toBeGreaterThan(0)
})

describe('a hostile package', () => {
  const words = {
    decks: { 5: 'D' },
    types: { 7: basic },
    notes: [{ type: 7, fields: ['a', 'b'], decks: [5] }],
  }
  const failure = async (bytes: Buffer) => readDocument(bytes, 'deck.apkg').catch((error: unknown) => error)

  test.each([
    [
      'an endless view in place of a table',
      'DROP TABLE notes; CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n) SELECT id, 7 AS mid, id AS flds, id AS tags FROM n',
    ],
    ['a column that is computed', 'ALTER TABLE notes ADD COLUMN heavy AS (hex(zeroblob(100000000)))'],
    ['no cards at all', 'DROP TABLE cards'],
  ])('with %s is refused', async (_title, more) => {
    expect(await failure(await makeAnki({ ...words, more }))).toMatchObject({ why: 'broken' })
  })

  test.each([
    ['no database', Buffer.from('SQLite format 3\0 but not really')],
    ['nothing', Buffer.alloc(0)],
    ['Zstandard without an end', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x24, 0x08])],
  ])('whose database is %s is refused', async (_title, bytes) => {
    expect(await failure(await plainArchive(new Map([['collection.anki21b', bytes]])))).toMatchObject({
      why: 'broken',
    })
  })

  test('runs no script, and names of files reach nothing', async () => {
    const evil =
      '<img src="../../etc/passwd"><img src="__proto__"><script>steal()</script><a href="javascript:steal()">x</a>'
    const result = await read({
      ...words,
      notes: [{ type: 7, fields: [evil, `b [sound:/etc/passwd.mp3]`], decks: [5] }],
    })
    expect(JSON.stringify(result.cards)).not.toMatch(/steal|javascript|passwd/)
    expect(result.files).toEqual([])
    expect(losses(result).map(([reason]) => reason)).toEqual(
      expect.arrayContaining(['pictureMissing', 'fileMissing']),
    )
  })

  test('of tags a hundred thousand deep is read without them', async () => {
    const deep = `${'<div>'.repeat(100_000)}a`
    const result = await read({ ...words, notes: [{ type: 7, fields: [deep, 'b'], decks: [5] }] })
    expect(result.cards).toMatchObject([{ pairs: [{ front: { text: 'a' } }] }])
  })
})
