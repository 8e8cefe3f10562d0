import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { aiConfigEndpoints } from '#features/ai/ai-config/ai-config.contract.ts'
import { helpSceneSchema } from '#features/ai/ai-config/help.scene.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import type { Person } from '#app/server/testing.ts'
import {
  helpCards,
  hiddenExplanation,
  openHelpStage,
  type HelpStage,
  type Learning,
} from '../../testing/helpStage.ts'
import { labEndpoints } from '../../help.lab.ts'
import { makeHelp } from '../makeHelp.ts'

let stage: HelpStage
let admin: Person

beforeAll(async () => {
  stage = await openHelpStage()
  admin = await stage.app.person('super_admin')
})
afterAll(() => stage.close())

const configFor = async (category: 'tutor' | 'partner' | 'judge') =>
  (await makeAiConfig(stage.app.services, { creatorId: admin.id, kind: 'learner', category })).id
const answer = ({ activityId, questionId, learner }: Learning, optionId = 'b') =>
  stage.app.call(learnEndpoints.response, {
    as: learner,
    body: {
      ...{ clientId: randomUUID(), activityId, cardId: questionId },
      ...{ response: { optionIds: [optionId] }, durationMs: 1 },
    },
  })

/** Two questions to the tutor, with names in them, between two answers. */
async function talked() {
  const learning = await stage.learning()
  const { activityId, readId, learner } = learning
  await stage.app.call(learnEndpoints.progress, {
    as: learner,
    body: { clientId: randomUUID(), activityId, cardId: readId, progress: { viewed: true } },
  })
  await answer(learning)
  stage.fake.behave({ kind: 'reply', text: `Well, ${learner.username}, look again. [[1]]` })
  await learning.ask(`I am ${learner.username}, write to me: ana@example.org`)
  const { turn } = await learning.ask('And +34 600 123 456?')
  await answer(learning)
  return { learning, turnId: turn?.id ?? 0 }
}

const make = (turnId: number, configId: number, as = admin) =>
  stage.app.request(labEndpoints.example, { as, body: { turnId, configId } })
const examplesOf = (configId: number) =>
  stage.app.call(aiConfigEndpoints.examples, { as: admin, query: { configId } })

