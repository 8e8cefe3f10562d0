import { expect, test } from 'vitest'
import { judge, lastVerdict, standingFrom, type Answer } from './deck.verdict.ts'
import { makeCard, makeQuestion } from './makeDeck.ts'

const right = { optionIds: ['right'] }
const wrong = { optionIds: ['wrong'] }
const told = (card: ReturnType<typeof makeQuestion>, response: unknown, before: (number | null)[] = []) => {
  const judgement = judge(card, response, before)
  if (judgement.kind === 'refused') throw new Error(judgement.reason)
  return judgement.verdict
}

test('a right answer is told as right, in the words of the author', () => {
  const card = makeQuestion(1, { feedback: { correct: 'Indeed.' } })
  expect(told(card, right)).toMatchObject({
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
    const verdict = told(makeQuestion(1, { attempts: { max, showAnswer } }), wrong, [...before])
    expect(verdict.solution !== null).toBe(isShown)
    expect(verdict.attemptsLeft).toBe(left)
  },
)

test('the last of many attempts is reached early by who is right', () => {
  const card = makeQuestion(1, { attempts: { max: null, showAnswer: 'afterLast' } })
  expect(told(card, right, [0])).toMatchObject({ attemptsLeft: 0, solution: { correct: ['right'] } })
})

test.each([
  ['something that is no response', { text: 'x' }, [], 'invalid'],
  ['an option that does not exist', { optionIds: ['other'] }, [], 'invalid'],
  ['two options where one is right', { optionIds: ['right', 'wrong'] }, [], 'invalid'],
  ['the same option twice', { optionIds: ['right', 'right'] }, [], 'invalid'],
  ['nothing at all', { optionIds: [] }, [], 'invalid'],
  ['an answer too many', right, [0], 'closed'],
] as const)('%s is refused', (_title, response, before, reason) => {
  expect(judge(makeQuestion(1), response, [...before])).toEqual({ kind: 'refused', reason })
})

test('the number of attempts holds where the answer is never shown', () => {
  const card = makeQuestion(1, { attempts: { max: 2, showAnswer: 'never' } })
  expect(judge(card, wrong, [0]).kind).toBe('judged')
  expect(judge(card, right, [0, 0])).toEqual({ kind: 'refused', reason: 'closed' })
})

test('a score from outside is refused', () => {
  expect(judge(makeQuestion(1), { ...right, scaled: 1 }, [])).toMatchObject({ reason: 'invalid' })
})

test('a card without a question takes no answer', () => {
  expect(judge(makeCard(1), right, [])).toEqual({ kind: 'refused', reason: 'invalid' })
})

test('the best attempt counts, and who comes back is told the last one again', () => {
  const card = makeQuestion(1, { attempts: { max: 3, showAnswer: 'never' } })
  const answers: Answer[] = [
    { response: right, scaled: 1, passed: true },
    { response: wrong, scaled: 0, passed: false },
  ]
  expect(standingFrom(card, { viewed: true }, answers)).toEqual({
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
  expect(standingFrom(makeCard(1), { viewed: 'yes' }, []).progress).toBeUndefined()
})
