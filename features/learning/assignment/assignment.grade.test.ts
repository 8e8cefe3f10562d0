import { expect, test } from 'vitest'
import { gradeOf, levelsOf, shareOf, type FeedbackInput } from './assignment.grade.ts'

const criteria = [
  { id: 'a', title: 'Quotes', detail: '', points: 4 },
  { id: 'b', title: 'Finding', detail: '', points: 6 },
]
const feedback = (own: Partial<FeedbackInput>): FeedbackInput => ({
  result: 'approved',
  comment: '',
  rubric: [],
  score: null,
  ...own,
})
const marks = [
  { id: 'b', points: 3 },
  { id: 'a', points: 4 },
]

test('a rubric adds up, in its own order, and says what each criterion got', () => {
  expect(gradeOf(criteria, feedback({ rubric: marks, comment: 'Good' }))).toEqual({
    kind: 'graded',
    grade: {
      scaled: 0.7,
      passed: true,
      comment: 'Good',
      parts: [
        { partId: 'a', share: 1, text: 'Quotes: 4/4' },
        { partId: 'b', share: 0.5, text: 'Finding: 3/6' },
      ],
    },
  })
  expect(shareOf([], [])).toBe(0)
})

test('feedback alone gives no mark, whatever it says of some criteria', () => {
  const graded = gradeOf(criteria, feedback({ result: 'feedbackProvided', rubric: marks.slice(1) }))
  expect(graded).toMatchObject({ grade: { scaled: null, passed: false, parts: [{ partId: 'a' }] } })
})

test.each([
  [1, [0, 1]],
  [9, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [10, [0, 2, 4, 6, 8, 10]],
  [12, [0, 2, 5, 7, 10, 12]],
  [20, [0, 4, 8, 12, 16, 20]],
])('of %d points, the keys give %j', (points, levels) => expect(levelsOf(points)).toEqual(levels))
