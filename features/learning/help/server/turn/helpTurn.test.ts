import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeSensitiveWord } from '#features/ai/sensitive-word/server/makeSensitiveWord.ts'
import { talkTable } from '#features/learning/attempt/server/progress/talk.table.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import {
  helpCards,
  hiddenExplanation,
  openHelpStage,
  type HelpStage,
  type Learning,
} from '../../testing/helpStage.ts'
import { helpPersonalData } from '../help.personalData.ts'
import { helpTurnTable } from './helpTurn.table.ts'

let stage: HelpStage

beforeAll(async () => {
  stage = await openHelpStage()
})
afterAll(() => stage.close())
afterEach(() => stage.fake.behave({ kind: 'reply', text: 'Hello there.' }))

const turnsOf = ({ activityId, learner }: Learning) =>
  stage.app.call(learnEndpoints.helpTurns, { as: learner, query: { activityId } })
/** What is stored of this learner's turns, in their order. */
async function rowsOf({ learner }: Learning) {
  const { db } = stage.app.services.database
  const counted = await db.select().from(helpTurnTable)
  const talks = await db.select().from(talkTable)
  return talks
    .filter(({ learnerId }) => learnerId === learner.id)
    .toSorted((a, b) => a.id - b.id)
    .map((talk) => ({ talk, turn: counted.find(({ talkId }) => talkId === talk.id) }))
}
const view = ({ activityId, readId, learner }: Learning) =>
  stage.app.call(learnEndpoints.progress, {
    as: learner,
    body: { clientId: randomUUID(), activityId, cardId: readId, progress: { viewed: true } },
  })
const respond = ({ activityId, questionId, learner }: Learning, optionId: string) =>
  stage.app.call(learnEndpoints.response, {
    as: learner,
    body: {
      ...{ clientId: randomUUID(), activityId, cardId: questionId },
      ...{ response: { optionIds: [optionId] }, durationMs: 1 },
    },
  })

describe('a question to the tutor', () => {
  test('is answered piece by piece, leads to a card, and is kept for the next time', async () => {
    const learning = await stage.learning()
    await view(learning)
    stage.fake.behave({ kind: 'reply', text: 'Which of the two invites a story? Look there again. [[1]]' })
    const { turn, pieces, isHeld, leftToday, events } = await learning.ask()
    expect(isHeld).toBe(false)
    expect(turn).toMatchObject({ manner: 'tutor', cardId: learning.questionId, isPrepared: false })
    expect(turn?.reply).toBe('Which of the two invites a story? Look there again.')
    expect(pieces.trim()).toBe(turn?.reply)
    expect(events.filter((event) => 'piece' in event).length).toBeGreaterThan(1)
    expect(turn?.sources[0]).toMatchObject({ activityId: learning.activityId })
    expect([learning.readId, learning.questionId]).toContain(turn?.sources[0]?.cardId)
    expect(leftToday).toBe(39)
    expect((await turnsOf(learning)).turns).toEqual([turn])
  })

  test('tells the AI what was said before, and nothing that is not to be known yet', async () => {
    const learning = await stage.learning()
    await learning.ask('First question')
    await learning.ask('Second question')
    const sent = stage.fake.calls.at(-1)?.messages ?? []
    expect(sent.at(-1)).toMatchObject({ role: 'user' })
    expect(sent.at(-1)?.content).toContain('Second question')
    expect(JSON.stringify(sent)).toContain('First question')
    expect(JSON.stringify(sent)).not.toContain(hiddenExplanation)
  })

  test('goes one rung up each time, and starts again after an answer', async () => {
    const learning = await stage.learning()
    for (const _time of [1, 2, 3, 4, 5]) await learning.ask()
    await respond(learning, 'b')
    await learning.ask()
    const rungs = (await rowsOf(learning)).map(({ turn }) => turn?.rung)
    expect(rungs[0]).toBe(1)
    expect(rungs.slice(0, 5)).toEqual(rungs.slice(0, 5).toSorted())
    expect(Math.max(...rungs.slice(0, 5).map(Number))).toBe(4)
    expect(rungs[5]).toBe(1)
  })

  test('that was sent before is answered with the same, and asks nobody again', async () => {
    const learning = await stage.learning()
    const clientId = randomUUID()
    const first = await learning.ask('Why?', { clientId })
    const { length } = stage.fake.calls
    const again = await learning.ask('Why?', { clientId })
    expect(again.turn).toEqual(first.turn)
    expect(again.leftToday).toBe(first.leftToday)
    expect(stage.fake.calls).toHaveLength(length)
    expect(await learning.ask('Something else', { clientId })).toMatchObject({
      code: kitFaults.reusedKey.code,
    })
    expect(await learning.ask('Why?', { clientId, manner: 'partner' })).toMatchObject({
      code: kitFaults.reusedKey.code,
    })
    const other = await stage.app.person('student')
    expect(await learning.ask('Why?', { clientId }, other)).toMatchObject({ code: kitFaults.reusedKey.code })
  })

  test('two at once in one talk are answered one after the other', async () => {
    const learning = await stage.learning()
    const heard = await Promise.all([learning.ask('One?'), learning.ask('Two?')])
    expect(heard.map(({ code }) => code)).toEqual([0, 0])
    const { turns } = await turnsOf(learning)
    expect(turns.map(({ said }) => said).toSorted()).toEqual(['One?', 'Two?'])
    expect(new Set(turns.map(({ talkId }) => talkId)).size).toBe(1)
  })
})

