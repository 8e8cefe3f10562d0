import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { freePort } from '#kit/testing/server/freePort.ts'
import { hasPooler, startPooler } from '#kit/testing/server/pooler.ts'
import { startTestApp, type TestApp } from '../testing.ts'
import { judgeBuffers, judgeClock } from './checkDatabase.ts'
import { doctor, examine } from './doctor.ts'

// It has no types of its own.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver')
const admin = process.env['LECTERN_TEST_DATABASE_URL']
const folder = mkdtempSync(join(tmpdir(), 'lectern-doctor-'))
const s3 = new S3rver({
  ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder, 's3') },
  configureBuckets: [{ name: 'lectern', configs: [] }],
})
let app: TestApp
let fake: FakeProvider
let other: Server
let basic: Readonly<Record<string, string>>
let store: Readonly<Record<string, string>>
let otherUrl: string

beforeAll(async () => {
  app = await startTestApp()
  fake = await startFakeProvider()
  other = createServer((_request, response) => response.end('a bakery')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const place = other.address()
  otherUrl = `http://127.0.0.1:${typeof place === 'object' ? place?.port : 0}`
  const { port } = await s3.run()
  const at = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'lectern' }
  store = { ...at, S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' }
  basic = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()), DISK_FLOOR: '0.001' }
})
afterAll(async () => {
  await s3.close()
  other.close()
  await fake.close()
  await app.close()
  rmSync(folder, { recursive: true })
})

/** What is found of an installation with these settings beside those of one that is well, about one thing. */
const found = async (about: string, settings: Readonly<Record<string, string>>) =>
  (await examine({ ...basic, ...settings })).filter((one) => one.about === about)

test('an installation that is well has neither faults nor warnings', async () => {
  const { port } = new URL(app.url)
  fake.behave({ kind: 'reply', text: '' })
  const ai = { AI_BASE_URL: fake.baseUrl, AI_API_KEY: 'key', AI_MODEL: 'fake-chat' }
  const key = { SECRET_KEY: 'd1c7a0f9e2b84653d1c7a0f9e2b84653' }
  const findings = await examine({ ...basic, ...ai, ...key, PORT: port, PUBLIC_URL: app.url })
  // A busy machine answers late what is asked of the server itself.
  expect(findings.filter(({ state, about }) => state !== 'ok' && about !== 'server')).toEqual([])
  expect(findings.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['settings', 'memory', 'disk', 'key', 'database', 'server', 'PUBLIC_URL', 'AI']),
  )
})

const place = (name: string): string => join(folder, name)
const text = (name: string, content: string): string => {
  writeFileSync(place(name), content)
  return place(name)
}

