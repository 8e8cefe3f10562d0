import '#kit/testing/server/bothDatabases.ts'
import fc from 'fast-check'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { isAllowed, roles } from '#kit/contract/role.ts'
import { makeAbility } from '#features/content/ability/server/makeAbility.ts'
import { makeActivity } from '#features/content/activity/server/makeActivity.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { drawPicture, makePicture } from '#features/media/file/server/makePicture.ts'
import { makeLearning } from '#features/learning/attempt/server/makeLearning.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { contracts, rawCalls } from '../contracts.ts'
import { faultRows } from '../faults.ts'
import type { FuzzRequest } from './testing/fuzz.requests.ts'
import { rawRequestsTo, requestsTo, strayRequests, uploadsTo } from './testing/fuzz.requests.ts'
import type { NamedValues } from './testing/fuzz.schema.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 2000)
/** Milliseconds that a request may take of the whole, on a machine that does much else. */
const longest = Math.max(3_600_000, requests * 150)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const actors = ['nobody', 'without roles', ...roles]
const expired = 403
const forbidden = 1403
const mustChangePassword = 1107
/** A session that an earlier request ended, or that is too old for what is asked. */
const outworn = new Set([expired, mustChangePassword, kitFaults.unconfirmed.code])

const endpoints = Object.entries(contracts).flatMap(([feature, verbs]) =>
  Object.entries(verbs).map(([verb, endpoint]): [string, Endpoint] => [`${feature}.${verb}`, endpoint]),
)
const byName = new Map(endpoints)
const envelope = z.strictObject({ code: z.number().int(), data: z.unknown(), message: z.string() })

let app: TestApp
let picture: Buffer
const people = new Map<string, Person>()
const pictures: Record<string, string> = {}

beforeAll(async () => {
  app = await startTestApp()
  await app.services.jobs.start(app.services)
  picture = await drawPicture('cover')
  await fillRecords()
})
afterAll(() => app.close())

/** Records with small ids, which requests hit; the actors' accounts come behind them. */
async function fillRecords(): Promise<void> {
  const { services } = app
  const owners: number[] = []
  for (let index = 0; index < 40; index += 1) owners.push((await makeUser(services.database.db, {})).id)
  const creatorId = owners[0] ?? 0
  for (const purpose of ['cover', 'main', 'head', 'avatar', 'background', 'card'] as const)
    pictures[purpose] = (await makePicture(services, { ownerId: creatorId, purpose })).url
  for (let index = 0; index < 20; index += 1) {
    await makeTag(services, { creatorId })
    await makeAbility(services, {
      creatorId,
      status: index % 2 ? 'public' : 'draft',
      mainImage: pictures['main'],
      headImage: pictures['head'],
    })
    await makeCareer(services, {
      creatorId,
      status: index % 2 ? 'public' : 'draft',
      cover: pictures['cover'],
    })
    const activity = await makeActivity(services, {
      creatorId,
      status: index % 2 ? 'public' : 'draft',
      careerId: 2,
      cover: pictures['cover'],
    })
    if (index % 2) await makeLearning(services, { userId: creatorId, activityId: activity.id })
  }
}

const words: Readonly<Record<string, readonly unknown[]>> = {
  username: ['user-1', 'admin', 'somebody.new', 'x', 'user name'],
  password: ['correct horse', 'another horse', '123456', 'x'],
  oldPassword: ['correct horse', 'another horse'],
  newPassword: ['correct horse', 'another horse', '123456'],
  revision: [1, 1, 2, 3],
  // The second activity is public and has the third and the fourth card.
  activityId: [2, 2, 2, 1, 40],
  cardId: [3, 4, 4, 1, 4000],
  response: [{ optionIds: ['a'] }, { optionIds: ['b', 'a'] }, { optionIds: [] }, 'a', { scaled: 1 }],
  progress: [{ viewed: true }, {}, { scaled: 1 }],
}

/** What a schema alone never finds: uploaded pictures, passwords that are right, cards that are there. */
const namedValues =
  ({ fields = {} }: Endpoint): NamedValues =>
  (name) => {
    const word = words[name]
    if (word) return fc.constantFrom(...word)
    const field = fields[name]
    if (field?.kind !== 'picture' || !('purpose' in field)) return undefined
    return fc.constantFrom(pictures[String(field.purpose)] ?? '', '', 'https://elsewhere.example/a.png')
  }

/** The session of an actor; another account's where the one before is outworn. */
async function personOf(who: string, isLost = false): Promise<Person | undefined> {
  if (who === 'nobody') return undefined
  const signedIn = people.get(who)
  if (signedIn && !isLost) return signedIn
  const person = await app.person(...roles.filter((role) => role === who))
  people.set(who, person)
  return person
}

