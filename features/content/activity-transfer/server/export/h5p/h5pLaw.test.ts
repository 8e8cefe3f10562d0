import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { valueAt } from '#kit/value/sameJson.ts'
import { cardOf, cardTypes, type Card, type CardType } from '#cards/index.ts'
import { shellOf } from '#deck/deck.document.ts'
import { anyCard } from '../../../testing/anyCard.ts'
import { withValueAt } from '../../../fileReferences.ts'
import { cardsOfDrafts } from '../../../cardsOfDrafts.ts'
import { readArchive } from '#kit/files/server/archive.ts'
import { cardsOfH5p } from '../../import/h5p/cardsOfH5p.ts'
import { readH5pPackage } from '../../import/h5p/h5pPackage.ts'
import { asPlayed } from './filmWriters.ts'
import { h5pArchive } from './h5pArchive.ts'
import { h5pOfDeck, type H5pDeck } from './h5pDeck.ts'
import { H5pFiles, type KnownFile } from './h5pFiles.ts'
import { comparable } from './losses.ts'
import { writableInH5p } from './writers.ts'

const kinds: Readonly<Record<string, string>> = {
  audio: 'audio/mpeg',
  slow: 'audio/mpeg',
  video: 'video/mp4',
  videoQuiz: 'video/mp4',
}

/** The deck with a file of its own at each place that names one, and what those files are. */
function filed(cards: readonly Card[]) {
  const known = new Map<number, KnownFile>()
  const place = (card: Card): Card => {
    const { content, nesting } = cardOf(card.type)
    const pictures = new Set(content.pictures(card).map(({ path }) => `${path}.fileId`))
    const whole = content.files(card).reduce((here, { path }) => {
      const id = known.size + 1
      const kind = Object.keys(kinds).find((name) => path.toLowerCase().includes(name)) ?? card.type
      known.set(id, {
        name: `a${id}`,
        mime: pictures.has(path) ? 'image/png' : (kinds[kind] ?? 'text/plain'),
      })
      return cardOf(card.type).createEmpty(1) && withCard(here, path, id)
    }, card)
    return nesting.withChildren(whole, nesting.children(whole).map(place))
  }
  return { deck: cards.map(place), known }
}

const withCard = (card: Card, path: string, id: number): Card => Object(withValueAt(card, path, id))

async function roundTrip(cards: readonly Card[]) {
  const { deck, known } = filed(cards)
  const files = new H5pFiles(known)
  const { root, losses } = h5pOfDeck(deck, 'Title', files)
  if (!root) return { deck, losses, back: [] }
  const bytes = await h5pArchive({ root, files, language: 'en', changes: [], now: 0 }, async (id) =>
    Buffer.from(`file ${id}`),
  )
  const pack = readH5pPackage(await readArchive(bytes))
  if (!pack) throw new Error('a package')
  // Most of these cards could not be published; an import would leave out their empty parts, and say so.
  const how = { refused: new Set<number>(), durations: new Map<number, number>(), isAsWritten: true }
  const read = cardsOfDrafts(cardsOfH5p(pack, how))
  return { deck, losses, back: read.cards, pack }
}

/** The cards that a report says nothing of as a whole, those inside opened ones in their place. */
const expected = (deck: readonly Card[], losses: H5pDeck['losses']): Card[] =>
  deck.flatMap((card) => {
    const loss = losses.find(({ card: lost, what }) => lost === card && what !== 'field')
    if (loss?.what === 'opened') return expected(cardOf(card.type).nesting.children(card), losses)
    return loss ? [] : [card]
  })

/** What came back, with the fields that are in the report as they went out, must be what went out. */
function expectEqual(out: Card, back: Card | undefined, losses: H5pDeck['losses']): void {
  if (!back) throw new Error(`nothing came back of ${JSON.stringify(out)}`)
  const played = asPlayed(out)
  const whole = comparable(shellOf(played))
  const restored = losses
    .filter(({ card, what }) => card === out && what === 'field')
    .reduce<unknown>(
      (here, { path }) => withValueAt(here, path, valueAt(whole, path)),
      comparable(shellOf(back)),
    )
  expect(withoutFiles(restored)).toEqual(withoutFiles(whole))
  const { nesting } = cardOf(out.type)
  const inside = nesting.children(played)
  expect(nesting.children(back)).toHaveLength(inside.length)
  inside.forEach((child, index) => expectEqual(child, nesting.children(back)[index], losses))
}

/** Files have other numbers once they were read; the test of bytes is another one. */
const withoutFiles = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inside: unknown) =>
      /^(fileId|audio|slowFileId)$/.test(key) && typeof inside === 'number' ? 0 : inside,
    ),
  )

/** Of a card that holds others also one with questions that H5P knows, each at its own place. */
function anyOf(type: CardType): fc.Arbitrary<Card> {
  const { nesting } = cardOf(type)
  if (!nesting.isHolder) return anyCard(type)
  const asked = fc.tuple(anyCard(type), fc.array(anyCard('markWords'), { minLength: 1, maxLength: 3 }))
  const holding = asked.map(([card, inside]) =>
    nesting.withChildren(
      nesting.withChildren(card, []),
      inside.map((each, index) => ({ ...each, id: 50 + index })),
    ),
  )
  return fc.oneof(anyCard(type), holding)
}

const runs = { numRuns: 60 }
const isWritable = (type: CardType) => writableInH5p.includes(type) || cardOf(type).nesting.opensGroup

describe('a card that goes out as H5P comes back the same, but for what the report names', () => {
  test.each(cardTypes.filter(isWritable))('%s', async (type) => {
    let written = 0
    await fc.assert(
      fc.asyncProperty(anyOf(type), anyCard('text'), async (card, other) => {
        const { deck, losses, back } = await roundTrip([card, other])
        const whole = expected(deck, losses)
        expect(back).toHaveLength(whole.length)
        whole.forEach((out, index) => expectEqual(out, back[index], losses))
        if (whole.some((out) => out.type === type)) written += 1
      }),
      runs,
    )
    expect(written).toBeGreaterThan(0)
  })
})

test('whole decks with sections and sets come back in their order', async () => {
  const any = fc.oneof(...cardTypes.map((type) => anyCard(type)))
  await fc.assert(
    fc.asyncProperty(fc.array(any, { minLength: 1, maxLength: 8 }), async (cards) => {
      const { deck, losses, back } = await roundTrip(cards.map((card) => ({ ...card })))
      const whole = expected(deck, losses)
      expect(back).toHaveLength(whole.length)
      whole.forEach((out, index) => expectEqual(out, back[index], losses))
    }),
    { numRuns: 100 },
  )
})

describe('a card that H5P has no counterpart of is named, and not written', () => {
  test.each(cardTypes.filter((type) => !isWritable(type)))('%s', async (type) => {
    await fc.assert(
      fc.asyncProperty(anyCard(type), async (card) => {
        const { deck, losses, back } = await roundTrip([card])
        expect(back).toEqual(expected(deck, losses).length === 0 ? [] : expect.anything())
        expect(losses[0]).toMatchObject({ card: { type }, path: '' })
        expect(losses[0]?.what).not.toBe('field')
      }),
      { numRuns: 20 },
    )
  })
})