describe('what is not to be known yet', () => {
  test('is held back in the middle of the answer: not a word of it was sent, and a hint stands for it', async () => {
    const learning = await stage.learning()
    stage.fake.behave({ kind: 'reply', text: `Well then. ${hiddenExplanation} So it is the first one.` })
    const { turn, pieces, isHeld } = await learning.ask()
    expect(isHeld).toBe(true)
    expect(pieces).not.toContain('begin with')
    expect(pieces).not.toContain('So it is the first one')
    expect(turn).toMatchObject({ isPrepared: true })
    expect(pieces.endsWith(turn?.reply ?? '?')).toBe(true)
    expect(turn?.sources).toHaveLength(1)
    const [row] = await rowsOf(learning)
    expect(row?.talk.isFallback).toBe(true)
    expect(`${row?.turn?.sent}${turn?.reply}`).toBe(pieces)
    expect(row?.turn?.sent).toContain('Well')
    expect((await turnsOf(learning)).turns[0]?.reply).not.toContain('begin with')
  })
})

describe('what was sent and stands in no reply', () => {
  const [begin, middle, end] = ['Slow rivers carry', 'heavy gravel toward', 'distant harbour towns']
  const explanation = `${begin} ${middle} ${end}.`
  const cards = [helpCards[0], { ...Object(helpCards[1]), explanation }]
  const far = 'Let us think about the river first. '.repeat(12)

  test('is remembered where it was taken back', async () => {
    const learning = await stage.learning({ cards })
    stage.fake.behave({ kind: 'reply', text: `${begin}. ${far} ${middle}` })
    const first = await learning.ask()
    expect([first.isHeld, first.pieces.startsWith(begin)]).toEqual([true, true])
    stage.fake.behave({ kind: 'reply', text: `${middle}. ${far} ${end}` })
    const second = await learning.ask()
    expect([second.isHeld, second.pieces.includes('heavy gravel')]).toEqual([true, false])
    const rows = await rowsOf(learning)
    expect(rows.map(({ turn }) => turn?.sent.startsWith(begin))).toEqual([true, false])
  })

  test('is remembered where the learner stopped it, also about another card', async () => {
    const learning = await stage.learning({ cards })
    stage.fake.behave({ kind: 'reply', text: `${begin}. ${far}${far}`, chunkMs: 10 })
    const stopped = await learning.askAndStop(begin)
    expect(stopped.turn).toBeUndefined()
    stage.fake.behave({ kind: 'reply', text: `${middle}. ${far} ${end}` })
    const next = await learning.ask('And then?', { cardId: learning.readId })
    expect([next.isHeld, next.pieces.includes('heavy gravel')]).toEqual([true, false])
    const [row] = await rowsOf(learning)
    expect(row?.turn?.sent.startsWith(begin)).toBe(true)
  })

  test('is known to the next question, which waits for the answer to this one', async () => {
    const learning = await stage.learning({ cards })
    stage.fake.behave(
      { kind: 'reply', text: `${begin}. ${far}`, chunkMs: 4 },
      { kind: 'reply', text: `${middle}. ${far}`, chunkMs: 4 },
    )
    const heard = await Promise.all([learning.ask(), learning.ask('Why?', { cardId: learning.readId })])
    expect(heard.map(({ code }) => code)).toEqual([0, 0])
    expect(heard.map(({ isHeld }) => isHeld).toSorted()).toEqual([false, true])
  })
})

test('what leaks stops the provider, so that nothing more is billed', async () => {
  const learning = await stage.learning()
  const text = `Well then. ${hiddenExplanation} ${'word '.repeat(2000)}`
  stage.fake.behave({ kind: 'reply', text, chunkMs: 10 })
  const before = stage.fake.abandoned()
  const { turn } = await learning.ask()
  expect(turn?.isPrepared).toBe(true)
  await expect.poll(() => stage.fake.abandoned()).toBe(before + 1)
  const [row] = await rowsOf(learning)
  expect(row?.turn?.outputTokens).toBeLessThan(500)
})

