import { describe, expect, test } from 'vitest'
import { cardOf, type Card } from '#cards/index.ts'
import { drawnPicture } from '../makeDocument.ts'
import { readDocument } from '../readDocument.ts'
import { boardSamples } from './samples/boardSamples.ts'
import { choiceSamples } from './samples/choiceSamples.ts'
import { qtiItem, qtiPackage, qtiVersions, type QtiVersion } from './samples/makeQti.ts'
import { openSamples } from './samples/openSamples.ts'
import { pairSamples } from './samples/pairSamples.ts'
import type { Given, QtiSample } from './samples/sample.ts'
import { textSamples } from './samples/textSamples.ts'

const qtiSamples = [...choiceSamples, ...pairSamples, ...textSamples, ...boardSamples, ...openSamples]

const hum = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\0', 'latin1'), mp3Frames()])

/** Silent frames of MPEG 1 Layer III, 128 kbit/s at 44.1 kHz. */
function mp3Frames(): Buffer {
  const frame = Buffer.alloc(417)
  Buffer.from([0xff, 0xfb, 0x90, 0x00]).copy(frame)
  return Buffer.concat(Array.from({ length: 20 }, () => frame))
}

async function read(sample: QtiSample, version: QtiVersion) {
  const bytes = await qtiPackage({
    'items/one.xml': qtiItem(sample, version),
    'items/map.png': await drawnPicture(400, 300),
    'items/hive.png': await drawnPicture(20, 20),
    'items/hum.mp3': hum,
  })
  return readDocument(bytes, 'made.zip')
}

interface Part {
  readonly id: string
  readonly text?: string
  readonly label?: string
  readonly answer?: Part
}
const partsOf = (card: Card, field: string): Part[] => JSON.parse(JSON.stringify(card))[field] ?? []
const named = (parts: readonly Part[], name: string): string => {
  const part = parts.find(({ text, label }) => text === name || (text === undefined && label === name))
  if (!part) throw new Error(`There is no ${name}`)
  return part.id
}
const nothing = { placed: [], points: [], zoneIds: [] }

/** What was given, as the card has it. */
function responseTo(card: Card, given: Given): object {
  if ('options' in given)
    return { optionIds: given.options.map((name) => named(partsOf(card, 'options'), name)) }
  if ('items' in given) return { itemIds: given.items.map((name) => named(partsOf(card, 'items'), name)) }
  if ('points' in given) return { ...nothing, points: given.points.map(([x, y]) => ({ x, y })) }
  if ('things' in given)
    return {
      ...nothing,
      placed: given.things.map(([thing, zone]) => ({
        thingId: named(partsOf(card, 'things'), thing),
        zoneId: named(partsOf(card, 'zones'), zone),
      })),
    }
  if ('pairs' in given) {
    const pairs = partsOf(card, 'pairs')
    const answers = [...pairs.flatMap(({ answer }) => answer ?? []), ...partsOf(card, 'distractors')]
    return {
      links: given.pairs.map(([left, right]) => ({
        pairId: named(pairs, left),
        answerId: named(answers, right),
      })),
    }
  }
  if ('words' in given) {
    const text = String(JSON.parse(JSON.stringify(cardOf(card.type).content.redact(card, 1))).text)
    return { marked: given.words.map((word) => text.indexOf(word)), chosen: [] }
  }
  return given
}

const kinds = new Set(qtiSamples.map(({ kind }) => kind))

test('there is a sample of each of the 20 interactions', () => {
  expect(kinds.size).toBe(20)
})

describe.each(qtiVersions)('QTI %s', (version) => {
  test.each(
    qtiSamples.map((sample) => [`${sample.kind} ${sample.processing.slice(-16, -3)}`, sample] as const),
  )(
    '%s: becomes a card that can be published and gives the points of its response processing',
    async (_name, sample) => {
      const { format, cards, rows } = await read(sample, version)
      expect(format).toBe('qti')
      expect(cards.map(({ type }) => type)).toEqual(sample.types)
      for (const card of cards) expect(cardOf(card.type).content.problems(card)).toEqual([])
      expect(rows.filter(({ reason }) => reason === 'scoringDiffers')).toEqual([])
      const card = cards.at(-1)
      if (!card) throw new Error('a card')
      expect(card.points).toBe(sample.points)
      for (const [given, scaled] of sample.plays) {
        const response = responseTo(card, given)
        const { accepts, score } = cardOf(card.type).answering
        expect([given, accepts(card, response)]).toEqual([given, true])
        const played = score(card, response).scaled
        if (scaled === null) expect(played).toBeNull()
        else expect([given, Math.abs((played ?? -1) - scaled) < 0.001]).toEqual([given, true])
      }
    },
  )
})
