import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { randomFrom } from '#kit/value/shuffle.ts'
import { judgeAnswer, masteredIn } from './vocab.answers.ts'
import { vocab } from './vocab.card.ts'
import { responseSchema, vocabSchema, type VocabCard, type VocabResponse } from './vocab.schema.ts'
import { answered, introduced, openSession, taskOf, type Session, type Task } from './vocab.session.ts'

/** Terms written as `term:meaning`. */
const words = (written: string, own: object = {}): VocabCard =>
  z.parse(vocabSchema, {
    id: 1,
    type: 'vocab',
    language: 'en',
    terms: written.split(' ').map((each, index) => {
      const [term = '', meaning = ''] = each.split(':')
      return { id: `t${index}`, term, meaning }
    }),
    ...own,
  })
const cats = words('cat:gato dog:perro horse:caballo')
const typed = (termId: string, answer: string): VocabResponse => ({ mode: 'spell', termId, answer })
const chosen = (termId: string, answer: string): VocabResponse => ({ mode: 'choose', termId, answer })
const scaled = (card: VocabCard, ...responses: VocabResponse[]) =>
  vocab.answering.scoreAll(card, responses).scaled

describe('an answer', () => {
  test.each([
    ['the right meaning', cats, chosen('t0', 't0'), 'exact'],
    ['another meaning', cats, chosen('t0', 't1'), 'wrong'],
    ['the same meaning of another term', words('big:grande large:grande'), chosen('t0', 't1'), 'exact'],
    ['I do not know', cats, chosen('t0', ''), 'wrong'],
    ['typed right', cats, typed('t2', ' Horse '), 'exact'],
    ['typed with a slip', cats, typed('t2', 'hores'), 'near'],
    ['typed with a slip that is another term', words('form:a from:b'), typed('t0', 'from'), 'wrong'],
    ['a slip where none is forgiven', { ...cats, forgivesSlips: false }, typed('t2', 'hores'), 'wrong'],
  ])('%s', (_title, card, response, verdict) => {
    expect(judgeAnswer(card, response)).toBe(verdict)
  })

  test('in Japanese may be written as it is read; in Chinese not', () => {
    const term = { id: 't0', term: '済みません', reading: 'すみません', meaning: 'sorry' }
    const card = (language: string) => z.parse(vocabSchema, { id: 1, type: 'vocab', language, terms: [term] })
    expect(judgeAnswer(card('ja'), typed('t0', 'すみません'))).toBe('exact')
    expect(judgeAnswer(card('zh-CN'), typed('t0', 'すみません'))).toBe('wrong')
  })

  test.each([
    ['a mode that the card does not have', { mode: 'dictation', termId: 't0', answer: 'cat' }, false],
    ['a mode that asks nothing', { mode: 'show', termId: 't0', answer: '' }, false],
    ['a term of another card', chosen('x', 't0'), false],
    ['a meaning of another card', chosen('t0', 'x'), false],
    ['nothing chosen', chosen('t0', ''), true],
    ['a term that was typed', typed('t0', 'kat'), true],
    ['a score from outside', { ...typed('t0', 'cat'), scaled: 1 }, false],
    ['an endless text', typed('t0', 'x'.repeat(401)), false],
  ])('%s is taken: %s', (_title, response, isTaken) => {
    const parsed = z.safeParse(responseSchema, response)
    expect(parsed.success && vocab.answering.accepts(cats, parsed.data)).toBe(isTaken)
  })
})

describe('mastery', () => {
  const right = typed('t0', 'cat')
  const wrong = typed('t0', 'cow')
  test.each([
    ['nothing', [], 0],
    ['right once', [right], 0],
    ['right twice in a row', [right, right], 1],
    ['right, wrong, right', [right, wrong, right], 0],
    ['right again after it was wrong', [right, wrong, right, right], 1],
    ['wrong after it was mastered', [right, right, wrong], 1],
    ['right twice with another term between', [right, chosen('t1', 't0'), right], 1],
  ])('%s', (_title, responses, count) => {
    expect(masteredIn(cats, responses).size).toBe(count)
    expect(scaled(cats, ...responses)).toBeCloseTo(count / 3)
  })

  test('of all terms passes the card; the score never falls on the way', () => {
    const answers = cats.terms.flatMap(({ id, term }) => [typed(id, term), typed(id, 'no'), typed(id, term)])
    const all = [...answers, ...answers, ...cats.terms.flatMap(({ id, term }) => [typed(id, term)])]
    let before = 0
    all.forEach((_, index) => {
      const { scaled: now } = vocab.answering.scoreAll(cats, all.slice(0, index + 1))
      expect(now).toBeGreaterThanOrEqual(before)
      before = now ?? 0
    })
    expect(vocab.answering.scoreAll(cats, all)).toMatchObject({ scaled: 1, passed: true })
  })

  test('is joined for who comes back, and what is claimed there scores nothing', () => {
    expect(
      vocab.progress.join({ seen: ['t0'], mastered: ['t0'] }, { viewed: true, mastered: ['t1'] }),
    ).toEqual({
      viewed: true,
      seen: ['t0'],
      mastered: ['t0', 't1'],
    })
    const claimed = { mastered: ['t0', 't1', 't2'] }
    const state = { progress: claimed, tries: 1, scaled: 0, passed: false, chosen: [] }
    expect(vocab.progress.isComplete(cats, state)).toBe(false)
  })
})