describe('what lies off the course', () => {
  test('is declined in a kind sentence', async () => {
    const learning = await stage.learning()
    stage.fake.behave({ kind: 'reply', text: '[[off]]' })
    const { turn } = await learning.ask('Who will win the election?')
    expect(turn).toMatchObject({ isPrepared: true, sources: [] })
    expect(turn?.reply).toMatch(/^That leads away from this activity/)
  })
})

describe('where no AI answers', () => {
  test.each([
    ['is overloaded', { kind: 'refuse', status: 500 }],
    ['says nothing', { kind: 'reply', text: '' }],
    ['breaks off', { kind: 'cut', text: 'It begins well and then' }],
  ] as const)('a hint stands for a provider that %s, and the teacher is named', async (_name, manner) => {
    const learning = await stage.learning()
    stage.fake.behave(manner)
    const { turn, code, pieces } = await learning.ask()
    expect(code).toBe(0)
    expect(turn?.isPrepared).toBe(true)
    expect(turn?.reply).toMatch(/ask your teacher/)
    expect(turn?.sources).toHaveLength(1)
    const [row] = await rowsOf(learning)
    expect(`${row?.turn?.sent}${turn?.reply}`).toBe(pieces)
  })
})

describe('the author’s own hints', () => {
  test('are told one after the other from the second question on, also where no AI answers', async () => {
    const learning = await stage.learning()
    await learning.ask()
    expect(JSON.stringify(stage.fake.calls.at(-1)?.messages)).not.toContain('Which one invites a story?')
    await learning.ask()
    expect(JSON.stringify(stage.fake.calls.at(-1)?.messages)).toContain('Which one invites a story?')
    const other = await stage.learning()
    stage.fake.behave({ kind: 'reply', text: '' })
    await other.ask()
    const { turn } = await other.ask('And now?', { hintsUsed: 1 })
    expect(turn?.reply).toContain('Say both aloud.')
  })
})

describe('whoever stops an answer', () => {
  test('finds nothing of it, can ask the same again, and it counts', async () => {
    const learning = await stage.learning()
    const clientId = randomUUID()
    stage.fake.behave({ kind: 'reply', text: 'word '.repeat(400), chunkMs: 20 })
    const stop = new AbortController()
    const response = await learning.post('Why?', { clientId }, learning.learner, stop.signal)
    await response.body?.getReader().read()
    stop.abort()
    await expect.poll(async () => (await rowsOf(learning))[0]?.talk.round, { timeout: 8000 }).toBe(-1)
    await expect.poll(async () => (await rowsOf(learning))[0]?.turn?.outputTokens ?? 0).toBeGreaterThan(0)
    expect((await turnsOf(learning)).turns).toEqual([])
    expect(stage.fake.abandoned()).toBeGreaterThan(0)
    stage.fake.behave({ kind: 'reply', text: 'Again, then.' })
    const again = await learning.ask('Why?', { clientId })
    expect(again.turn?.reply).toBe('Again, then.')
    expect(again.leftToday).toBe(38)
    const [row] = await rowsOf(learning)
    expect(row?.talk.said).toBe('')
  })
})

test('what is known of the replies of somebody is in the download of their own data, and nothing of others', async () => {
  const [learning, other] = [await stage.learning(), await stage.learning()]
  const { turn } = await learning.ask()
  await other.ask()
  const rows = await helpPersonalData.own?.['learning/talk-sources']?.(
    stage.app.services.database.db,
    learning.learner.id,
  )
    .prepare('own_help')
    .execute()
  expect(rows).toMatchObject([{ talkId: turn?.id, rung: 1, sources: turn?.sources }])
})

describe('what is refused', () => {
  test('a card of no deck of theirs, an activity that is not open to them, and empty or long words', async () => {
    const learning = await stage.learning()
    const draft = await stage.learning()
    expect(await learning.ask('Why?', { cardId: draft.questionId })).toMatchObject({ code: 404 })
    expect(await learning.ask('Why?', { activityId: 987_654_321 })).toMatchObject({ code: 404 })
    expect(await learning.ask(' ')).toMatchObject({ code: kitFaults.invalid.code })
    expect(await learning.ask('x'.repeat(1001))).toMatchObject({ code: kitFaults.invalid.code })
    expect(await rowsOf(learning)).toEqual([])
  })

  test('words of the list, before anybody is asked', async () => {
    const learning = await stage.learning()
    await makeSensitiveWord(stage.app.services, { creatorId: stage.designer.id, word: 'casino' })
    const { length } = stage.fake.calls
    const { code, message } = await learning.ask('Where is the casino?')
    expect(code).not.toBe(0)
    expect(message).not.toBe('')
    expect(stage.fake.calls).toHaveLength(length)
    expect(await rowsOf(learning)).toEqual([])
  })
})
