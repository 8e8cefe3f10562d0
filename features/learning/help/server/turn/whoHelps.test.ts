import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { agentTable } from '#features/ai/agent/server/agent.table.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { aiConfigTable } from '#features/ai/ai-config/server/ai-config.table.ts'
import { aiLimitTable, aiUsageTable } from '#features/ai/ai-usage/server/aiUsage.table.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { activityTable } from '#features/content/activity/server/record/activity.table.ts'
import { makeCourse } from '#features/content/course/server/makeCourse.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import { makeEnrolment } from '#features/learning/attempt/server/makeEnrolment.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { startTestApp, type Person } from '#app/server/testing.ts'
import { begin, helpCards, openHelpStage, type HelpStage, type Learning } from '../../testing/helpStage.ts'
import { helpFaults } from '../../help.faults.ts'

let stage: HelpStage
const hour = 3_600_000
const day = 24 * hour
let now = Date.now()

beforeAll(async () => {
  stage = await openHelpStage()
  Object.assign(stage.app.services, { now: () => now })
})
afterAll(() => stage.close())
afterEach(() => stage.fake.behave({ kind: 'reply', text: 'Look at it once more.' }))

/** An agent at the fake provider, known by its model. */
const agentOf = (creatorId: number, model: string, values: object = {}) =>
  makeAgent(stage.app.services, {
    ...{ creatorId, assistantId: model, baseUrl: stage.fake.baseUrl, name: `Agent ${model}` },
    ...values,
  })
const offerIn = async ({ activityId, learner }: Learning) =>
  (await stage.app.call(learnEndpoints.activity, { as: learner, query: { id: activityId } })).help
const usages = () => stage.app.services.database.db.select().from(aiUsageTable)
const partnerOf = async (owner: Person, values: object = {}) => {
  const agent = await agentOf(owner.id, randomUUID().slice(0, 8), values)
  return { agent, learning: await stage.learning({ partnerAgentId: agent.id }) }
}

describe('what a learner is offered', () => {
  test('is a tutor wherever an AI would answer, and the partner that the activity names', async () => {
    expect(await offerIn(await stage.learning())).toEqual({ tutor: true, partner: null })
    const { learning, agent } = await partnerOf(stage.designer, { avatar: '/files/a.png' })
    expect(await offerIn(learning)).toEqual({
      tutor: true,
      partner: { name: agent.name, avatar: '/files/a.png' },
    })
    expect(await learning.ask('Hi', { manner: 'partner' })).toMatchObject({ turn: { manner: 'partner' } })
  })

  test('is nothing without a provider, and everything else goes on', async () => {
    const bare = await startTestApp()
    try {
      const designer = await bare.person('lx_designer')
      const made = { creatorId: designer.id, status: 'public', cards: helpCards } as const
      const { id } = await makeActivity(bare.services, made)
      const learning = await begin(bare, id, await bare.person('student'))
      const { help, cards } = await bare.call(learnEndpoints.activity, {
        as: learning.learner,
        query: { id },
      })
      expect(help).toEqual({ tutor: false, partner: null })
      expect(cards).toHaveLength(2)
      expect(await learning.ask()).toMatchObject({ code: helpFaults.notOffered.code })
      const told = await bare.call(learnEndpoints.helpTurns, {
        as: learning.learner,
        query: { activityId: id },
      })
      expect(told).toMatchObject({ turns: [], voices: { tutor: false, partner: false } })
    } finally {
      await bare.close()
    }
  })

  test('is nothing after the end of the product that it was bought with, though what was said stays', async () => {
    const made = { creatorId: stage.designer.id, status: 'public', careerIds: [] } as const
    const activity = await makeActivity(stage.app.services, { ...made, cards: helpCards })
    const course = await makeCourse(stage.app.services, {
      ...made,
      places: [{ unit: 1, activityId: activity.id }],
    })
    const product = await makeProduct(stage.app.services, {
      ...{ ...made, delivery: 'sync', courseIds: [course.id], startsAt: now - day, endsAt: now + hour },
    })
    const learner = await stage.app.person('student')
    const enrolled = { userId: learner.id, productId: product.id, courseId: course.id }
    await makeEnrolment(stage.app.services, enrolled)
    const learning = await begin(stage.app, activity.id, learner)
    expect(await offerIn(learning)).toMatchObject({ tutor: true })
    const clientId = randomUUID()
    const { turn } = await learning.ask('Why?', { clientId })
    now += 2 * hour
    expect(await offerIn(learning)).toEqual({ tutor: false, partner: null })
    expect(await learning.ask()).toMatchObject({ code: helpFaults.notOffered.code })
    expect((await learning.ask('Why?', { clientId })).turn).toEqual(turn)
    now -= 2 * hour
  })

  test('goes on for who began when the activity is hidden, and is not there for others', async () => {
    const learning = await stage.learning()
    await learning.ask()
    await stage.app.services.database.db.update(activityTable).set({ status: 'hidden' })
    expect(await learning.ask()).toMatchObject({ code: 0 })
    const other = await stage.app.person('student')
    const { code } = await learning.ask('Why?', {}, other)
    expect(code).not.toBe(0)
    expect(code).not.toBe(helpFaults.notOffered.code)
    await stage.app.services.database.db.update(activityTable).set({ status: 'public' })
  })
})

