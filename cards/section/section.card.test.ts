import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { section } from './section.card.ts'
import { sectionSchema, subtitleMax } from './section.schema.ts'

const card = { ...section.createEmpty(1), title: 'Listening' }
const state = { tries: 0, scaled: null, passed: false, chosen: [] }

test('a section is done when it was seen, and has no score of its own', () => {
  expect(section.progress.isComplete(card, { ...state, progress: undefined })).toBe(false)
  expect(section.progress.isComplete(card, { ...state, progress: { viewed: true } })).toBe(true)
  expect(section.answering.isScorable).toBe(false)
  expect(section.nesting.opensGroup).toBe(true)
})

test('a section needs a title, and nothing else', () => {
  expect(section.content.problems(card)).toEqual([])
  expect(section.content.problems({ ...card, title: ' ' })).toMatchObject([
    { path: 'title', key: 'problems.noTitle' },
  ])
})

test.each([
  ['学'.repeat(subtitleMax), true],
  ['学'.repeat(subtitleMax + 1), false],
])('the sub-title %s fits: %s', (subtitle, fits) => {
  expect(z.safeParse(sectionSchema, { ...card, subtitle }).success).toBe(fits)
})

test('a cover that can be seen has words for those who cannot see it', () => {
  const cover = { fileId: 3, alt: '', decorative: false, caption: '' }
  expect(section.content.problems({ ...card, cover })).toMatchObject([{ path: 'cover.alt' }])
  expect(section.content.files({ ...card, cover })).toEqual([{ path: 'cover.fileId', fileId: 3 }])
})