async function send(
  { method, path, headers, body, upload }: FuzzRequest,
  as: Person | undefined,
): Promise<Response> {
  const form = new FormData()
  if (upload) {
    form.set('purpose', upload.purpose)
    form.set(
      'file',
      new Blob([upload.bytes === 'real' ? new Uint8Array(picture) : upload.bytes]),
      upload.name,
    )
  }
  return fetch(app.url + path, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(as && { authorization: `Bearer ${as.token}` }) },
    ...(upload ? { body: form } : body !== undefined && { body }),
  })
}

interface Answer {
  readonly status: number
  readonly code: number
  readonly data: unknown
  readonly text: string
}

async function answerTo(request: FuzzRequest, as: Person | undefined): Promise<Answer> {
  const response = await send(request, as)
  // One that goes on and on says enough by beginning.
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
  if (isStream) await response.body?.cancel()
  const text = isStream ? '' : await response.text()
  // A file to keep may be JSON too, and then is none of the envelope's business.
  const isFile = response.headers.get('content-disposition')?.startsWith('attachment') ?? false
  const isJson = !isFile && (response.headers.get('content-type')?.includes('application/json') ?? false)
  const { status } = response
  const isEnvelope = isJson && request.method !== 'HEAD'
  if (!isEnvelope || !request.path.startsWith('/console-api/') || request.path.includes('openapi.json'))
    return { status, code: 0, data: undefined, text: '' }
  const parsed = envelope.parse(JSON.parse(text))
  return { status, code: parsed.code, data: parsed.data, text }
}

/** Nobody is let in whom the contract does not name; whoever was let in meets another refusal or none. */
function checkAccess(endpoint: Endpoint, as: Person | undefined, { code }: Answer): void {
  if (isAllowed(endpoint.who, as)) return
  const refusals = as ? [forbidden] : [expired]
  expect(refusals).toContain(code)
}

const codes = new Set(faultRows.map(({ code }) => code))

function checkAnswer(endpoint: Endpoint | undefined, { status, code, data, text }: Answer): void {
  expect(status >= 500 ? status : 0).toBeOneOf([0, 503])
  expect({ code, text }).not.toMatchObject({ code: 500 })
  if (status === 200 && code !== 0) expect(codes).toContain(code)
  if ([413, 429, 503].includes(code)) expect(status).toBe(code)
  if (code !== 0 || endpoint?.answer !== 'json' || text === '') return
  if (endpoint.data instanceof z.ZodUndefined) return expect(data).toBe(null)
  const parsed = endpoint.data.safeParse(data)
  expect({ text, issues: parsed.error?.issues }).toEqual({ text })
  // What the schema does not have was dropped by parsing, so it would show here.
  expect({ text, isSame: isDeepStrictEqual(parsed.data, data) }).toEqual({ text, isSame: true })
}

/** How often each actor was answered well, and refused; how often each call was made. */
const tally = new Map<string, { good: number; refused: number }>()
const made = new Map<string, number>()

function note({ who, name }: FuzzRequest, { code }: Answer): void {
  const { good, refused } = tally.get(who) ?? { good: 0, refused: 0 }
  tally.set(who, { good: good + Number(code === 0), refused: refused + Number(code !== 0) })
  made.set(name, (made.get(name) ?? 0) + 1)
}

async function check(request: FuzzRequest): Promise<void> {
  const endpoint = byName.get(request.name)
  let as = await personOf(request.who)
  let answer = await answerTo(request, as)
  if (as && outworn.has(answer.code)) {
    as = await personOf(request.who, true)
    answer = await answerTo(request, as)
    // A fresh session is taken.
    expect(answer.code).not.toBeOneOf([expired, kitFaults.unconfirmed.code])
  }
  note(request, answer)
  checkAnswer(endpoint, answer)
  if (endpoint) checkAccess(endpoint, as, answer)
}

test(
  `${requests} requests, right and wrong, as everybody, are each answered as the contract says`,
  async () => {
    const anyRequest = fc.oneof(
      {
        weight: endpoints.length,
        arbitrary: fc
          .constantFrom(...endpoints)
          .chain((named) => requestsTo(named, actors, namedValues(named[1]))),
      },
      {
        weight: 2,
        arbitrary: fc
          .constantFrom(...endpoints.filter(([, { upload }]) => upload))
          .chain((named) => uploadsTo(named, actors)),
      },
      { weight: 2, arbitrary: strayRequests },
      { weight: 2, arbitrary: rawRequestsTo(rawCalls, actors) },
    )
    await fc.assert(fc.asyncProperty(anyRequest, check), {
      numRuns: requests,
      seed,
    })
    console.log(Object.fromEntries(tally))
    expect([...tally.keys()]).toEqual(expect.arrayContaining(actors))
    if (requests < 50 * endpoints.length) return
    // Of so many nothing is missed by chance.
    expect([...byName.keys()].filter((name) => !made.has(name))).toEqual([])
    expect(actors.filter((who) => (tally.get(who)?.good ?? 0) === 0)).toEqual([])
  },
  longest,
)