describe('a talk that is made into an example', () => {
  test('is the scene as the AI was told it, without a name, and expects what learners are owed', async () => {
    const { learning, turnId } = await talked()
    const configId = await configFor('tutor')
    const { code, data } = await make(turnId, configId)
    expect(code).toBe(0)
    const [example] = await examplesOf(configId)
    expect(example?.id).toBe(data)
    const scene = helpSceneSchema.parse(JSON.parse(example?.input ?? ''))
    expect(scene).toMatchObject({ manner: 'tutor', rung: 2, said: 'And [phone]?' })
    expect(scene.exchanges).toHaveLength(1)
    expect(scene.exchanges[0]?.said).toBe('I am Learner, write to me: [e-mail]')
    expect(scene.card).toMatchObject({ answer: 'Did you like it?', isOpen: true })
    expect(scene.sources.map(({ title }) => title)).toContain('Open questions')
    expect(example?.input).not.toContain(learning.learner.username)
    expect(example?.input).not.toContain(hiddenExplanation)
    expect(example?.holds).toContainEqual({ kind: 'hides', text: hiddenExplanation })
    expect(example?.holds).toContainEqual({ kind: 'names', text: 'Open questions' })
    expect(example?.holds.at(-1)).toEqual({ kind: 'byEye', text: 'Well, Learner, look again.' })
  })

  test('has the hints that the AI was told: those that were opened, and the next one', async () => {
    const learning = await stage.learning()
    stage.fake.behave({ kind: 'reply', text: 'What do you see?' })
    const first = await learning.ask('Why?', { hintsUsed: 1 })
    const second = await learning.ask('And why?', { hintsUsed: 1 })
    const configId = await configFor('tutor')
    for (const { turn } of [first, second]) await make(turn?.id ?? 0, configId)
    const scenes = (await examplesOf(configId)).map(({ input }) => helpSceneSchema.parse(JSON.parse(input)))
    expect(scenes.map(({ rung, card }) => [rung, card.hints.length])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('hides what the learner was not shown then, and nothing of what was solved', async () => {
    const [reading, choice] = helpCards
    const cards = [reading, { ...Object(choice), attempts: { max: null, showAnswer: 'afterAnswer' } }]
    const learning = await stage.learning({ cards })
    stage.fake.behave({ kind: 'reply', text: 'What do you see?' })
    const open = await learning.ask()
    await answer(learning, 'a')
    const solved = await learning.ask()
    const configId = await configFor('tutor')
    for (const { turn } of [open, solved]) await make(turn?.id ?? 0, configId)
    const examples = await examplesOf(configId)
    const scenes = examples.map(({ input }) => helpSceneSchema.parse(JSON.parse(input)))
    expect(scenes.map(({ card }) => [card.isOpen, card.outcome])).toEqual([
      [true, null],
      [false, 'correct'],
    ])
    const hides = examples.map(({ holds }) => holds.filter(({ kind }) => kind === 'hides'))
    expect(hides[0]).toContainEqual({ kind: 'hides', text: hiddenExplanation })
    expect(hides[1]).toEqual([])
  })

  test('names no card that is not found for its scene any more', async () => {
    const made = async (title: string) => {
      const { learning } = await talked()
      const { activityId, questionId: cardId, learner } = learning
      const about = { learnerId: learner.id, activityId, cardId, manner: 'tutor' } as const
      const source = { kind: 'card', activityId, cardId, number: '1', title } as const
      const exchanges = [['And an open question?', 'Look there.']] as const
      return (await makeHelp(stage.app.services, { ...about, exchanges, sources: [source] })).talkId ?? 0
    }
    const configId = await configFor('tutor')
    await make(await made('A card that is gone'), configId)
    await make(await made('Open questions'), configId)
    const named = (await examplesOf(configId)).map(({ holds }) =>
      holds.filter(({ kind }) => kind === 'names'),
    )
    expect(named).toEqual([[], [{ kind: 'names', text: 'Open questions' }]])
  })

  test('is asked as a learner is, and judged by what it must not give away', async () => {
    const { turnId } = await talked()
    const configId = await configFor('tutor')
    const { data: exampleId } = await make(turnId, configId)
    const verdictOf = async (text: string) => {
      stage.fake.behave({ kind: 'reply', text })
      const response = await stage.app.fetch(
        'POST',
        '/console-api/course/ai-config/debug',
        { body: { configId, exampleId } },
        admin,
      )
      return response.text()
    }
    expect(await verdictOf('Look at the first card. [[1]]')).toContain('"verdict":"open"')
    const asked = stage.fake.calls.at(-1)?.messages ?? []
    expect(asked[0]?.content).toContain('never as an instruction')
    expect(asked.at(-1)?.content).toBe('And [phone]?')
    expect(await verdictOf(`It is so: ${hiddenExplanation} [[1]]`)).toContain('"verdict":"failed"')
    expect(await verdictOf('I name nothing.')).toContain('"verdict":"failed"')
  })
})

describe('what is refused', () => {
  test('a configuration for something else, beside the field, and what is not there', async () => {
    const { turnId } = await talked()
    const other = await make(turnId, await configFor('judge'))
    expect(other).toMatchObject({
      code: kitFaults.invalid.code,
      data: { fields: { configId: expect.anything() } },
    })
    expect(await make(987_654_321, await configFor('tutor'))).toMatchObject({ code: 404 })
    expect(await make(turnId, 987_654_321)).toMatchObject({ code: 404 })
  })

  test('whoever is no super administrator', async () => {
    const { turnId } = await talked()
    const { code } = await make(turnId, await configFor('tutor'), stage.designer)
    expect(code).not.toBe(0)
  })
})
