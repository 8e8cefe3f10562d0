import { afterAll, beforeAll, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { cardOf } from '#cards/index.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeAiConfig } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { activityCardEndpoints } from '../../activityCard.contract.ts'

let fake: FakeProvider
let app: TestApp
let designer: Person

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' })
  designer = await app.person('lx_designer')
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const mirror = { ...cardOf('aiResponse').createEmpty(9), prompt: 'Mirror {{card 3}}', reads: [3] }
const essay = {
  ...cardOf('question').createEmpty(8),
  prompt: 'Rewrite it',
  kind: 'long',
  grading: 'ai',
  sampleAnswer: 'When?',
}
const converse = async (body: object) => {
  const response = await app.fetch('POST', `${prefix}/course/activity-card/try`, { body }, designer)
  return response.text()
}

test('An author talks to a card as it stands on the screen, and nothing is kept', async () => {
  fake.behave({ kind: 'reply', text: 'Well asked.' })
  const answers = [{ cardId: 3, text: 'When did it happen?' }]
  const streamed = await converse({ card: mirror, said: {}, answers })
  expect(streamed).toContain('"exchanges":[{"said":"","reply":"Well asked.","isFallback":false}]')
  expect(fake.calls.at(-1)?.messages[1]?.content).toBe('Mirror "When did it happen?"')
  const exchanges = [{ said: '', reply: 'Well asked.', isFallback: false }]
  expect(await converse({ card: mirror, said: {}, exchanges })).toContain('Well asked.')
  expect(fake.calls).toHaveLength(1)
})

test('An author’s own answer is graded as a learner’s would be', async () => {
  const reply = { criteria: [{ id: 'whole', share: 0.5, comment: 'Half' }], comment: 'So so' }
  fake.behave({ kind: 'reply', text: JSON.stringify(reply) })
  const tryGrade = (body: object) => app.request(activityCardEndpoints.tryGrade, { as: designer, body })
  expect(await tryGrade({ card: essay, response: { text: 'Was it bad?' } })).toMatchObject({
    data: { grade: { scaled: 0.5, comment: 'So so' } },
  })
  expect(await tryGrade({ card: essay, response: { text: '' } })).toMatchObject({ code: 400 })
  expect(await tryGrade({ card: mirror, response: {} })).toMatchObject({ code: 400 })
  fake.behave({ kind: 'cut', text: 'Half' })
  expect(await tryGrade({ card: essay, response: { text: 'Was it bad?' } })).toMatchObject({
    data: { grade: null },
  })
})

test('Cards that do not talk, and cards that are none, are refused', async () => {
  expect(await converse({ card: essay, said: {} })).toContain('"code":400')
  expect(await converse({ card: { type: 'aiResponse' }, said: {} })).toContain('"code":400')
  expect(await converse({ card: mirror, said: { again: 'yes' } })).toContain('"code":400')
})

test('A talk so long that only its reading would be dear is refused', async () => {
  const exchange = { said: 'Yes', reply: 'no '.repeat(13_000), isFallback: false }
  const before = fake.calls.length
  expect(
    await converse({
      card: mirror,
      said: { again: true },
      exchanges: Array.from({ length: 5 }, () => exchange),
    }),
  ).toContain('"code":400')
  expect(fake.calls).toHaveLength(before)
})

test('Authors are told whether there is an AI', async () => {
  expect(await app.call(activityCardEndpoints.aiState, { as: designer })).toEqual({
    hasText: true,
    hasPictures: false,
    hasSpeech: false,
  })
  const bare = await startTestApp()
  const creator = await bare.person('lx_designer')
  expect(await bare.call(activityCardEndpoints.aiState, { as: creator })).toEqual({
    hasText: false,
    hasPictures: false,
    hasSpeech: false,
  })
  await bare.close()
})

test('An author’s own answer is graded by the judge in use, where the card has no criteria', async () => {
  const admin = await app.person('super_admin')
  await makeAiConfig(app.services, {
    ...{ creatorId: admin.id, status: 'inUse', kind: 'learner', category: 'judge' },
    json: '{"prompt":"You are an owl.","strictness":"strict"}',
  })
  const reply = { criteria: [{ id: 'whole', share: 1 }], comment: 'Fine' }
  fake.behave({ kind: 'reply', text: JSON.stringify(reply) })
  const systemFor = async (card: typeof essay) => {
    const body = { card, response: { text: 'Was it bad?' } }
    await app.call(activityCardEndpoints.tryGrade, { as: designer, body })
    return fake.calls.at(-1)?.messages[0]?.content ?? ''
  }
  expect(await systemFor(essay)).toMatch(
    /^You are an owl\.\n\nGrade strictly[^]*You grade one learner's work/,
  )
  const rubric = [{ id: 'whole', title: 'Open', detail: '', points: 1 }]
  const withRubric = { ...essay, rubric }
  expect(await systemFor(withRubric)).toMatch(/^You grade one learner's work/)
})
