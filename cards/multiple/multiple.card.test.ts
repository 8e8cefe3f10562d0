import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { richOf } from '#kit/richText/richText.ts'
import { multiple } from './multiple.card.ts'
import { blockEdits, withBlock, withNewBlock } from './multiple.edits.ts'
import { blockKinds, multipleSchema, progressSchema, type MultipleCard } from './multiple.schema.ts'

const card = (own: object = {}) =>
  z.parse(multipleSchema, {
    id: 1,
    type: 'multiple',
    blocks: [
      { id: 'a', kind: 'text', body: richOf('Words') },
      { id: 'b', kind: 'video', fileId: 3, durationMs: 10_000, captionsFileId: 4 },
      { id: 'c', kind: 'audio', fileId: 5, durationMs: 10_000, required: false },
      { id: 'd', kind: 'image', media: { fileId: 6, alt: 'A room', decorative: false, caption: '' } },
    ],
    ...own,
  })
const isDone = (made: MultipleCard, progress: object) =>
  multiple.progress.isComplete(made, {
    progress: z.parse(progressSchema, progress),
    tries: 0,
    scaled: null,
    passed: false,
    chosen: [],
  })
const whole = { ranges: [[0, 10]] }

test.each([
  ['only the card was seen', {}, false],
  ['text and picture were seen', { seen: ['a', 'd'] }, false],
  ['the video was seen, not watched', { seen: ['a', 'b', 'd'] }, false],
  ['the video was half watched', { seen: ['a', 'd'], played: { b: { ranges: [[0, 5]] } } }, false],
  ['all that is required is done', { seen: ['a', 'd'], played: { b: whole } }, true],
  ['only what is extra is done', { played: { c: whole } }, false],
])('when %s, completion is right', (_, progress, done) => {
  expect(isDone(card(), { viewed: true, ...progress })).toBe(done)
})

test('without a required block, to see the card is enough', () => {
  const extra = card({ blocks: [{ id: 'a', kind: 'text', required: false, body: richOf('x') }] })
  expect(isDone(extra, { viewed: true })).toBe(true)
})

test('progress of each block is joined on its own', () => {
  const before = z.parse(progressSchema, { viewed: true, seen: ['a'], played: { b: { ranges: [[0, 4]] } } })
  const now = z.parse(progressSchema, { seen: ['d'], played: { b: { ranges: [[3, 9]] }, c: whole } })
  expect(multiple.progress.join(before, now)).toEqual({
    viewed: true,
    seen: ['a', 'd'],
    played: { b: { ranges: [[0, 9]] }, c: whole },
  })
})

test('an endless list of blocks is no progress', () => {
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`b${index}`, whole]))
  expect(z.safeParse(progressSchema, { played: many }).success).toBe(false)
  expect(z.safeParse(progressSchema, { played: { __proto__x: { ranges: [[5, 1]] } } }).success).toBe(false)
})

test('each kind of block begins empty, can be saved, and says what it lacks', () => {
  for (const kind of blockKinds) {
    const made = withNewBlock(card({ blocks: [] }), kind)
    expect(z.parse(multipleSchema, made)).toEqual(made)
    expect(multiple.content.problems(made)).toMatchObject([{ values: { number: 1 } }])
  }
  expect(multiple.content.problems(card({ blocks: [] }))).toMatchObject([
    { path: 'blocks', key: 'problems.noBlock' },
  ])
  expect(multiple.content.problems(card())).toEqual([])
})

test('blocks are changed, moved and removed', () => {
  const [first] = card().blocks
  if (!first) throw new Error('no block')
  const changed = withBlock(card(), { ...first, required: false })
  expect(changed.blocks.map(({ required }) => required)).toEqual([false, true, false, true])
  expect(blockEdits.moved(card(), 3, 0).blocks.map(({ id }) => id)).toEqual(['d', 'a', 'b', 'c'])
  expect(blockEdits.without(card(), 'b').blocks.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
})

test('all files are named, pictures with their words', () => {
  expect(multiple.content.files(card()).map(({ fileId }) => fileId)).toEqual([6, 3, 4, 5])
  expect(multiple.content.pictures(card()).map(({ path }) => path)).toEqual(['blocks.3.media'])
})
