import { expect, test } from 'vitest'
import type { OutboxAction } from '../outbox/action.ts'
import { afterAction, noHelp } from './cachedActivity.ts'
import { sittingOf, type OpenedActivity } from './sitting.ts'

const record = {
  status: 'learning',
  startedAt: 1,
  finishedAt: null,
  scaled: null,
  points: 0,
  maxPoints: 2,
  stars: 0,
  awaitsTeacher: false,
  answersForgottenAt: null,
} as const
const option = (id: string) => ({ id, text: id, correct: false })
const card = (id: number) => ({
  id,
  type: 'choice',
  title: `Card ${id}`,
  question: 'Which?',
  options: [option('a'), option('b')],
})

async function opened(): Promise<OpenedActivity> {
  const { readDeck } = await import('#deck/deck.schema.ts')
  return {
    activity: {
      id: 7,
      title: 'Asking',
      description: '',
      cover: '',
      language: 'en',
      cardCount: 3,
      seconds: 0,
      seenCount: 0,
      record: null,
    },
    versionId: 1,
    cards: readDeck([card(1), card(2), card(3)]),
    files: {},
    progress: {},
    results: {},
    position: null,
    help: noHelp,
  }
}

const act = (cardId: number) => ({ clientId: `action-${cardId}`, activityId: 7, cardId })
const answered = (cardId: number): OutboxAction => ({
  kind: 'response',
  body: { ...act(cardId), response: { optionIds: ['a'] }, durationMs: 5, hintsUsed: 0 },
})
const answer = {
  attempt: 1,
  attemptsLeft: 0,
  scaled: 1,
  passed: true,
  solution: null,
  record,
  outcome: 'correct' as const,
  feedback: { overall: '', parts: [] },
  files: {},
}
const seen = (cardId: number): OutboxAction => ({
  kind: 'progress',
  body: { ...act(cardId), progress: { viewed: true }, durationMs: 0 },
})

test('what the server has taken is known when the activity is opened again without it', async () => {
  const first = afterAction(await opened(), answered(1), answer)
  const later = afterAction(first, { kind: 'position', body: act(2) }, true)
  const cached = afterAction(later, seen(2), { progress: { viewed: true }, record })
  const { progress, attempts, start } = sittingOf(cached, [])
  expect(start).toBe(2)
  expect(attempts.get(1)).toMatchObject({ response: { optionIds: ['a'] }, verdict: { outcome: 'correct' } })
  expect(progress.get(1)).toMatchObject({ tries: 1, scaled: 1, passed: true })
  expect(progress.get(2)).toMatchObject({ progress: { viewed: true }, tries: 0 })
  expect(cached.activity.record).toEqual(record)
})

test('what is still on its way stands on top of what is known, the card that was open too', async () => {
  const waiting = [seen(1), answered(1), { kind: 'position', body: act(2) } as const, seen(2)]
  const { progress, attempts, start } = sittingOf(await opened(), waiting)
  expect(start).toBe(2)
  expect(attempts.get(1)).toMatchObject({ isQueued: true, verdict: undefined })
  expect(progress.get(1)).toMatchObject({ tries: 1, progress: { viewed: true } })
  expect(progress.get(2)).toMatchObject({ tries: 0, progress: { viewed: true } })
})

test('a link leads to its card, and one to a card that is not here to where the learner was', async () => {
  const here = { ...(await opened()), position: 2 }
  expect(sittingOf(here, [], 3).start).toBe(3)
  expect(sittingOf(here, [], 99).start).toBe(2)
  const done = { ...here, activity: { ...here.activity, record: { ...record, status: 'learned' } } } as const
  expect(sittingOf(done, []).start).toBeUndefined()
  expect(sittingOf(done, [], 3).start).toBe(3)
})
