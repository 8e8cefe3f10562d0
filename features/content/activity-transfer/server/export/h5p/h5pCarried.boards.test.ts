import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyRichText } from '#kit/richText/richText.ts'
import {
  answered,
  box,
  formatted,
  ids,
  listOf,
  looked,
  lossesOf,
  maybe,
  mediaOf,
  picture,
  said,
  several,
  share,
  tame,
  word,
  type Drafts,
} from '../../../testing/carriedByH5p.ts'

const maybeFormatted = fc.oneof(fc.constant(emptyRichText), several(1, 3).map(formatted))

const drafts: Drafts = {
  'place of things': fc
    .record({
      type: fc.constant('place'),
      ...answered,
      question: word,
      picture: fc.option(picture),
      ratio: fc.integer({ min: 400, max: 3000 }).map((thousandths) => thousandths / 1000),
      showLabels: fc.boolean(),
      partialCredit: fc.boolean(),
      zones: listOf(fc.record({ label: word, ...box }), 1, 3),
      things: fc.array(fc.oneof(fc.record({ text: word }), fc.record({ picture: mediaOf(2) })), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({ things, ...card }) => ({
      ...card,
      things: things.map((thing, index) => ({
        id: `t${index}`,
        ...thing,
        zoneIds: index === 0 ? ['p1'] : [],
      })),
    })),
  image: fc.record({
    type: fc.constant('image'),
    ...looked,
    pictures: listOf(
      mediaOf(1).map((media) => ({ media })),
      1,
      3,
    ),
  }),
  'image with points': fc
    .record({
      type: fc.constant('image'),
      ...looked,
      media: picture,
      hotspots: listOf(fc.record({ x: share, y: share, title: word, body: maybeFormatted }), 1, 3),
    })
    .map(({ media, hotspots, ...card }) => ({ ...card, pictures: [{ id: 'a', media, hotspots }] })),
  audio: fc.record({ type: fc.constant('audio'), ...looked, fileId: fc.constant(3) }),
  'video with chapters or none': fc.record({
    type: fc.constant('video'),
    ...looked,
    fileId: fc.constant(4),
    chapters: listOf(fc.record({ at: fc.nat(100), title: word }), 0, 3),
  }),
  'video elsewhere': fc.record({
    type: fc.constant('video'),
    ...looked,
    source: fc.constant('address'),
    address: fc.constant('https://example.com/film.mp4'),
  }),
  link: fc.record({
    type: fc.constant('link'),
    ...looked,
    url: fc.constantFrom('https://example.com/a?b=c', 'http://example.com', 'mailto:a@example.com'),
    label: maybe,
  }),
  'flip to look at': fc.record({
    type: fc.constant('flip'),
    ...looked,
    intro: maybe,
    mode: fc.constantFrom('browse', 'repetition'),
    shuffle: fc.boolean(),
    pairs: listOf(
      fc.record({
        front: fc.record({ text: word, picture: fc.option(picture), audio: fc.constantFrom(null, 3) }),
        back: fc.record({ text: word }),
        tip: maybe,
      }),
      1,
      3,
    ),
  }),
  'memory of pictures': fc.record({
    type: fc.constant('memory'),
    ...looked,
    pairs: listOf(
      fc.record({
        first: fc.record({ picture, audio: fc.constantFrom(null, 3) }),
        second: fc.record({ picture: mediaOf(2) }),
        remark: maybe,
      }),
      2,
      3,
    ),
  }),
  timeline: fc
    .record({
      type: fc.constant('timeline'),
      ...looked,
      question: word,
      moments: listOf(fc.record({ title: word, body: maybe, picture: fc.option(picture) }), 2, 4),
    })
    .map(({ moments, ...card }) => ({
      ...card,
      moments: moments.map((moment, index) => ({
        ...moment,
        date: ['-44-3-15', '868', '1450-7', '2001'][index],
      })),
    })),
  'composite of questions': fc
    .record({
      type: fc.constant('composite'),
      ...looked,
      feedback: said,
      intro: maybe,
      order: fc.constantFrom('fixed', 'shuffled', 'drawn'),
      showResult: fc.boolean(),
      questions: several(2, 3),
    })
    .map(({ questions, ...card }) => ({
      ...card,
      points: questions.length,
      draw: 1,
      cards: questions.map((question, index) => ({
        id: index + 2,
        type: 'choice',
        points: 1,
        question,
        shuffle: 'all',
        options: ids([{ text: 'a', correct: true }, { text: 'b' }]),
      })),
    })),
}

/** What a column may not hold goes out alone, under the title of its activity. */
const alone: Drafts = {
  order: fc.record({
    type: fc.constant('order'),
    ...answered,
    question: word,
    items: listOf(fc.record({ text: word }), 3, 5),
  }),
  compare: fc.record({
    type: fc.constant('compare'),
    note: maybe,
    question: word,
    before: picture,
    beforeLabel: word,
    after: mediaOf(2),
    afterLabel: word,
    direction: fc.constantFrom('horizontal', 'vertical'),
    start: fc.nat(100),
  }),
  'flip that is typed': fc.record({
    type: fc.constant('flip'),
    note: maybe,
    points: fc.constant(1),
    intro: maybe,
    mode: fc.constant('typed'),
    pairs: listOf(
      fc.record({
        front: fc.record({ text: word, picture: fc.option(picture) }),
        back: fc.record({ text: tame }),
        accepted: fc.array(tame, { maxLength: 2 }),
        tip: maybe,
      }),
      1,
      3,
    ),
  }),
  'place that is pointed at': fc
    .record({
      type: fc.constant('place'),
      ...answered,
      mode: fc.constant('hotspot'),
      finds: fc.constant(1),
      question: word,
      zones: fc.array(
        fc.record({
          shape: fc.constantFrom('box', 'ellipse'),
          ...box,
          isRight: fc.boolean(),
          feedback: maybe,
        }),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ question, zones, ...card }) => ({
      ...card,
      question,
      picture: { fileId: 1, alt: question },
      zones: ids(zones).map((zone, index) => ({ ...zone, label: String(index + 1) })),
    })),
}

describe('what H5P can carry comes back the same, whole', () => {
  test.each(Object.entries(drafts))('%s', (_name, draft) => {
    fc.assert(
      fc.property(draft, (each) => void expect(lossesOf(each)).toEqual([])),
      { numRuns: 100 },
    )
  })

  test.each(Object.entries(alone))('%s, alone', (_name, draft) => {
    fc.assert(
      fc.property(draft, (each) => void expect(lossesOf({ ...each, title: 'T' })).toEqual([])),
      { numRuns: 100 },
    )
  })
})
