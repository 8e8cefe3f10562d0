import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { randomFrom } from '#kit/value/shuffle.ts'
import { decodeWav } from '#kit/audio/wavRead.ts'
import { encodeWav, type Sound } from '#kit/audio/wav.ts'
import { en as words } from '#kit/audio/words/recording.en.ts'
import { formDriver, type FormDriver } from './cardDrivers.ts'
import { enterWithToken } from './cardSteps.ts'
import { openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openCampus, type Campus } from './learn.school.ts'

const rate = 44_100
/** Two channels of noise, 4 seconds and one sample: no two stretches of it are alike. */
const source = makeNoise(4 * rate + 1)

let stage: Stage
let campus: Campus
let author: Visitor
let form: FormDriver
let activityId: number

beforeAll(async () => {
  const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  stage = await openStage({ CAPTCHA: 'off' }, microphone)
  campus = await openCampus(stage)
  activityId = await campus.makeDeck('audio', [])
  author = await enterWithToken(stage, campus.token)
  await author.page.goto(`/manage/activity/edit?id=${activityId}`)
  form = formDriver(author, 'audio')
  await form.add()
})
afterAll(() => stage.close())

function makeNoise(frames: number): Sound {
  const random = randomFrom(7)
  const channel = () =>
    Float32Array.from({ length: frames }, () => Math.floor(random() * 65_536 - 32_768) / 32_768)
  return { channels: [channel(), channel()], sampleRate: rate }
}

const handle = (key: 'from' | 'to') => form.root.getByRole('slider', { name: words[key], exact: true })
const number = (key: 'from' | 'to') => form.root.getByRole('textbox', { name: words[key], exact: true })
const positionOf = async (key: 'from' | 'to') => Number(await handle(key).getAttribute('aria-valuenow'))
const press = (key: keyof typeof words) => form.root.getByRole('button', { name: words[key] }).click()

async function type(key: 'from' | 'to', text: string): Promise<void> {
  await number(key).fill(text)
  await number(key).press('Enter')
}

const stored = z.object({
  cards: z.array(
    z.object({ fileId: z.number().nullable(), start: z.number(), end: z.number().nullable() }).loose(),
  ),
  files: z.record(z.string(), z.object({ url: z.string() }).loose()),
})

/** The card as the server has it, and the bytes of its file. */
async function readStored(): Promise<{ card: z.output<typeof stored>['cards'][number]; bytes: Uint8Array }> {
  await form.save()
  const { cards, files } = stored.parse(await campus.call('GET', `course/activity/get?id=${activityId}`))
  const [card] = cards
  if (!card) throw new Error('no card was saved')
  const url = files[String(card.fileId)]?.url ?? ''
  const response = await fetch(new URL(url, stage.server.url))
  return { card, bytes: new Uint8Array(await response.arrayBuffer()) }
}

function expectSamples(bytes: Uint8Array, from: number, to: number): void {
  const read = decodeWav(bytes)
  expect(read?.sampleRate).toBe(rate)
  expect(read?.channels.map(({ length }) => length)).toEqual([to - from, to - from])
  for (const [index, channel] of source.channels.entries())
    expect(Buffer.compare(bytesOf(read?.channels[index]), bytesOf(channel.slice(from, to)))).toBe(0)
}

const bytesOf = (samples: Float32Array | undefined) =>
  Buffer.from(samples?.slice().buffer ?? new ArrayBuffer(0))

test('an uploaded sound is trimmed by keys and by numbers, never below 0', async () => {
  const wav = encodeWav(source.channels, source.sampleRate)
  await form.root
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'noise.wav', mimeType: 'audio/wav', buffer: Buffer.from(wav) })
  await handle('from').waitFor()
  await handle('from').focus()
  for (const key of ['ArrowRight', 'ArrowRight', 'Shift+ArrowRight', 'PageUp'])
    await author.page.keyboard.press(key)
  expect(await positionOf('from')).toBeCloseTo(1.21, 6)
  await author.page.keyboard.press('Home')
  await author.page.keyboard.press('ArrowLeft')
  expect(await positionOf('from')).toBe(0)
  await handle('to').focus()
  for (const key of ['ArrowLeft', 'Shift+ArrowLeft']) await author.page.keyboard.press(key)
  expect(await positionOf('to')).toBeCloseTo(3.89, 3)

  await type('from', '0:00.5')
  expect(await positionOf('from')).toBe(0.5)
  await type('from', '-1')
  await form.root.getByText(words.time).waitFor()
  expect(await positionOf('from')).toBe(0.5)
  await type('from', '9')
  expect(await positionOf('from')).toBe(0.5)
  await type('from', '0.5')
  await type('to', '3.25')
  expect(await positionOf('to')).toBe(3.25)
  expect((await readStored()).card).toMatchObject({ start: 0.5, end: 3.25 })
})

test('the part is taken home as WAV, sample by sample', async () => {
  const coming = author.page.waitForEvent('download')
  await press('download')
  const file = await coming
  expect(file.suggestedFilename()).toBe('noise.wav')
  expectSamples(await readFile(await file.path()), rate / 2, 3.25 * rate)
})

test('the file is cut to exactly the samples of the part', async () => {
  const before = (await readStored()).card
  await press('apply')
  await expect.poll(() => positionOf('from')).toBe(0)
  const { card, bytes } = await readStored()
  expect(card).toMatchObject({ start: 0, end: null, durationMs: 2750 })
  expect(card.fileId).not.toBe(before.fileId)
  expectSamples(bytes, rate / 2, 3.25 * rate)
})

test('what is recorded is a sound that plays', async () => {
  const before = (await readStored()).card
  await press('recordAnew')
  await form.root.getByText('0:02', { exact: true }).waitFor()
  await press('finish')
  await expect.poll(async () => (await readStored()).card.fileId, { timeout: 20_000 }).not.toBe(before.fileId)
  const { bytes } = await readStored()
  const sound = decodeWav(bytes)
  const [channel] = sound?.channels ?? []
  expect((channel?.length ?? 0) / (sound?.sampleRate ?? 1)).toBeGreaterThan(1.5)
  // The browser's false microphone beeps each second.
  expect(Math.max(...(channel ?? []).slice(0, 100_000))).toBeGreaterThan(0.05)
  await handle('from').waitFor()
  await form.root.getByRole('button', { name: words.play }).click()
  await form.root.getByRole('button', { name: words.stop }).waitFor()
  await form.root.getByRole('button', { name: words.play }).waitFor()
  expect(author.complaints).toEqual([])
})