describe('an installation that is broken', () => {
  test.each<
    [
      string,
      string,
      'fault' | 'warning',
      RegExp,
      () => Record<string, string> | Promise<Record<string, string>>,
    ]
  >([
    ['a setting that cannot be used', 'settings', 'fault', /PORT/, () => ({ PORT: 'abc' })],
    [
      'a setting without its other half',
      'settings',
      'fault',
      /S3_BUCKET/,
      () => ({ S3_ENDPOINT: 'http://s3' }),
    ],
    [
      'a key that can be guessed',
      'key',
      'warning',
      /different signs/,
      () => ({ SECRET_KEY: 'secret'.repeat(6) }),
    ],
    [
      'a damaged key',
      'key',
      'fault',
      /32 bytes/,
      () => {
        const DATA_DIR = mkdtempSync(join(folder, 'damaged-'))
        writeFileSync(join(DATA_DIR, 'secret.key'), 'ab')
        return { DATA_DIR }
      },
    ],
    [
      'a folder that cannot be written',
      'disk',
      'fault',
      /ENOTDIR/,
      () => ({ DATA_DIR: join(text('file', ''), 'data') }),
    ],
    ['a full disk', 'disk', 'fault', /DISK_FLOOR/, () => ({ DISK_FLOOR: '1000000' })],
    [
      'a database that is not there',
      'database',
      'fault',
      /ECONNREFUSED/,
      async () => ({ DATABASE_URL: `postgres://u@127.0.0.1:${await freePort()}/lectern` }),
    ],
    ['a bucket that is not there', 'S3', 'fault', /NoSuchBucket/, () => ({ ...store, S3_BUCKET: 'nowhere' })],
    [
      'a wrong key of the store',
      'S3',
      'fault',
      /SignatureDoesNotMatch/,
      () => ({ ...store, S3_SECRET_KEY: 'wrong' }),
    ],
    [
      'another program at its port',
      'server',
      'fault',
      /another program/,
      () => ({ PORT: new URL(otherUrl).port }),
    ],
    [
      'another program at its address',
      'PUBLIC_URL',
      'fault',
      /another program/,
      () => ({ PUBLIC_URL: otherUrl }),
    ],
    [
      'an address that does not answer while the server runs',
      'PUBLIC_URL',
      'fault',
      /does not answer/,
      async () => ({ PORT: new URL(app.url).port, PUBLIC_URL: `http://127.0.0.1:${await freePort()}` }),
    ],
    [
      'an address without TLS',
      'PUBLIC_URL',
      'warning',
      /http/,
      () => ({ PUBLIC_URL: 'http://lectern.invalid' }),
    ],
    [
      'a proxy that is not named',
      'TRUST_PROXY',
      'warning',
      /proxy/,
      () => ({ PUBLIC_URL: 'https://lectern.invalid' }),
    ],
    [
      'a wrong key of the AI provider',
      'AI',
      'fault',
      /refused/,
      () => {
        fake.behave({ kind: 'refuse', status: 401 })
        return { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake-chat', AI_API_KEY: 'wrong' }
      },
    ],
    [
      'a model that the provider has not',
      'AI',
      'warning',
      /no model/,
      () => {
        fake.behave({ kind: 'reply', text: '' })
        return { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'another', AI_API_KEY: 'key' }
      },
    ],
    [
      'a collector that is not there',
      'traces',
      'warning',
      /does not answer/,
      async () => ({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await freePort()}` }),
    ],
  ])('%s is named, with what to do', async (_what, about, state, said, settings) => {
    const findings = await found(about, await settings())
    const wrong = findings.filter((one) => one.state === state)
    expect(wrong.map((one) => one.found).join('\n')).toMatch(said)
    for (const { advice } of wrong) expect(advice).toMatch(/.{10}/)
  })
})

test('a store that works is written, read and emptied again', async () => {
  expect(await found('S3', store)).toMatchObject([{ state: 'ok' }])
})

test.each([
  [500, 'ok'],
  [-3000, 'warning'],
  [40_000, 'fault'],
] as const)('a clock that is %i ms off is judged as %s', (skew, state) => {
  expect(judgeClock(skew).state).toBe(state)
})

test('a large database with the memory that PostgreSQL begins with is warned of, a small one or one with room is not', () => {
  expect(judgeBuffers(8192, 128)).toMatchObject({
    state: 'warning',
    found: expect.stringMatching(/128 MB.*8\.0 GB/),
  })
  expect(judgeBuffers(900, 128)).toBe(false)
  expect(judgeBuffers(8192, 2048)).toBe(false)
})

describe.runIf(admin)('PostgreSQL', () => {
  async function url(from = admin ?? ''): Promise<string> {
    const { rows } = await app.services.database.direct.query<{ name: string }>(
      'select current_database() as name',
    )
    const own = new URL(from)
    own.pathname = `/${rows[0]?.name}`
    return own.href
  }
  const migration = (text: string) => app.services.database.direct.query(text)

  test('that is well is told, with its schema', async () => {
    const findings = await examine({ ...basic, DATABASE_URL: await url() })
    const about = (name: string) => findings.filter((one) => one.about === name).map(({ state }) => state)
    expect([about('database'), about('clock'), about('migrations')]).toEqual([['ok'], ['ok'], ['ok']])
    expect(about('files')).toEqual(['warning'])
  })

  test('that has no such database is named', async () => {
    const wrong = new URL(admin ?? '')
    wrong.pathname = '/no_such_database'
    expect(await found('database', { DATABASE_URL: wrong.href })).toMatchObject([
      {
        state: 'fault',
        found: expect.stringContaining('3D000'),
        advice: expect.stringContaining('createdb'),
      },
    ])
  })

  test('that a newer program has migrated is named', async () => {
    await migration(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    )
    const findings = await found('migrations', { DATABASE_URL: await url() }).finally(() =>
      migration('delete from drizzle.__drizzle_migrations where created_at = 9999999999999'),
    )
    expect(findings).toMatchObject([{ state: 'warning', found: expect.stringContaining('newer') }])
  })

  test.runIf(hasPooler())('behind a pooler is found out, and wants its own address', async () => {
    const pooler = await startPooler(admin ?? '', 2)
    try {
      const pooled = { DATABASE_URL: await url(pooler.url) }
      const alone = await found('database', pooled)
      expect(alone).toContainEqual(
        expect.objectContaining({ state: 'fault', advice: expect.stringContaining('DATABASE_DIRECT_URL') }),
      )
      const both = await found('database', { ...pooled, DATABASE_DIRECT_URL: await url() })
      expect(both.map(({ state }) => state)).toEqual(['ok', 'ok'])
      const twice = await found('database', { ...pooled, DATABASE_DIRECT_URL: pooled.DATABASE_URL })
      expect(twice).toContainEqual(expect.objectContaining({ found: expect.stringContaining('pooler too') }))
    } finally {
      await pooler.stop()
    }
  })
})

test('as text each finding is a line, and faults are counted', async () => {
  const { text: said, isFaulty } = await doctor({ ...basic, PORT: 'abc' }, [])
  expect(said).toMatch(/^FAULT {4}settings: [^]*\n\n1 faults, 0 warnings\.$/)
  expect(isFaulty).toBe(true)
})

test('the command ends with 1 where something is at fault, and says it as JSON', async () => {
  const cli = join(import.meta.dirname, '../cli.ts')
  const env = { ...process.env, ...basic, PORT: 'abc' }
  const { code, out } = await new Promise<{ code: unknown; out: string }>((resolve) =>
    execFile(process.execPath, [cli, 'doctor', '--json'], { env }, (error, stdout) =>
      resolve({ code: error?.code, out: stdout }),
    ),
  )
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({ faults: 1, findings: [{ about: 'settings', state: 'fault' }] })
  // A process of its own loads what it needs.
}, 120_000)
