import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { richOf } from '#kit/richText/richText.ts'
import { assignment } from './assignment.card.ts'
import { withAccepted, withResubmission } from './assignment.edits.ts'
import { isWebLink, lackOf } from './assignment.rules.ts'
import { assignmentSchema, responseSchema, workKinds, type AssignmentCard } from './assignment.schema.ts'

const card = (own: object = {}): AssignmentCard =>
  z.parse(assignmentSchema, { id: 1, type: 'assignment', instructions: richOf('Do it'), ...own })
const work = (own: object) => z.parse(responseSchema, own)

describe('a work', () => {
  test.each([
    ['empty', {}, {}, 'nothing'],
    ['of blanks', {}, { text: '  \n' }, 'nothing'],
    ['too short', { minLength: 5 }, { text: 'four' }, 'tooShort'],
    ['too long', { maxLength: 3 }, { text: 'four' }, 'tooLong'],
    ['with more files than allowed', { maxFiles: 1 }, { fileIds: [1, 2] }, 'tooManyFiles'],
    ['with one file twice', {}, { fileIds: [1, 1] }, 'notTaken'],
    ['with a file where only text is taken', { accepted: ['text'] }, { text: 'a', fileIds: [1] }, 'notTaken'],
    ['with a link where none is taken', {}, { link: 'https://a.example' }, 'notTaken'],
    ['with text where only files are taken', { accepted: ['file'] }, { text: 'a' }, 'notTaken'],
    ['with a link to nowhere', { accepted: ['link'] }, { link: 'javascript:alert(1)' }, 'badLink'],
    ['of a picture alone, though text could be long', { minLength: 50 }, { fileIds: [3] }, undefined],
    ['of a link', { accepted: ['link'] }, { link: 'https://a.example/b?c=1' }, undefined],
  ])('%s', (_title, own, response, lack) => {
    expect(lackOf(card(own), work(response))).toBe(lack)
    expect(assignment.answering.accepts(card(own), work(response))).toBe(lack === undefined)
  })

  test.each([
    { text: 'x'.repeat(10_001) },
    { fileIds: Array.from({ length: 21 }, (_, index) => index + 1) },
    { fileIds: ['1'] },
    { text: 'a', status: 'approved' },
    { text: 'a', scaled: 1 },
  ])('that is %j is refused', (response) => {
    expect(z.safeParse(responseSchema, response).success).toBe(false)
  })

  test.each([
    ['https://a.example', true],
    ['HTTP://a.example/ü', true],
    ['https://user@a.example', false],
    ['https:// a.example', false],
    ['ftp://a.example', false],
    ['data:text/html,x', false],
    ['//a.example', false],
  ])('link %s: %s', (link, expected) => expect(isWebLink(link)).toBe(expected))
})

test('it is done when handed in, or only when approved, as the author says', () => {
  const state = { progress: { viewed: true as const }, tries: 1, scaled: null, passed: false, chosen: [] }
  expect(assignment.progress.isComplete(card(), state)).toBe(true)
  expect(assignment.progress.isComplete(card({ completeOn: 'approval' }), state)).toBe(false)
  expect(assignment.progress.isComplete(card({ completeOn: 'approval' }), { ...state, passed: true })).toBe(
    true,
  )
  expect(assignment.progress.isComplete(card(), { ...state, tries: 0 })).toBe(false)
})

test('learners see what counts, not what full marks ask for, nor who reviews', () => {
  const rubric = [{ id: 'a', title: 'Quotes', detail: 'three verbatim', points: 2 }]
  const exemplars = [{ id: 'e', title: 'Ana', text: 'My whole exemplary work' }]
  const original = card({ rubric, exemplars, reviewerIds: [77_123], showExemplars: 'after' })
  const redacted = JSON.stringify(assignment.content.redact(original, 1))
  expect(redacted).toContain('Quotes')
  expect(redacted).not.toMatch(/verbatim|77123|exemplary/)
  expect(assignment.answering.solution(original)).toMatchObject({ exemplars })
  expect(JSON.stringify(assignment.content.redact({ ...original, showExemplars: 'before' }, 1))).toContain(
    'exemplary',
  )
})

test('kinds of work keep their order, however they are chosen', () => {
  const all = workKinds
    .toReversed()
    .reduce((one, kind) => withAccepted(one, kind, true), card({ accepted: [] }))
  expect(all.accepted).toEqual([...workKinds])
  expect(withAccepted(all, 'audio', false).accepted).not.toContain('audio')
})

test.each([
  [{ instructions: richOf('') }, 'problems.noInstructions'],
  [{ accepted: [] }, 'problems.nothingAccepted'],
  [{ minLength: 10, maxLength: 5 }, 'problems.lengths'],
  [{ rubric: [{ title: ' ' }] }, 'problems.noCriterion'],
  [{ exemplars: [{ title: 'A', text: '' }] }, 'problems.emptyExemplar'],
])('%j stops publishing', (own, key) => {
  expect(assignment.content.problems(card(own)).map((problem) => problem.key)).toEqual([key])
})

describe('how often a work is handed in', () => {
  test('has no limit unless one is set, where a card is new, imported or generated', () => {
    for (const each of [card(), assignment.createEmpty(1)])
      expect(each).toMatchObject({ attempts: { max: null, showAnswer: 'never' } })
  })

  test('cannot be once and again at the same time', () => {
    const once = { id: 1, type: 'assignment', attempts: { max: 1, showAnswer: 'never' } }
    expect(z.safeParse(assignmentSchema, once).error?.issues).toMatchObject([{ path: ['attempts', 'max'] }])
    expect(z.safeParse(assignmentSchema, { ...once, resubmission: false }).success).toBe(true)
  })

  test('can be allowed again where one attempt was imported, which no form shows', () => {
    const once = card({ attempts: { max: 1, showAnswer: 'never' }, resubmission: false })
    const again = withResubmission(once, true)
    expect(z.parse(assignmentSchema, again)).toMatchObject({ resubmission: true, attempts: { max: null } })
    expect(withResubmission(once, false)).toEqual(once)
  })

  test('is unlimited in what was stored before the two were separate', () => {
    const stored = { ...card(), schemaVersion: 1, attempts: { max: 1, showAnswer: 'afterAnswer' } }
    const [upgrade] = assignment.upgrades
    expect(z.parse(assignmentSchema, { ...upgrade?.(stored), schemaVersion: 2 })).toMatchObject({
      attempts: { max: null },
    })
  })
})
