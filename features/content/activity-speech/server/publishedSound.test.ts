import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { decodeWav } from '#kit/audio/wavRead.ts'
import { learnEndpoints } from '#features/learning/learner/learn.contract.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { startTestApp, type TestApp } from '#app/server/testing.ts'
import { speechEndpoints } from '../speech.contract.ts'

let fake: FakeProvider
let app: TestApp

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl })
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

test('a learner hears the words of the version that they read, whatever its author writes meanwhile', async () => {
  const [author, learner] = [await app.person('lx_designer'), await app.person('student')]
  const { id } = await makeActivity(app.services, { creatorId: author.id, status: 'public' })
  const { id: voiceId } = await makeVoice(app.services)
  const read = () => app.call(learnEndpoints.activity, { as: learner, query: { id } })
  const { cards, revision } = await app.call(activityEndpoints.get, { as: author, query: { id } })
  const cardId = cards[0]?.id ?? 0
  const speak = () =>
    app.call(speechEndpoints.synthesize, { as: author, body: { activityId: id, cardId, voiceId } })

  expect((await read()).sounds).toEqual({})
  await speak()
  const spoken = await read()
  const file = spoken.files[spoken.sounds?.[cardId] ?? 0]
  const bytes = await (await fetch(new URL(file?.url ?? '', app.url))).arrayBuffer()
  expect(decodeWav(new Uint8Array(bytes))?.sampleRate).toBe(16_000)

  const changed = cards.map((card, index) => (index === 0 ? { ...card, title: 'Other words' } : card))
  await app.call(activityEndpoints.content, { as: author, body: { id, cards: changed, revision } })
  await speak()
  expect((await read()).sounds).toEqual(spoken.sounds)
})
