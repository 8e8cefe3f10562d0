import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { connectToRunning } from '#kit/data/server/database.ts'
import { textSample } from '#cards/text/text.sample.ts'
import { contracts } from '#app/contracts.ts'
import { addHelp } from './addHelp.ts'
import { addProduct } from './addProduct.ts'
import type { Answer, RunningServer } from './server.ts'
import { send, signIn, startServer } from './server.ts'

const parallel = Number(process.env['TORTURE_RETRIES'] ?? 100)
const kills = Number(process.env['TORTURE_RETRY_KILLS'] ?? 2)

let dataDir: string
let server: RunningServer
let token: string
let pictures: Readonly<Record<string, string>>
let activityId: number
let productId: number
let learnerId: number
let voiceId: number
let tagId: number

const person = (word: string, role: string) => ({
  username: `user-${word.slice(0, 8)}`,
  nickname: 'made often',
  password: 'correct horse',
  roles: [role],
})

const voice = (word: string) => ({
  name: `voice ${word.slice(0, 8)}`,
  code: 'calm',
  language: 'en',
  model: 'a-speaker',
})
const aiConfig = (word: string) => ({
  name: `config ${word}`,
  kind: 'generation',
  category: 'activity',
  json: '{}',
})

/** A good body for every call that makes something; a new one is added here, which a test asks for. */
const bodies: Readonly<Record<string, (word: string, as: string) => unknown>> = {
  'ability.create': (word) => ({
    name: `ability ${word}`,
    summary: 'asks',
    mainImage: pictures['main'],
    headImage: pictures['head'],
    recommendedCourses: [{ courseId: null, title: 'Ask', marketPrice: 1 }],
  }),
  'activity.copy': () => ({ id: activityId }),
  'activity.create': (word) => ({ title: `activity ${word}` }),
  'activityCard.reserve': () => ({ count: 3 }),
  'activityVersion.create': async (word) => ({
    activityId: await makeActivity(word),
    label: 'kept',
    revision: 1,
  }),
  'activityVersion.restore': async (word) => {
    const version = { activityId: await makeActivity(word), label: 'to restore', revision: 1 }
    return { id: await made('course/activity-version/create', version), revision: 1 }
  },
  'activitySpeech.batch': async (word) => ({ activityId: await makeSpoken(word), voiceId }),
  'agent.create': (word) => ({
    name: `agent ${word}`,
    avatar: pictures['avatar'],
    platform: 'zhipu',
    assistantId: 'an-assistant',
    apiKey: 'a key of nobody',
    secret: 'a secret of nobody',
  }),
  'aiConfig.create': (word) => aiConfig(word),
  'aiConnect.use': (word) => ({
    ...{ provider: 'openai', apiKey: 'a key of nobody' },
    model: `model ${word}`,
  }),
  'aiConfig.createExample': async (word) => ({
    configId: await made('course/ai-config/create', aiConfig(word)),
    name: 'an example',
    input: 'Ask the witnesses.',
    holds: [{ kind: 'contains', text: 'witness' }],
  }),
  'banner.create': (word) => ({
    title: `banner ${word.slice(0, 8)}`,
    pushType: 'time',
    pushTime: 4_000_000_000_000,
    fileType: 'image',
    image: pictures['cover'],
  }),
  'career.create': (word) => ({ name: `career ${word}`, summary: 'asks', cover: pictures['cover'] }),
  'course.copy': async (word) => ({ id: await makeCourse(word) }),
  'course.create': (word) => ({ title: `course ${word}` }),
  'courseAuth.create': async (word) => ({
    targetType: 'course',
    targetId: await makeCourse(word),
    userId: await makePerson(word, 'teacher'),
    privileges: ['viewLearners'],
  }),
  'exchangeTask.create': (word) => ({ name: `batch ${word}`, productId, quantity: 1, qr: 'without' }),
  'help.example': async (word) => ({
    turnId: await addReply(word),
    configId: await made('course/ai-config/create', {
      ...aiConfig(word),
      kind: 'learner',
      category: 'tutor',
    }),
  }),
  'message.create': async (word) => ({ parentId: await addQuestion(), content: `answer ${word}` }),
  'minimaxVoice.create': (word) => ({ ...voice(word), groupId: 'a group', apiKey: 'a key of nobody' }),
  // Nobody orders again what waits to be paid.
  'order.create': async (word) => ({ productId, userId: await makePerson(word, 'student') }),
  'product.copy': () => ({ id: productId }),
  'product.create': (word) => ({ title: `product ${word}` }),
  'sensitiveWord.create': (word) => ({ word }),
  // The line that is left out makes each answer its own.
  'sensitiveWord.paste': (word) => ({ text: `pasted ${word}\npasted ${word}` }),
  // A list has so many views of one person.
  'savedView.create': (word) => ({
    list: viewedLists[Number.parseInt(word.slice(0, 4), 16) % viewedLists.length],
    name: `view ${word}`,
    isShared: true,
    search: { sort: 'name' },
    columns: {},
  }),
  'tag.create': (word) => ({ name: `tag ${word}` }),
  'ttsVoice.create': (word) => voice(word),
  'unit.create': (word) => ({ nameZh: word, nameEn: word, nameEs: word, nameJa: word, kind: 'material' }),
  'user.create': (word) => person(word, 'student'),
  'userPage.create': async (_word, as) => ({
    nickname: 'shown',
    description: 'Asks.',
    industryLevel: 'expert',
    tagId,
    avatar: await upload('avatar', 60, 60, as),
    backgroundImage: await upload('background', 90, 30, as),
  }),
  'voiceConnect.use': (word) => ({
    ...{ provider: 'openai', apiKey: 'a key of nobody', model: `model ${word}`, language: 'en' },
    codes: ['alloy', 'nova'],
  }),
}

