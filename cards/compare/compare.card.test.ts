import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { compare } from './compare.card.ts'
import { withPicturesSwapped } from './compare.edits.ts'
import { compareSchema } from './compare.schema.ts'

const seen = (fileId: number, own: object = {}) => ({ fileId, alt: `Picture ${fileId}`, ...own })
const card = (own: object = {}) =>
  z.parse(compareSchema, {
    ...{ id: 1, type: 'compare', beforeLabel: '1950', afterLabel: '2020', before: seen(1), after: seen(2) },
    ...own,
  })

test('two pictures are compared once somebody has moved between them, not when they were seen', () => {
  const state = { tries: 0, scaled: null, passed: false, chosen: [] }
  expect(compare.progress.isComplete(card(), { ...state, progress: { viewed: true } })).toBe(false)
  expect(compare.progress.isComplete(card(), { ...state, progress: { viewed: true, moved: true } })).toBe(
    true,
  )
  expect(compare.progress.join({ moved: true }, { viewed: true })).toEqual({ viewed: true, moved: true })
  expect(compare.answering.isAnswered).toBe(false)
})

test.each([
  [{}, []],
  [{ before: null }, [['before', 'problems.before']]],
  [{ after: null }, [['after', 'problems.after']]],
  [{ after: seen(2, { alt: ' ' }) }, [['after.alt', 'problems.noAlt']]],
  [{ before: seen(1, { alt: '', decorative: true }) }, []],
])('%o has the problems %o', (own, problems) => {
  expect(compare.content.problems(card(own)).map(({ path, key }) => [path, key])).toEqual(problems)
})

test('a slider starts within its pictures', () => {
  for (const start of [-1, 101, 12.5])
    expect(z.safeParse(compareSchema, { ...card(), start }).success).toBe(false)
  for (const start of [0, 100]) expect(z.safeParse(compareSchema, { ...card(), start }).success).toBe(true)
})

test('pictures change places with their labels, and back', () => {
  const swapped = withPicturesSwapped(card())
  expect(swapped).toMatchObject({ beforeLabel: '2020', afterLabel: '1950', before: { fileId: 2 } })
  expect(withPicturesSwapped(swapped)).toEqual(card())
})

test('on paper both pictures stand side by side, each with its label', () => {
  const blocks = compare.content.paper?.(card({ question: 'What is gone?' })) ?? []
  expect(blocks).toMatchObject([
    { kind: 'text', text: 'What is gone?' },
    { kind: 'table', rows: [[{ text: '1950', picture: { fileId: 1 } }, { text: '2020' }]] },
  ])
})
