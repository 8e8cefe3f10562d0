import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { audio } from './audio.card.ts'
import { withFile } from './audio.edits.ts'
import { audioSchema, progressSchema } from './audio.schema.ts'

const card = (own: object = {}) =>
  z.parse(audioSchema, { id: 1, type: 'audio', fileId: 2, durationMs: 20_000, ...own })
const isDone = (own: object, progress: object) =>
  audio.progress.isComplete(card(own), {
    progress: z.parse(progressSchema, { viewed: true, ...progress }),
    tries: 0,
    scaled: null,
    passed: false,
    chosen: [],
  })

test.each([
  ['only seen', {}, {}, false],
  ['heard to 90%', {}, { ranges: [[0, 18]] }, true],
  [
    'heard in parts',
    {},
    {
      ranges: [
        [0, 9],
        [9.2, 18.4],
      ],
    },
    true,
  ],
  ['begun', {}, { ranges: [[0, 9]] }, false],
  ['trimmed, its part heard', { start: 5, end: 15 }, { ranges: [[5, 14.5]] }, true],
  [
    'trimmed, the rest claimed',
    { start: 5, end: 15 },
    {
      ranges: [
        [0, 5],
        [15, 20],
      ],
    },
    false,
  ],
])('a recording that was %s: completion is right', (_, own, progress, done) => {
  expect(isDone(own, progress)).toBe(done)
})

test('a trim below 0 cannot be stored; one that keeps nothing stops publishing', () => {
  expect(z.safeParse(audioSchema, { ...card(), start: -0.1 }).success).toBe(false)
  expect(z.safeParse(audioSchema, { ...card(), end: -1 }).success).toBe(false)
  expect(audio.content.problems(card({ start: 3, end: 2 }))).toMatchObject([
    { path: 'end', key: 'problems.endFirst' },
  ])
  expect(audio.content.problems(card({ start: 20 }))).toMatchObject([
    { path: 'start', key: 'problems.startLate' },
  ])
  expect(audio.content.problems(card({ fileId: null }))).toMatchObject([
    { path: 'fileId', key: 'problems.noFile' },
  ])
})

test('another file begins whole, and both files are named', () => {
  const trimmed = card({ start: 2, end: 4, slow: true, slowFileId: 5 })
  expect(withFile(trimmed, 9, 700)).toMatchObject({ fileId: 9, durationMs: 700, start: 0, end: null })
  expect(audio.content.files(trimmed).map(({ fileId }) => fileId)).toEqual([2, 5])
})
