import { expect, test } from 'vitest'
import { readCard } from '#cards/index.ts'
import { scoreAnswer, lastVerdict, maxAnswers, cardStateFrom, type Answer } from './deck.verdict.ts'
import { makeCard, makeQuestion } from './makeDeck.ts'

const right = { optionIds: ['right'] }
const wrong = { optionIds: ['wrong'] }
const after = (attempts: readonly (number | null)[]): Answer[] =>
  attempts.map((scaled) => ({ response: wrong, scaled, passed: scaled === 1 }))
const scored = (card: ReturnType<typeof makeQuestion>, response: unknown, before: (number | null)[] = []) => {
  const scoring = scoreAnswer(card, response, after(before))
  if (scoring.kind === 'refused') throw new Error(scoring.reason)
  return scoring.verdict
}

test('a right answer is reported as right, in the words of the author', () => {
  const card = makeQuestion(1, { feedback: { correct: 'Indeed.' } })
  expect(scored(card, right)).toMatchObject({
    attempt: 1,
    attemptsLeft: 0,
    outcome: 'correct',
    scaled: 1,
    passed: true,
    feedback: { overall: 'Indeed.' },
    solution: { correct: ['right'] },
  })
})

test.each([
  ['never', 3, [], false, 2],
  ['afterAnswer', 3, [], true, 0],
  ['afterLast', 3, [], false, 2],
  ['afterLast', 2, [0], true, 0],
  ['afterLast', null, [0, 0, 0], false, null],
] as const)(
  'the answer is shown %s of %s attempts after %j: %s',
  (showAnswer, max, before, isShown, left) => {
    const verdict = scored(makeQuestion(1, { attempts: { max, showAnswer } }), wrong, [...before])
    expect(verdict.solution !== null).toBe(isShown)
    expect(verdict.attemptsLeft).toBe(left)
  },
)

test('the last of many attempts comes early for who is right', () => {
  const card = makeQuestion(1, { attempts: { max: null, showAnswer: 'afterLast' } })
  expect(scored(card, right, [0])).toMatchObject({ attemptsLeft: 0, solution: { correct: ['right'] } })
})

test.each([
  ['something that is no response', { text: 'x' }, [], 'invalid'],
  ['an option that does not exist', { optionIds: ['other'] }, [], 'invalid'],
  ['two options where one is right', { optionIds: ['right', 'wrong'] }, [], 'invalid'],
  ['the same option twice', { optionIds: ['right', 'right'] }, [], 'invalid'],
  ['nothing at all', { optionIds: [] }, [], 'invalid'],
  ['an answer too many', right, [0], 'closed'],
] as const)('%s is refused', (_title, response, before, reason) => {
  expect(scoreAnswer(makeQuestion(1), response, after(before))).toEqual({ kind: 'refused', reason })
})

test('the number of attempts holds where the answer is never shown', () => {
  const card = makeQuestion(1, { attempts: { max: 2, showAnswer: 'never' } })
  expect(scoreAnswer(card, wrong, after([0])).kind).toBe('scored')
  expect(scoreAnswer(card, right, after([0, 0]))).toEqual({ kind: 'refused', reason: 'closed' })
})

test('a score from outside is refused', () => {
  expect(scoreAnswer(makeQuestion(1), { ...right, scaled: 1 }, [])).toMatchObject({ reason: 'invalid' })
})

test('a card without a question takes no answer', () => {
  expect(scoreAnswer(makeCard(1), right, [])).toEqual({ kind: 'refused', reason: 'invalid' })
})

test('the best attempt counts, and who comes back is shown the last one again', () => {
  const card = makeQuestion(1, { attempts: { max: 3, showAnswer: 'never' } })
  const answers: Answer[] = [
    { response: right, scaled: 1, passed: true },
    { response: wrong, scaled: 0, passed: false },
  ]
  expect(cardStateFrom(card, { viewed: true }, answers)).toEqual({
    progress: { viewed: true },
    tries: 2,
    scaled: 1,
    passed: true,
    chosen: ['wrong'],
  })
  expect(lastVerdict(card, answers)).toMatchObject({ attempt: 2, attemptsLeft: 1, outcome: 'wrong' })
  expect(lastVerdict(card, [])).toBeUndefined()
})

test('progress that cannot be read is none', () => {
  expect(cardStateFrom(makeCard(1), { viewed: 'yes' }, []).progress).toBeUndefined()
})

test('what is practised is scored over all its answers, and takes answers without end', () => {
  const terms = [
    { id: 'a', term: 'horse', meaning: 'caballo' },
    { id: 'b', term: 'bird', meaning: 'pájaro' },
  ]
  const card = readCard({ id: 1, type: 'vocab', schemaVersion: 1, modes: ['spell'], streak: 1, terms })
  const wrote = (termId: string, text: string) => ({ mode: 'spell', termId, answer: text })
  let answers: Answer[] = []
  const scored = [wrote('a', 'cow'), wrote('a', 'horse'), wrote('b', 'bird'), wrote('a', 'cow')].map(
    (response) => {
      const scoring = scoreAnswer(card, response, answers)
      if (scoring.kind === 'refused') throw new Error(scoring.reason)
      answers = [...answers, { response, ...scoring.score }]
      return [scoring.verdict.scaled, scoring.verdict.passed, scoring.verdict.attemptsLeft]
    },
  )
  expect(scored).toEqual([
    [0, false, null],
    [0.5, false, null],
    [1, true, null],
    [1, true, null],
  ])
  expect(cardStateFrom(card, { viewed: true }, answers)).toMatchObject({ tries: 4, scaled: 1, passed: true })
  expect(lastVerdict(card, answers.slice(0, 2))).toMatchObject({ scaled: 0.5, outcome: 'partly' })
})

test('what may be answered as often as one likes is answered by a person, not without end', () => {
  const card = makeQuestion(1, { attempts: { max: null, showAnswer: 'never' } })
  const earlier = after(Array.from({ length: maxAnswers - 1 }, () => 0))
  expect(scoreAnswer(card, wrong, earlier)).toMatchObject({ kind: 'scored' })
  expect(scoreAnswer(card, wrong, [...earlier, ...after([0])])).toEqual({ kind: 'refused', reason: 'closed' })
})

test('a word without a mark is all there will be of an answer, and another one may follow', () => {
  const card = readCard({
    ...{ id: 1, type: 'assignment', schemaVersion: 1 },
    attempts: { max: null, showAnswer: 'never' },
  })
  const answer = { response: { text: 'Mine', link: '', fileIds: [] }, scaled: null, passed: false }
  expect(lastVerdict(card, [answer])).toMatchObject({ outcome: 'pending', attemptsLeft: 0 })
  const grade = { scaled: null, passed: false, comment: 'Nearly', parts: [] }
  expect(lastVerdict(card, [{ ...answer, grade }])).toMatchObject({
    ...{ outcome: 'noted', attemptsLeft: null },
    feedback: { overall: 'Nearly' },
  })
})
