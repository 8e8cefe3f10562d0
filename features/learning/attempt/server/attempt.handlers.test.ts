import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { shapeOf } from '#kit/contract/field.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { activityFields } from '#features/content/activity/activity.fields.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'

let app: TestApp
let designer: Person
let learner: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  learner = await app.person('student')
})
afterAll(() => app.close())

const question = (id: number, more: object = {}) => ({
  id,
  type: 'choice',
  title: `Question ${id}`,
  question: 'Which one is open?',
  note: 'For teachers only',
  points: 2,
  options: [
    { id: 'a', text: 'What happened?', correct: true, feedback: 'It invites a story.' },
    { id: 'b', text: 'Did it work?', correct: false, feedback: 'Yes or no would do.' },
  ],
  explanation: 'What, how and why are open.',
  feedback: { correct: 'Well heard!', partly: '', wrong: 'Listen again.' },
  ...more,
})
const page = {
  id: 1,
  type: 'text',
  title: 'Read',
  body: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Ask.' }] }] },
}

const first = { pageNo: 1, pageSize: 20 }
const fieldsSchema = z.object(shapeOf(activityFields))

const publicOne = (cards: readonly object[], title = 'Asking') =>
  makeActivity(app.services, { creatorId: designer.id, status: 'public', cards, title })
const open = (id: number, as = learner) => app.call(learnEndpoints.activity, { as, query: { id } })
const cardIds = async (id: number) =>
  (await open(id, await app.person('student'))).cards.map((card) => card.id)
const action = () => ({ clientId: randomUUID(), durationMs: 4000 })
const respond = (
  activityId: number,
  cardId = 0,
  optionIds: string[],
  as = learner,
  clientId = randomUUID(),
) =>
  app.request(learnEndpoints.response, {
    as,
    body: { ...action(), clientId, activityId, cardId, response: { optionIds } },
  })
const view = (activityId: number, cardId = 0, as = learner) =>
  app.request(learnEndpoints.progress, {
    as,
    body: { ...action(), activityId, cardId, progress: { viewed: true } },
  })