const viewedLists = [
  '/course/tag/page',
  '/course/career/page',
  '/course/ability/page',
  '/course/activity/page',
]

/** Who sends it, where that is not the administrator: a creator has one page. */
const askers: Readonly<Record<string, (word: string) => Promise<string>>> = {
  'userPage.create': enterCreator,
}

const creates = Object.entries(contracts).flatMap(([feature, verbs]) =>
  Object.entries(verbs).flatMap(([verb, endpoint]: [string, Endpoint]): [string, Endpoint][] =>
    endpoint.effect === 'create' ? [[`${feature}.${verb}`, endpoint]] : [],
  ),
)

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lectern-retries-'))
  server = await startServer(dataDir)
  token = await signIn(server)
  pictures = {
    avatar: await upload('avatar', 60, 60),
    cover: await upload('cover', 160, 90),
    main: await upload('main', 100, 60),
    head: await upload('head', 60, 60),
  }
  activityId = await makeActivity('to copy')
  learnerId = await makePerson('learner', 'student')
  const database = await connectToRunning(dataDir)
  productId = await addProduct(database, activityId)
  await database.close()
  tagId = await made('course/tag/create', { name: 'tag of pages' })
  await done('course/tag/update-status', { id: tagId, status: 'reviewed', revision: 1 })
  voiceId = await made('course/tts-voice/create', voice('to speak'))
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

async function made(path: string, body: unknown): Promise<number> {
  return z.number().parse((await send(server, 'POST', path, { token, body })).data)
}

/** @throws where it was refused */
async function done(path: string, body: unknown, as = token): Promise<void> {
  const { code } = await send(server, 'PUT', path, { token: as, body })
  if (code !== 0) throw new Error(`${path} was answered ${code}`)
}

const makePerson = (word: string, role: string) => made('system/user/create', person(word, role))
const makeCourse = (title: string) => made('course/lession/create', { title })
const makeActivity = (title: string) => made('course/activity/create', { title })

/** An activity with something to be read aloud. */
async function makeSpoken(title: string): Promise<number> {
  const id = await makeActivity(title)
  const cards = textSample.cards.map((card) => ({ ...card, id: undefined }))
  await done('course/activity/content', { id, revision: 1, cards })
  return id
}

/** The tutor's reply to the learner in an activity of its own. */
async function addReply(title: string): Promise<number> {
  const spokenId = await makeSpoken(title)
  const version = { activityId: spokenId, label: 'learned', revision: 2 }
  const versionId = await made('course/activity-version/create', version)
  const database = await connectToRunning(dataDir)
  const id = await addHelp(database, { learnerId, activityId: spokenId, versionId })
  await database.close()
  return id
}

