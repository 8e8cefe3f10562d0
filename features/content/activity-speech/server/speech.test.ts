import '#kit/testing/server/bothDatabases.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { decodeWav } from '#kit/audio/wavRead.ts'
import { fileTable } from '#features/media/file/server/store/file.table.ts'
import { uploadTable } from '#features/media/file/server/store/upload.table.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { voiceTable } from '#features/ai/voice/server/voice.table.ts'
import { activityEndpoints } from '#features/content/activity/activity.contract.ts'
import { makeActivity, plainCards } from '#features/content/activity/server/makeActivity.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { speechEndpoints } from '../speech.contract.ts'
import { cardSpeechTable, speechTaskTable } from './cardSpeech.table.ts'
import { makeSpeechTask } from './makeSpeechTask.ts'
import { speakCards } from './speakCards.ts'

let fake: FakeProvider
let app: TestApp
let author: Person
let activityId: number
let voiceId: number
let ids: number[]

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({ AI_BASE_URL: fake.baseUrl })
  await app.services.jobs.start(app.services)
  author = await app.person('lx_designer')
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const image = { id: 3, type: 'section', title: 'Only a title' }
const third = { ...Object(plainCards[0]), id: 4, title: 'Once more' }

beforeEach(async () => {
  fake.behave({ kind: 'reply', text: '' })
  voiceId = (await makeVoice(app.services)).id
  const made = await makeActivity(app.services, {
    creatorId: author.id,
    cards: [...plainCards, image, third],
  })
  activityId = made.id
  const { cards } = await app.call(activityEndpoints.get, { as: author, query: { id: activityId } })
  ids = cards.map(({ id }) => id)
})
afterEach(() => app.services.database.db.update(speechTaskTable).set({ status: 'cancelled' }))

const plan = async (more: object = {}) =>
  app.call(speechEndpoints.plan, { as: author, body: { activityId, voiceId, ...more } })
const needs = async (more: object = {}) => (await plan(more)).cards.map(({ need }) => need)
const spokenSince = (before: number) => fake.calls.slice(before).map(({ body }) => String(body['input']))
const begin = (more: object = {}) =>
  app.request(speechEndpoints.batch, { as: author, body: { activityId, voiceId, ...more } })
const run = (taskId: number) => speakCards.run(app.services, { taskId })
const beginDirectly = () =>
  makeSpeechTask(
    app.services,
    ids.filter((_, index) => index !== 2),
    { activityId, voiceId, creatorId: author.id },
  )
const isOver = async () => {
  await expect
    .poll(async () => (await plan()).task?.status, { timeout: 60_000 })
    .toMatch(/finished|cancelled/)
}
const speakAll = async (more: object = {}) => {
  expect(await begin(more)).toMatchObject({ code: 0 })
  await isOver()
}

async function retitle(at: number, title: string) {
  const { cards, revision } = await app.call(activityEndpoints.get, { as: author, query: { id: activityId } })
  const changed = cards.map((card, index) => (index === at ? { ...card, title } : card))
  await app.call(activityEndpoints.content, {
    as: author,
    body: { id: activityId, cards: changed, revision },
  })
}

describe('one card', () => {
  test('is spoken once, as a WAV that can be fetched, and the answer is not given away', async () => {
    const before = fake.calls.length
    const body = { activityId, cardId: ids[1] ?? 0, voiceId }
    const made = await app.call(speechEndpoints.synthesize, { as: author, body })
    const again = await app.call(speechEndpoints.synthesize, { as: author, body })
    expect(again.sound?.url.split('?')[0]).toBe(made.sound?.url.split('?')[0])
    const [spokenText, ...others] = spokenSince(before)
    expect(others).toEqual([])
    expect(spokenText).toContain('Which of these is an open question?')
    expect(spokenText).not.toMatch(/invites a story|Open questions begin/)
    const bytes = await (await fetch(`${app.url}${made.sound?.url}`)).arrayBuffer()
    expect(decodeWav(new Uint8Array(bytes))?.channels).toHaveLength(1)
    expect(made).toMatchObject({ need: 'none', sound: { voiceId, speed: 1, durationMs: 1000 } })
  })

  test('for whose sound there is no room is refused before the voice is asked', async () => {
    const body = { activityId, cardId: ids[1] ?? 0, voiceId }
    const quotas = app.services.env.QUOTA_PER_PERSON
    const before = fake.calls.length
    try {
      app.services.env.QUOTA_PER_PERSON = { ...quotas, student: 1, lx_designer: 1 }
      expect(await app.request(speechEndpoints.synthesize, { as: author, body })).toMatchObject({
        code: 1212,
      })
    } finally {
      app.services.env.QUOTA_PER_PERSON = quotas
    }
    expect(fake.calls.length).toBe(before)
    const [free] = await app.services.database.db.select().from(uploadTable)
    expect(free).toBeUndefined()
  })

  test('of which only the title could be said is refused', async () => {
    const body = { activityId, cardId: ids[2] ?? 0, voiceId }
    expect(await app.request(speechEndpoints.synthesize, { as: author, body })).toMatchObject({ code: 1360 })
  })

  test('gives up its sound, and the file is gone with it', async () => {
    const cardId = ids[0] ?? 0
    await app.call(speechEndpoints.synthesize, { as: author, body: { activityId, cardId, voiceId } })
    const { db } = app.services.database
    const rows = await db.select().from(cardSpeechTable)
    const row = rows.find((each) => each.cardId === cardId)
    await app.call(speechEndpoints.silence, { as: author, query: { activityId, cardId } })
    expect((await needs())[0]).toBe('new')
    const files = await db.select().from(fileTable)
    const file = files.find(({ id }) => id === row?.fileId)
    expect(file?.deletedAt).not.toBeNull()
  })

  test('of somebody else is not spoken', async () => {
    const other = await app.person('lx_designer')
    const body = { activityId, cardId: ids[0] ?? 0, voiceId }
    expect(await app.request(speechEndpoints.synthesize, { as: other, body })).toMatchObject({ code: 404 })
    expect(
      await app.request(speechEndpoints.batch, { as: other, body: { activityId, voiceId } }),
    ).toMatchObject({
      code: 404,
    })
  })
})

