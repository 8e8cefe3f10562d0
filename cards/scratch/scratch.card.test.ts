import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { scratch } from './scratch.card.ts'
import { scratchedBy, shareOf } from './scratch.grid.ts'
import { scratchSchema } from './scratch.schema.ts'

const card = (own: object) => z.parse(scratchSchema, { id: 1, type: 'scratch', ...own })
const rich = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Three' }] }] }
const silent = { fileId: 1 }

test('a cover is done when it is gone, not when it was seen', () => {
  const state = { tries: 0, scaled: null, passed: false, chosen: [] }
  const hidden = card({ text: rich })
  expect(scratch.progress.isComplete(hidden, { ...state, progress: { viewed: true } })).toBe(false)
  expect(scratch.progress.isComplete(hidden, { ...state, progress: { viewed: true, revealed: true } })).toBe(
    true,
  )
})

test.each([
  [{}, ['problems.noText']],
  [{ text: rich }, []],
  [{ kind: 'picture' }, ['problems.noPicture']],
  [{ kind: 'picture', picture: silent }, ['problems.noAlt']],
  [{ kind: 'text', text: rich, picture: silent }, []],
  [{ kind: 'code', code: ' ' }, ['problems.noCode']],
  [{ kind: 'code', code: 'A1', coverPicture: silent }, ['problems.noAlt']],
])('%o has the problems %o', (own, keys) => {
  expect(scratch.content.problems(card(own)).map(({ key }) => key)).toEqual(keys)
})

test('what waits under another kind stays with the author, and its file stays in use', () => {
  const original = card({ kind: 'code', code: 'A1', text: rich, picture: { fileId: 7, alt: 'x' } })
  expect(scratch.content.redact(original, 1)).toMatchObject({
    code: 'A1',
    picture: null,
    text: { content: [] },
  })
  expect(scratch.content.files(original)).toEqual([{ path: 'picture.fileId', fileId: 7 }])
})

test('a colour that is none is refused', () => {
  for (const coverColour of ['red', '#fff', 'url(x)', '#12345g'])
    expect(z.safeParse(scratchSchema, { ...card({}), coverColour }).success).toBe(false)
})

const radius = { x: 0.1, y: 0.1 }
const nothing = new Set<number>()

test('a stroke uncovers what is under the brush, all along its line', () => {
  const dot = scratchedBy(nothing, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, radius)
  const line = scratchedBy(nothing, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, radius)
  expect(shareOf(dot)).toBeCloseTo(Math.PI * 0.1 ** 2, 1)
  expect(shareOf(line)).toBeCloseTo(0.2, 1)
})

test('strokes from edge to edge uncover everything, and nothing is covered again', () => {
  const place = fc.record({
    x: fc.double({ min: -1, max: 2, noNaN: true }),
    y: fc.double({ min: -1, max: 2, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 6 }), (strokes) => {
      let gone: ReadonlySet<number> = nothing
      for (const [from, to] of strokes) {
        const next = scratchedBy(gone, from, to, radius)
        expect(shareOf(next)).toBeGreaterThanOrEqual(shareOf(gone))
        gone = next
      }
      expect(shareOf(gone)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 30 },
  )
  expect(shareOf(scratchedBy(nothing, { x: 0, y: 0 }, { x: 1, y: 1 }, { x: 9, y: 9 }))).toBe(1)
})
