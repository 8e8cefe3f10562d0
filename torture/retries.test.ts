import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { contracts } from '#app/contracts.ts'
import type { Endpoint } from '#kit/endpoint.ts'
import type { Answer, RunningServer } from './server.ts'
import { send, signIn, startServer } from './server.ts'

const parallel = Number(process.env['TORTURE_RETRIES'] ?? 100)
const kills = Number(process.env['TORTURE_RETRY_KILLS'] ?? 2)

let dataDir: string
let server: RunningServer
let token: string
let pictures: Readonly<Record<string, string>>
let activityId: number

/** A good body for every call that makes something; a new one is added here, which a test asks for. */
const bodies: Readonly<Record<string, (word: string) => unknown>> = {
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
  'career.create': (word) => ({ name: `career ${word}`, summary: 'asks', cover: pictures['cover'] }),
  'tag.create': (word) => ({ name: `tag ${word}` }),
  'user.create': (word) => ({
    username: `user-${word.slice(0, 8)}`,
    nickname: 'made often',
    password: 'correct horse',
    roles: ['student'],
  }),
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
    cover: await upload('cover', 160, 90),
    main: await upload('main', 100, 60),
    head: await upload('head', 60, 60),
  }
  activityId = z
    .number()
    .parse((await send(server, 'POST', 'course/activity/create', { token, body: { title: 'To copy' } })).data)
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

async function upload(purpose: string, width: number, height: number): Promise<string> {
  const create = { width, height, channels: 3, background: '#64c2e0' } as const
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'picture.png')
  const response = await fetch(`${server.url}/console-api/infra/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  return z.object({ data: z.object({ url: z.string() }) }).parse(await response.json()).data.url
}

const create = ({ method, path }: Endpoint, body: unknown, key: string) =>
  send(server, method, path.slice(1), { token, body, key })

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
    const body = bodies[name]?.(key)
    const answers = await Promise.all(Array.from({ length: parallel }, () => create(endpoint, body, key)))
    expectOne(answers)
    // Another key makes another one, the very next: nothing was made in between and hidden.
    const other = randomUUID()
    const next = await create(endpoint, bodies[name]?.(other), other)
    expect(next.code).toBe(0)
    expect(next.data).not.toEqual(answers[0]?.data)
  })

  test(`is made once also where the server is killed in the middle, ${kills} times`, async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      const attempts = creates.map(([name, endpoint]) => {
        const key = randomUUID()
        const body = bodies[name]?.(key)
        return () => create(endpoint, body, key)
      })
      const lost = attempts.map((attempt) => Promise.allSettled(Array.from({ length: 4 }, attempt)))
      await wait(Math.random() * 120)
      await server.kill('SIGKILL')
      const before = await Promise.all(lost)
      server = await startServer(dataDir)
      token = await signIn(server)
      for (const [index, attempt] of attempts.entries()) {
        const after = await Promise.all(Array.from({ length: 4 }, attempt))
        const heard = (before[index] ?? []).flatMap((result) =>
          result.status === 'fulfilled' ? [result.value] : [],
        )
        expectOne([...heard, ...after])
      }
    }
  })

  test('leaves as many records as keys', async () => {
    const { data } = await send(server, 'POST', 'course/tag/page', { token, body: {} })
    // Two of the parallel test, one of each kill.
    expect(z.object({ total: z.number() }).parse(data).total).toBe(2 + kills)
  })
})