/** A learner's question to the administrator, as the product keeps it. */
async function addQuestion(): Promise<number> {
  const { pool, close } = await connectToRunning(dataDir)
  const { rows } = await pool.query(
    `with asked as (insert into message (type, sender_id, content, created_at) values ('teachered', $1, 'Why?', 1) returning id)
     insert into message_recipient (message_id, user_id) select id, 1 from asked returning message_id::int as id`,
    [learnerId],
  )
  await close()
  return z.number().parse(rows[0]?.id)
}

/** So much time goes by here that nobody's sign-in is enough any more for the calls that want it confirmed. */
async function letConfirmationsLapse(): Promise<void> {
  const { pool, close } = await connectToRunning(dataDir)
  await pool.query('update session set confirmed_at = 0')
  await close()
}

async function upload(purpose: string, width: number, height: number, as = token): Promise<string> {
  const create = { width, height, channels: 3, background: '#64c2e0' } as const
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'picture.png')
  const response = await fetch(`${server.url}/console-api/infra/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}` },
    body: form,
  })
  return z.object({ data: z.object({ url: z.string() }) }).parse(await response.json()).data.url
}

const create = ({ method, path }: Endpoint, body: unknown, key: string, as: string) =>
  send(server, method, path.slice(1), { token: as, body, key })

/** What is needed to make one: who asks, and with what. */
async function prepared(name: string, key: string) {
  const as = (await askers[name]?.(key)) ?? token
  return { as, body: await bodies[name]?.(key, as) }
}

/** A creator who has changed the password that came with the account. */
async function enterCreator(word: string): Promise<string> {
  const { username, password } = person(word, 'lx_designer')
  await makePerson(word, 'lx_designer')
  const body = { oldPassword: password, newPassword: `${password} 2` }
  const first = await signIn(server, { username, password })
  await done('system/user/profile/update-password', body, first)
  return signIn(server, { username, password: body.newPassword })
}

function expectOne(answers: readonly Answer[]): void {
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]))
  expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
}

describe('a create that is sent again and again with one key', () => {
  test('has a body here for every call that makes something', () => {
    expect(Object.keys(bodies).sort()).toEqual(creates.map(([name]) => name).sort())
  })

  test.each(creates)(`%s: ${parallel} at once have one effect and one answer`, async (name, endpoint) => {
    const key = randomUUID()
    const { as, body } = await prepared(name, key)
    // Where a minute has a limit, a third of it: the rest is for what comes after, and no kill of a server forgets the count.
    const length = Math.min(parallel, Math.floor((endpoint.limit?.max ?? Infinity) / 3))
    const answers = await Promise.all(Array.from({ length }, () => create(endpoint, body, key, as)))
    expectOne(answers)
    // Another key makes another one, the very next: nothing was made in between and hidden.
    const other = randomUUID()
    const second = await prepared(name, other)
    const next = await create(endpoint, second.body, other, second.as)
    expect(next.code).toBe(0)
    expect(next.data).not.toEqual(answers[0]?.data)
  })

  test(`is made once also where the server is killed in the middle, ${kills} times`, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const attempts = await Promise.all(
        creates.map(async ([name, endpoint]) => {
          const key = randomUUID()
          const { as, body } = await prepared(name, key)
          // Whoever was signed in is so still.
          const attempt = () => create(endpoint, body, key, askers[name] ? as : token)
          const length = endpoint.limit ? 2 : 4
          return () => Array.from({ length }, attempt)
        }),
      )
      await letConfirmationsLapse()
      const lost = attempts.map((attempt) => Promise.allSettled(attempt()))
      await wait(Math.random() * 120)
      await server.kill('SIGKILL')
      const before = await Promise.all(lost)
      server = await startServer(dataDir)
      for (const [index, attempt] of attempts.entries()) {
        const after = await Promise.all(attempt())
        const received = (before[index] ?? []).flatMap((result) =>
          result.status === 'fulfilled' ? [result.value] : [],
        )
        expectOne([...received, ...after])
      }
    }
  })

  test('leaves as many records as keys', async () => {
    const { data } = await send(server, 'POST', 'course/tag/page', { token, body: {} })
    // Two of the parallel test, one of each kill, and that of the pages.
    expect(z.object({ total: z.number() }).parse(data).total).toBe(3 + kills)
  })
})