describe('a learner', () => {
  test('finds public activities of no course as they were published, and what was reached in them', async () => {
    const { id } = await publicOne([page], '公开活动')
    await makeActivity(app.services, { creatorId: designer.id, title: '公开草稿' })
    const record = await app.call(activityEndpoints.get, { as: designer, query: { id } })
    const form = { ...fieldsSchema.parse(record), title: '改过的', id, revision: record.revision }
    const revision = await app.call(activityEndpoints.update, { as: designer, body: form })
    const list = async (own = {}) =>
      (
        await app.call(learnEndpoints.activities, {
          as: learner,
          query: { ...first, keyword: '公开', ...own },
        })
      ).list
    expect(await list()).toMatchObject([{ id, title: '公开活动', cardCount: 1, record: null }])
    expect(await list({ only: 'begun' })).toEqual([])
    await view(id, (await cardIds(id))[0])
    for (const own of [{}, { only: 'begun' }])
      expect(await list(own)).toMatchObject([{ record: { status: 'learned', stars: 3 } }])
    const hide = { id, status: 'hidden', revision } as const
    await app.call(activityEndpoints.updateStatus, { as: designer, body: hide })
    expect(await list()).toMatchObject([{ id }])
    const stranger = await app.person('student')
    expect(
      await app.call(learnEndpoints.activities, { as: stranger, query: { ...first, keyword: '公开' } }),
    ).toEqual({ list: [], hasMore: false })
  })

  test('gets cards without right answers, notes and feedback', async () => {
    const { id } = await publicOne([question(1)])
    const { cards } = await open(id)
    const text = JSON.stringify(cards)
    expect(text).not.toMatch(/For teachers|invites a story|Well heard|What, how and why|"correct":true/)
    expect(cards).toMatchObject([{ type: 'choice', question: 'Which one is open?' }])
  })

  test('is told how an answer was, and what is right only once it was answered', async () => {
    const { id } = await publicOne([question(1)])
    const [card] = await cardIds(id)
    expect(await respond(id, card, ['b'])).toMatchObject({
      code: 0,
      data: {
        attempt: 1,
        attemptsLeft: 0,
        outcome: 'wrong',
        scaled: 0,
        passed: false,
        feedback: { overall: 'Listen again.', parts: [{ partId: 'b', text: 'Yes or no would do.' }] },
        solution: { correct: ['a'], explanation: 'What, how and why are open.' },
        record: { status: 'learned', points: 0, maxPoints: 2, scaled: 0, stars: 1 },
      },
    })
    expect(await respond(id, card, ['a'])).toMatchObject({ code: 1351 })
    const back = await open(id)
    expect(back.results[String(card)]).toMatchObject({
      tries: 1,
      scaled: 0,
      response: { optionIds: ['b'] },
      verdict: { outcome: 'wrong', solution: { correct: ['a'] } },
    })
  })

  test('may try as often as the card allows; the best attempt counts', async () => {
    const card = question(1, { attempts: { max: 3, showAnswer: 'afterLast' } })
    const { id } = await publicOne([card, question(2)])
    const [first] = await cardIds(id)
    expect(await respond(id, first, ['b'])).toMatchObject({ data: { attemptsLeft: 2, solution: null } })
    expect(await respond(id, first, ['a'])).toMatchObject({
      data: { attempt: 2, scaled: 1, record: { status: 'learning', points: 2, maxPoints: 2, stars: 0 } },
    })
    expect(await respond(id, first, ['b'])).toMatchObject({ code: 1351 })
  })

  test('gets one effect and the same answer however often one action is sent', async () => {
    const { id } = await publicOne([question(1, { attempts: { max: 5, showAnswer: 'never' } })])
    const [card] = await cardIds(id)
    const clientId = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => respond(id, card, ['a'], learner, clientId)),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await respond(id, card, ['b'])).toMatchObject({ data: { attempt: 2 } })
    expect(await respond(id, card, ['a'], learner, clientId)).toMatchObject({
      data: { attempt: 1, scaled: 1 },
    })
    const thief = await app.person('student')
    expect(await respond(id, card, ['b'], thief, clientId)).toMatchObject({ code: 1004 })
  })

  test('cannot send a score, an unknown option or a card of another activity', async () => {
    const { id } = await publicOne([question(1)])
    const other = await publicOne([question(1)])
    const [card] = await cardIds(id)
    const [foreign] = await cardIds(other.id)
    expect(await respond(id, foreign, ['a'])).toMatchObject({ code: 404 })
    expect(await respond(id, card, ['z'])).toMatchObject({
      code: 400,
      data: { fields: { response: expect.any(String) } },
    })
    const body = { ...action(), activityId: id, cardId: card, response: { optionIds: ['b'] }, scaled: 1 }
    const sent = await app.fetch('POST', '/console-api/learn/response', { body }, learner)
    expect(await sent.json()).toMatchObject({ code: 400, data: { fields: { scaled: expect.any(String) } } })
  })

  test('goes on where it was left, and progress never shrinks', async () => {
    const { id } = await publicOne([page, question(2)])
    const [text, choice] = await cardIds(id)
    expect(await view(id, text)).toMatchObject({
      data: { progress: { viewed: true }, record: { status: 'learning' } },
    })
    const body = { ...action(), activityId: id, cardId: text, progress: {} }
    expect(await app.call(learnEndpoints.progress, { as: learner, body })).toMatchObject({
      progress: { viewed: true },
    })
    const place = { clientId: randomUUID(), activityId: id, cardId: choice }
    await app.call(learnEndpoints.position, { as: learner, body: place })
    expect(await open(id)).toMatchObject({ position: choice, progress: { [String(text)]: { viewed: true } } })
    expect(await view(id, 999_999)).toMatchObject({ code: 404 })
  })

  test('stays with the version that was begun, while others get the newest', async () => {
    const { id } = await publicOne([page])
    const [text] = await cardIds(id)
    await view(id, text)
    const before = await open(id)
    const { revision, cards } = await app.call(activityEndpoints.get, { as: designer, query: { id } })
    const changed = { id, cards: cards.map((card) => ({ ...card, title: 'Read again' })), revision }
    await app.fetch('PUT', '/console-api/course/activity/content', { body: changed }, designer)
    const publish = { id, status: 'public', revision: revision + 1 } as const
    await app.call(activityEndpoints.updateStatus, { as: designer, body: publish })
    expect(await open(id)).toMatchObject({ versionId: before.versionId, cards: [{ title: 'Read' }] })
    const newcomer = await open(id, await app.person('student'))
    expect(newcomer).toMatchObject({ cards: [{ title: 'Read again' }] })
    expect(newcomer.versionId).not.toBe(before.versionId)
  })

  test('does not begin what is hidden, finishes what was begun, and never meets a draft', async () => {
    const { id } = await publicOne([page])
    const [text] = await cardIds(id)
    await app.request(learnEndpoints.position, {
      as: learner,
      body: { clientId: randomUUID(), activityId: id, cardId: text ?? 0 },
    })
    const { revision } = await app.call(activityEndpoints.get, { as: designer, query: { id } })
    await app.call(activityEndpoints.updateStatus, { as: designer, body: { id, status: 'hidden', revision } })
    const late = await app.person('student')
    expect(await app.request(learnEndpoints.activity, { as: late, query: { id } })).toMatchObject({
      code: 1350,
    })
    expect(await view(id, text, late)).toMatchObject({ code: 1350 })
    expect(await view(id, text)).toMatchObject({ data: { record: { status: 'learned' } } })
    const draft = await makeActivity(app.services, { creatorId: designer.id })
    expect(
      await app.request(learnEndpoints.activity, { as: learner, query: { id: draft.id } }),
    ).toMatchObject({
      code: 404,
    })
  })
})