describe('all cards', () => {
  test('are spoken anew only where text, voice or speed changed', async () => {
    expect(await needs()).toEqual(['new', 'new', 'new'])
    await speakAll()
    expect(await needs()).toEqual(['none', 'none', 'none'])
    expect(await begin()).toMatchObject({ code: 1362 })
    await retitle(1, 'Which is open?')
    expect(await needs()).toEqual(['none', 'text', 'none'])
    const before = fake.calls.length
    await speakAll()
    expect(spokenSince(before)).toHaveLength(1)
    expect(await needs({ speed: 1.25 })).toEqual(['speed', 'speed', 'speed'])
    const { id } = await makeVoice(app.services, { name: 'Other' })
    expect(await needs({ voiceId: id })).toEqual(['voice', 'voice', 'voice'])
    await speakAll({ voiceId: id, cardIds: [ids[0] ?? 0] })
    expect(await needs({ voiceId: id })).toEqual(['none', 'voice', 'voice'])
  })

  test('are not spoken twice by a job that was killed midway', async () => {
    const taskId = await beginDirectly()
    const before = fake.calls.length
    const fine = { kind: 'reply', text: '' } as const
    // The first worker never comes back from its second card.
    fake.behave(fine, { kind: 'silence' }, fine)
    void run(taskId).catch(() => undefined)
    await expect.poll(() => fake.calls.length - before, { timeout: 20_000 }).toBe(2)
    await run(taskId)
    const spokenTexts = spokenSince(before)
    expect(spokenTexts.filter((text) => text === spokenTexts[0])).toHaveLength(1)
    expect(spokenTexts).toHaveLength(4)
    expect((await plan()).task).toMatchObject({ id: taskId, status: 'finished' })
    expect(await needs()).toEqual(['none', 'none', 'none'])
  })

  test('fail one by one and are tried again without those that are done', async () => {
    const broken = { kind: 'answer', type: 'audio/wav', body: 'no sound' } as const
    fake.behave({ kind: 'reply', text: '' }, broken, { kind: 'reply', text: '' })
    await speakAll()
    const { task } = await plan()
    expect(task?.cards.map(({ outcome, failure }) => [outcome, failure])).toEqual([
      ['made', ''],
      ['failed', 'broken'],
      ['made', ''],
    ])
    const before = fake.calls.length
    await app.call(speechEndpoints.retry, { as: author, body: { id: task?.id ?? 0 } })
    await isOver()
    expect(spokenSince(before)).toHaveLength(1)
    expect(await needs()).toEqual(['none', 'none', 'none'])
  })

  test('all fail at once where no voice can speak any more', async () => {
    const taskId = await beginDirectly()
    const before = fake.calls.length
    await app.services.database.db.update(voiceTable).set({ status: 'disabled' })
    await run(taskId)
    expect(fake.calls.length).toBe(before)
    const { task } = await plan()
    expect(new Set(task?.cards.map(({ failure }) => failure))).toEqual(new Set(['forbidden']))
    expect(task?.status).toBe('finished')
  })

  test('keep what is typed meanwhile, whose sound is made the next time', async () => {
    const taskId = await beginDirectly()
    await retitle(0, 'Typed meanwhile')
    await run(taskId)
    const { cards } = await app.call(activityEndpoints.get, { as: author, query: { id: activityId } })
    expect(cards[0]?.title).toBe('Typed meanwhile')
    expect(await needs()).toEqual(['none', 'none', 'none'])
    await retitle(0, 'And again')
    expect(await needs()).toEqual(['text', 'none', 'none'])
  })

  test('do not wait for another activity whose voice says nothing', async () => {
    const other = await makeActivity(app.services, { creatorId: author.id, cards: plainCards })
    const before = fake.calls.length
    fake.behave({ kind: 'silence' }, { kind: 'reply', text: '' })
    await app.call(speechEndpoints.batch, { as: author, body: { activityId: other.id, voiceId } })
    await expect.poll(() => fake.calls.length - before, { timeout: 20_000 }).toBe(1)
    expect(await begin()).toMatchObject({ code: 0 })
    await expect.poll(async () => (await plan()).task?.status, { timeout: 20_000 }).toBe('finished')
    expect(await needs()).toEqual(['none', 'none', 'none'])
  })

  test('are cancelled: the rest is left, and one task runs at a time', async () => {
    fake.behave({ kind: 'silence' })
    const { data: taskId } = await begin()
    expect(await begin()).toMatchObject({ code: 1361 })
    await app.call(speechEndpoints.cancel, { as: author, body: { id: taskId } })
    await run(taskId)
    expect(await needs()).toEqual(['new', 'new', 'new'])
    const events = await app.fetch(
      'GET',
      `${prefix}/course/tts-voice/progress`,
      { query: { id: taskId } },
      author,
    )
    expect(await events.text()).toContain('"status":"cancelled"')
  })
})
