import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { talkTable } from '#features/learning/attempt/server/progress/talk.table.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { openHelpStage, type HelpStage, type Learning } from '../../testing/helpStage.ts'
import { helpFaults } from '../../help.faults.ts'
import { helpTurnTable } from './helpTurn.table.ts'
import { maxHelpPerDay } from './helpLimit.ts'

let stage: HelpStage

beforeAll(async () => {
  stage = await openHelpStage()
})
afterAll(() => stage.close())

const hour = 3_600_000
const enough = { code: helpFaults.enoughHelp.code }

interface Talked {
  readonly cardId?: number
  readonly count: number
  /** How long ago. */
  readonly ago?: number
  /** Of each. */
  readonly tokens?: number
  readonly manner?: 'card' | 'tutor' | 'partner'
  /** Broken off: in no talk, and without a reply. */
  readonly isBroken?: boolean
}

async function talked(
  { learner, questionId }: Learning,
  { cardId = questionId, count, ago = hour, tokens = 0, manner = 'tutor', isBroken = false }: Talked,
) {
  const { db } = stage.app.services.database
  const [shift, round] = [Math.floor(Math.random() * 2 ** 30), isBroken ? -1 : 0]
  const rows = await db
    .insert(talkTable)
    .values(
      Array.from({ length: count }, (_, index) => ({
        ...{ learnerId: learner.id, activityVersionId: 0, clientId: randomUUID(), cardId, manner, round },
        ...{ place: shift + index, said: '', reply: isBroken ? null : '…', at: Date.now() - ago },
      })),
    )
    .returning({ id: talkTable.id })
  const counted = { rung: 1, sources: [], hintsTold: 0, inputTokens: tokens, outputTokens: 0 }
  await db.insert(helpTurnTable).values(rows.map(({ id }) => ({ talkId: id, ...counted })))
}
const left = async ({ activityId, learner, questionId, readId }: Learning) => {
  const leftOf = async (cardId?: number) => {
    const query = { activityId, ...(cardId !== undefined && { cardId }) }
    return (await stage.app.call(learnEndpoints.helpTurns, { as: learner, query })).leftToday
  }
  return [await leftOf(questionId), await leftOf(readId), await leftOf()]
}

test('a card is talked about so often a day, tomorrow again; another card still, and another learner', async () => {
  const learning = await stage.learning()
  await talked(learning, { count: maxHelpPerDay.repliesOfACard, ago: 25 * hour })
  expect(await left(learning)).toEqual([40, 40, 120])
  await talked(learning, { count: maxHelpPerDay.repliesOfACard - 1 })
  expect(await learning.ask()).toMatchObject({ code: 0, leftToday: 0 })
  const { code, message } = await learning.ask()
  expect({ code }).toMatchObject(enough)
  expect(message).toMatch(/ask your teacher/)
  expect(await left(learning)).toEqual([0, 40, 80])
  expect(await learning.ask('Why?', { cardId: learning.readId })).toMatchObject({ code: 0 })
  expect(await learning.ask('Why?', {}, await stage.app.person('student'))).toMatchObject({ code: 0 })
})

test('of all cards together there is a limit too, and what was broken off counts', async () => {
  const learning = await stage.learning()
  await talked(learning, { cardId: 1, count: maxHelpPerDay.replies - 2, manner: 'partner' })
  await talked(learning, { cardId: 2, count: 1, isBroken: true })
  expect(await left(learning)).toEqual([1, 1, 1])
  expect(await learning.ask()).toMatchObject({ code: 0, leftToday: 0 })
  expect(await learning.ask()).toMatchObject(enough)
})

test('what the AI read and wrote counts as well', async () => {
  const learning = await stage.learning()
  await talked(learning, { cardId: 1, count: 2, tokens: maxHelpPerDay.tokens / 2 - 1 })
  expect(await learning.ask()).toMatchObject({ code: 0, leftToday: 0 })
  expect(await learning.ask()).toMatchObject(enough)
})

test('a card that talks by itself has a count of its own', async () => {
  const learning = await stage.learning()
  await talked(learning, { cardId: 1, count: maxHelpPerDay.replies, manner: 'card' })
  expect(await left(learning)).toEqual([40, 40, 120])
  const chats = await stage.learning({
    cards: [{ id: 1, type: 'aiChat', title: 'Talk', scenario: 'At the counter', minTurns: 1 }],
  })
  await talked(chats, { cardId: chats.readId, count: maxHelpPerDay.replies })
  const { activityId, readId: cardId, learner } = chats
  const body = { clientId: randomUUID(), activityId, cardId, said: { text: 'Hi' } }
  const response = await stage.app.fetch('POST', `${prefix}/learn/chat`, { body }, learner)
  expect(response.headers.get('content-type')).toMatch('text/event-stream')
  await response.text()
})

test('two questions at once do not pass where one is left', async () => {
  const learning = await stage.learning()
  const other = await stage.learning()
  await talked(learning, { cardId: 1, count: maxHelpPerDay.replies - 1 })
  const heard = await Promise.all([
    learning.ask(),
    other.ask('Why?', {}, learning.learner),
    learning.ask('Why?', { cardId: learning.readId }),
  ])
  expect(heard.map(({ code }) => code).toSorted()).toEqual([0, enough.code, enough.code])
})