describe('who answers, and who pays', () => {
  test("is the activity's own agent, lent by its creator: its owner is billed for help, and no learner is named", async () => {
    const owner = await stage.app.person('lx_designer')
    const agent = await agentOf(owner.id, 'of-the-activity', { isPublic: true })
    const learning = await stage.learning({ tutorAgentId: agent.id })
    await learning.ask()
    expect(stage.fake.calls.at(-1)?.model).toBe('of-the-activity')
    const booked = (await usages()).filter(({ agentId }) => agentId === agent.id)
    expect(booked).toMatchObject([
      { ownerId: owner.id, borrowerId: stage.designer.id, purpose: 'help', calls: 1 },
    ])
  })

  test("else the agent of the configuration in use, lent by who configured it, in that one's words", async () => {
    const admin = await stage.app.person('super_admin')
    const agent = await agentOf(admin.id, 'of-the-configuration')
    const json = JSON.stringify({ prompt: 'You are the school’s own tutor.', agentId: agent.id })
    const config = { creatorId: admin.id, kind: 'learner', category: 'tutor', json, status: 'inUse' } as const
    await makeAiConfig(stage.app.services, config)
    const learning = await stage.learning()
    await learning.ask()
    expect(stage.fake.calls.at(-1)?.model).toBe('of-the-configuration')
    expect(JSON.stringify(stage.fake.calls.at(-1)?.messages)).toContain('You are the school’s own tutor.')
    const booked = (await usages()).filter(({ agentId }) => agentId === agent.id)
    expect(booked).toMatchObject([{ ownerId: admin.id, borrowerId: admin.id, purpose: 'help' }])
    await stage.app.services.database.db.update(aiConfigTable).set({ status: 'idle' })
  })

  test('else the default, which the installation pays', async () => {
    await (await stage.learning()).ask()
    expect(stage.fake.calls.at(-1)?.model).toBe('fake')
    const booked = (await usages()).filter(({ ownerId, purpose }) => ownerId === 0 && purpose === 'help')
    expect(booked).toMatchObject([{ agentId: 0, borrowerId: stage.designer.id }])
  })

  test('no partner that is disabled, or private to somebody else', async () => {
    const owner = await stage.app.person('lx_designer')
    const { learning } = await partnerOf(owner, { isPublic: true })
    expect(await offerIn(learning)).toMatchObject({ partner: {} })
    await stage.app.services.database.db.update(agentTable).set({ isPublic: false })
    expect(await offerIn(learning)).toEqual({ tutor: true, partner: null })
    expect(await learning.ask('Hi', { manner: 'partner' })).toMatchObject({
      code: helpFaults.notOffered.code,
    })
    const { learning: mine } = await partnerOf(stage.designer)
    expect(await offerIn(mine)).toMatchObject({ partner: {} })
    await stage.app.services.database.db.update(agentTable).set({ status: 'disabled' })
    expect(await offerIn(mine)).toEqual({ tutor: true, partner: null })
    expect(await mine.ask('Hi', { manner: 'partner' })).toMatchObject({ code: helpFaults.notOffered.code })
  })

  test('where the owner has spent all, a hint stands for the answer, and the provider is not asked', async () => {
    const agent = await agentOf(stage.designer.id, 'spent')
    const learning = await stage.learning({ tutorAgentId: agent.id })
    const limit = { ownerId: stage.designer.id, scope: 'agent', subjectId: agent.id, dayLimit: 0 } as const
    await stage.app.services.database.db.insert(aiLimitTable).values(limit)
    const { length } = stage.fake.calls
    const { turn } = await learning.ask()
    expect(turn).toMatchObject({ isPrepared: true })
    expect(turn?.reply).toMatch(/ask your teacher/)
    expect(stage.fake.calls).toHaveLength(length)
  })
})

describe('a reply that is read aloud', () => {
  const speak = (turnId: number, as: Person) =>
    stage.app.fetch('POST', `${prefix}/learn/help-speech`, { body: { turnId } }, as)
  const codeOf = async (response: Response): Promise<number> => JSON.parse(await response.text()).code

  test("has the agent's voice and speed, for who heard it alone", async () => {
    const voice = await makeVoice(stage.app.services, { baseUrl: stage.fake.baseUrl, code: 'warm' })
    const agent = await agentOf(stage.designer.id, 'speaks', { voiceId: voice.id, speed: 1.5 })
    const learning = await stage.learning({ tutorAgentId: agent.id })
    const { turn } = await learning.ask()
    const query = { activityId: learning.activityId }
    const told = await stage.app.call(learnEndpoints.helpTurns, { as: learning.learner, query })
    expect(told.voices).toEqual({ tutor: true, partner: false })
    const response = await speak(turn?.id ?? 0, learning.learner)
    expect(response.headers.get('content-type')).toMatch('audio/wav')
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect(stage.fake.calls.at(-1)?.body).toMatchObject({
      ...{ voice: 'warm', speed: 1.5, input: turn?.reply },
    })
    const spoken = (await usages()).filter(({ speechMs, purpose }) => speechMs > 0 && purpose === 'help')
    expect(spoken).toMatchObject([{ ownerId: 0, borrowerId: stage.designer.id }])
    expect(await codeOf(await speak(turn?.id ?? 0, await stage.app.person('student')))).toBe(404)
  })

  test('is not there for who does not learn there any more', async () => {
    const learning = await stage.learning()
    const { turn } = await learning.ask()
    const { pool } = stage.app.services.database
    await pool.query('delete from learning where user_id = $1', [learning.learner.id])
    await pool.query(`update activity set status = 'hidden' where id = $1`, [learning.activityId])
    const query = { activityId: learning.activityId }
    const { code } = await stage.app.request(learnEndpoints.helpTurns, { as: learning.learner, query })
    expect(code).not.toBe(0)
    expect(await codeOf(await speak(turn?.id ?? 0, learning.learner))).toBe(code)
  })

  test('is not there where the agent has no voice', async () => {
    const learning = await stage.learning()
    const { turn } = await learning.ask()
    expect(await codeOf(await speak(turn?.id ?? 0, learning.learner))).toBe(helpFaults.silent.code)
  })
})