/** Answers a task as somebody would who is right with this likelihood. */
function answerTo(card: VocabCard, task: Task, isRight: () => boolean): VocabResponse[] {
  if (task.kind === 'show') return []
  const ids = task.kind === 'match' ? task.termIds : [task.termId]
  return ids.map((termId) => {
    const right = isRight()
    const isText = task.kind === 'spell' || task.kind === 'dictation'
    const term = card.terms.find(({ id }) => id === termId)?.term ?? ''
    return { mode: task.kind, termId, answer: isText ? (right ? term : 'qqqq') : right ? termId : '' }
  })
}

function practise(card: VocabCard, session: Session, isRight: () => boolean, most: number) {
  const responses: VocabResponse[] = []
  const tasks: Task[] = []
  let now = session
  for (let task = taskOf(card, now); task && tasks.length < most; task = taskOf(card, now)) {
    tasks.push(task)
    const answers = answerTo(card, task, isRight)
    responses.push(...answers)
    now =
      task.kind === 'show'
        ? introduced(now, task.termId)
        : answered(
            card,
            now,
            answers.map((each) => ({
              termId: each.termId,
              isRight: judgeAnswer(card, each) !== 'wrong',
            })),
          )
  }
  return { responses, tasks, session: now }
}

const twelve = words(
  Array.from({ length: 12 }, (_, index) => `w${'abcdefghijkl'[index]}z:m${index}`).join(' '),
)

describe('a sitting', () => {
  test('ends when every term is mastered, on the server as well, however often one was wrong', () => {
    const modes = fc.subarray(['show', 'match', 'choose', 'listen', 'spell', 'dictation'] as const, {
      minLength: 1,
    })
    fc.assert(
      fc.property(fc.nat(), modes, fc.integer({ min: 1, max: 5 }), (seed, chosenModes, streak) => {
        fc.pre(chosenModes.some((mode) => mode !== 'show'))
        const card = { ...twelve, modes: chosenModes, streak }
        const random = randomFrom(seed)
        const { responses, session } = practise(
          card,
          openSession(card, undefined, seed),
          () => random() < 0.85,
          3000,
        )
        expect(taskOf(card, session)).toBeUndefined()
        expect(responses.every((each) => vocab.answering.accepts(card, each))).toBe(true)
        expect(vocab.answering.scoreAll(card, responses)).toMatchObject({ scaled: 1, passed: true })
      }),
      { numRuns: 60 },
    )
  })

  test('shows each term once before it is asked', () => {
    const { tasks } = practise(twelve, openSession(twelve, undefined, 7), () => true, 500)
    const shown = tasks.flatMap((task) => (task.kind === 'show' ? [task.termId] : []))
    expect(shown.toSorted()).toEqual(twelve.terms.map(({ id }) => id).toSorted())
    const met = new Set<string>()
    for (const task of tasks) {
      if (task.kind === 'show') met.add(task.termId)
      else if (task.kind === 'match') for (const id of task.termIds) expect(met).toContain(id)
      else expect(met).toContain(task.termId)
    }
  })

  test('asks no term twice running while there are others, and gives up to four meanings with the right one', () => {
    const random = randomFrom(5)
    const card = { ...twelve, modes: ['choose' as const, 'spell' as const] }
    const { tasks } = practise(card, openSession(card, undefined, 5), () => random() < 0.7, 60)
    const asked = tasks.map((task) => (task.kind === 'match' ? '' : task.termId))
    asked.slice(1, 30).forEach((id, index) => expect(id).not.toBe(asked[index]))
    for (const task of tasks) {
      if (task.kind !== 'choose') continue
      expect(task.optionIds).toHaveLength(4)
      expect(task.optionIds).toContain(task.termId)
    }
  })

  test('goes on with what is not mastered yet, and repeats all once everything is', () => {
    const rest = openSession(twelve, { mastered: ['t0', 't1'], seen: ['t0', 't1', 't2'] }, 1)
    expect(rest.active.map(({ termId }) => termId)).toEqual(['t2', 't3', 't4', 't5'])
    expect(rest.active[0]?.isIntroduced).toBe(true)
    const all = twelve.terms.map(({ id }) => id)
    expect(openSession(twelve, { mastered: all, seen: all }, 1).waiting).toHaveLength(8)
  })
})

test.each([
  ['one term', words('cat:gato'), ['problems.fewTerms']],
  ['nothing to do but look', { ...cats, modes: ['show' as const] }, ['problems.noExercise']],
  ['a term without a meaning', words('cat dog:perro'), ['problems.noMeaning']],
  ['a meaning without a term', words(':gato dog:perro'), ['problems.noTerm']],
  ['the same twice', words('cat:gato Cat:gato'), ['problems.twinTerm']],
  ['two meanings of one word', words('bank:orilla bank:banco'), []],
])('%s: what stops publishing', (_title, card, keys) => {
  expect(vocab.content.problems(card).map(({ key }) => key)).toEqual(keys)
})
