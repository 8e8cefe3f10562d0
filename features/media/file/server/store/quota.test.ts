import '#kit/testing/server/bothDatabases.ts'
import { mkdirSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import type { Role } from '#kit/contract/role.ts'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { pdf, wav } from '#kit/testing/server/smallFiles.ts'
import { aiImageEndpoints } from '#features/ai/ai-image/ai-image.contract.ts'
import { activityTransferEndpoints } from '#features/content/activity-transfer/activity-transfer.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { fileEndpoints } from '../../file.contract.ts'
import { fileFaults } from '../../file.faults.ts'
import { makeFile } from '../makeFile.ts'
import { drawPicture, makePicture } from '../makePicture.ts'
import { beginUpload, keysIn, sendPart } from '../../testing/uploads.ts'
import { uploadFolder } from './quota.ts'
import { uploadTable } from './upload.table.ts'

const mb = 1024 * 1024
let fake: FakeProvider
let app: TestApp

beforeAll(async () => {
  fake = await startFakeProvider()
  app = await startTestApp({
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: 'fake',
    AI_IMAGE_MODEL: 'fake-image',
    // 1 MB and 4 MB.
    QUOTA_PER_PERSON: 'student=0.0009765625,lx_designer=0.00390625',
    QUOTA_PER_ROLE: 'student=0.00146484375',
  })
})
beforeEach(async () => {
  await app.empty()
  rmSync(uploadFolder(app.services), { recursive: true, force: true })
  mkdirSync(uploadFolder(app.services))
})
afterAll(async () => {
  await app.close()
  await fake.close()
})

const begin = (as: Person, size: number, headers = {}) =>
  beginUpload(app, as, { size, purpose: 'work', headers })
const statusOf = async (answer: Promise<Response>) => (await answer).status
const quota = (as: Person) => app.call(fileEndpoints.quota, { as })

describe('the quota of one person', () => {
  test('is refused by name beyond it, with what is used and what the limit is', async () => {
    const student = await app.person('student')
    expect(await statusOf(begin(student, 700 * 1024))).toBe(201)
    const refused = await begin(student, 400 * 1024)
    expect(refused.status).toBe(400)
    const { code, message } = await refused.json()
    expect([code, message]).toEqual([
      fileFaults.quotaOfPerson.code,
      expect.stringMatching(/700 KB.*1024 KB.*400 KB/),
    ])
    const inChinese = await (await begin(student, 400 * 1024, { 'error-msg': 'zh' })).json()
    expect(inChinese.message).toBe('你的文件已占用 700 KB，上限为 1024 KB，放不下这 400 KB')
    expect(await quota(student)).toEqual({ used: 700 * 1024, limit: mb })
    expect(await statusOf(begin(student, 324 * 1024))).toBe(201)
  })

  test('cannot be overrun by many at once', async () => {
    const student = await app.person('student')
    const statuses = await Promise.all(Array.from({ length: 20 }, () => statusOf(begin(student, 300 * 1024))))
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  })

  test('never grows over what was reserved, and is given back with an upload that is given up', async () => {
    const student = await app.person('student')
    const address = (await begin(student, mb)).headers.get('location') ?? ''
    expect((await sendPart(app, student, address, 0, Buffer.alloc(mb + 1))).status).toBeGreaterThanOrEqual(
      400,
    )
    expect(await statusOf(begin(student, 1))).toBe(400)
    await app.fetch('DELETE', address, { headers: { 'tus-resumable': '1.0.0' } }, student)
    expect(await quota(student)).toEqual({ used: 0, limit: mb })
  })

  test('is that of the largest of the roles, and a deleted file frees space', async () => {
    const both = await app.person('student', 'lx_designer')
    const { id } = await makePicture(app.services, { ownerId: both.id, purpose: 'card' })
    const { used, limit } = await quota(both)
    expect([used > 0, limit]).toEqual([true, 4 * mb])
    await app.call(fileEndpoints.delete, { as: both, query: { id } })
    expect((await quota(both)).used).toBe(0)
  })

  test('is not got around by deleting and uploading by turns, nor by bringing back', async () => {
    const as = await app.person('lx_designer')
    const make = async () => {
      const bytes = Buffer.concat([pdf(), Buffer.alloc(2.5 * mb)])
      return (await makeFile(app.services, { ownerId: as.id, purpose: 'document', bytes })).id
    }
    const first = await make()
    await app.call(fileEndpoints.delete, { as, query: { id: first } })
    const second = await make()
    const restored = await app.request(fileEndpoints.restore, { as, body: { id: first } })
    expect(restored.code).toBe(fileFaults.quotaOfPerson.code)
    expect((await quota(as)).used).toBeLessThan(3 * mb)
    await app.call(fileEndpoints.delete, { as, query: { id: second } })
    // 5 MB are in the trash, of which 4 do not count.
    expect((await quota(as)).used).toBeGreaterThan(mb)
    expect(await statusOf(begin(as, 3.5 * mb))).toBe(400)
    expect(await statusOf(begin(as, 2 * mb))).toBe(201)
  })

  test('of a role counts all who have it together', async () => {
    const [one, other] = [await app.person('student'), await app.person('student')]
    expect(await statusOf(begin(one, 900 * 1024))).toBe(201)
    const refused = await (await begin(other, 700 * 1024)).json()
    expect(refused).toMatchObject({
      code: fileFaults.quotaOfRole.code,
      message: expect.stringMatching(/900 KB.*1536 KB/),
    })
    // A designer's own files are no learner's, whatever else the designer is.
    expect(await statusOf(begin(await app.person('student', 'lx_designer'), 900 * 1024))).toBe(201)
  })
})

const full = async (...roles: Role[]) => {
  const person = await app.person(...roles)
  const row = {
    id: String(person.id),
    ownerId: person.id,
    purpose: 'work',
    name: 'a',
    createdAt: Date.now(),
  } as const
  await app.services.database.db.insert(uploadTable).values({ ...row, size: 4 * mb })
  return person
}

async function form(
  path: string,
  as: Person,
  file: Buffer,
  name: string,
  parts: Readonly<Record<string, string>>,
) {
  const body = new FormData()
  for (const [part, value] of Object.entries(parts)) body.append(part, value)
  body.append('file', new Blob([new Uint8Array(file)]), name)
  return (await app.fetch('POST', prefix + path, { body }, as)).json()
}

const picture = await drawPicture('card')
const document = `# A lake\n\n![A lake](data:image/png;base64,${picture.toString('base64')})\n`
const uploadPaths: [string, (as: Person) => Promise<{ code: number }>][] = [
  ['an upload in parts', async (as) => (await begin(as, 10)).json()],
  ['a picture', (as) => form('/infra/file/upload', as, picture, 'a.png', { purpose: 'card' })],
  [
    'a document with a picture',
    async (as) =>
      form(activityTransferEndpoints.import.path, as, Buffer.from(document), 'a.md', {
        take: 'new',
      }),
  ],
  [
    'a picture that an AI draws',
    (as) => {
      const data = [{ b64_json: picture.toString('base64') }]
      fake.behave({ kind: 'answer', type: 'application/json', body: JSON.stringify({ created: 1, data }) })
      return app.request(aiImageEndpoints.generations, { as, body: { prompt: 'A lake' } })
    },
  ],
  [
    'a sound that an AI speaks',
    async (as) => {
      const sound = { name: 'a.wav', bytes: wav(), purpose: 'audio' } as const
      return app.services.takeFiles(app.services, as.id, [sound]).then(
        () => ({ code: 0 }),
        (error: unknown) => ({
          code: error instanceof Object && 'row' in error ? Object(error.row).code : 500,
        }),
      )
    },
  ],
]
test.each(uploadPaths)('%s is refused for who has no space left, and leaves nothing', async (_name, send) => {
  const designer = await full('lx_designer')
  const before = await keysIn(app)
  expect(await send(designer)).toMatchObject({ code: fileFaults.quotaOfPerson.code })
  expect(await keysIn(app)).toEqual(before)
  expect((await quota(designer)).used).toBe(4 * mb)
})

describe('settings', () => {
  test('change the quota of the roles that they name', () => {
    const { QUOTA_PER_PERSON } = readEnv({ QUOTA_PER_PERSON: 'student=0.5, teacher=3' })
    expect(QUOTA_PER_PERSON).toMatchObject({
      student: mb * 512,
      teacher: mb * 3072,
      lx_designer: mb * 102_400,
    })
  })

  test.each(['learner=2', 'student', 'student=much', 'student=-1'])('%s is named at the start', (text) => {
    expect(() => readEnv({ QUOTA_PER_PERSON: text })).toThrow(`QUOTA_PER_PERSON: ${text}`)
  })
})
