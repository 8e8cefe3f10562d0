import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prefix } from '#kit/contract/envelope.ts'
import { idempotencyTable } from '#kit/data/server/table.ts'
import { readEnv } from '#kit/ops/server/env.ts'
import { readSecretKey } from '#kit/secret/server/secretKey.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { startTestApp, type Person, type TestApp } from './testing.ts'

const [oldKey, newKey] = ['the key of last year, long enough now', 'the key of this year, long enough too']
const person = {
  username: 'lin.xiao',
  nickname: 'Lin Xiao',
  password: 'a good one of hers',
  roles: ['student'],
}

let app: TestApp
let folder: string
let admin: Person

beforeAll(async () => {
  app = await startTestApp({ SECRET_KEY: oldKey })
  folder = await mkdtemp(join(tmpdir(), 'lectern-keys-'))
})
beforeEach(async () => {
  await app.empty()
  await startWith({ SECRET_KEY: oldKey })
  admin = await app.person('super_admin')
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function startWith(settings: Readonly<Record<string, string>>): Promise<void> {
  const secretKey = await readSecretKey(readEnv({ DATA_DIR: folder, ...settings }))
  Object.assign(app.services, { secretKey })
}

async function create(body: typeof person): Promise<{ readonly code: number; readonly data: unknown }> {
  const headers = { 'idempotency-key': 'one-account' }
  const { method, path } = userEndpoints.create
  return JSON.parse(await (await app.fetch(method, prefix + path, { body, headers }, admin)).text())
}

const db = () => app.services.database.db
const others = { ...person, password: 'another good one' }
const plainHash = hash('sha256', JSON.stringify(userEndpoints.create.body?.parse(person)), 'base64url')

async function keptHash(): Promise<string | undefined> {
  const [row] = await db().select().from(idempotencyTable)
  await db().delete(idempotencyTable)
  await app.services.database.pool.query('delete from app_user where username = $1', [person.username])
  return row?.bodyHash
}

test('what is kept of a body with a password can be tried by nobody who has not the key', async () => {
  expect(await create(person)).toMatchObject({ code: 0 })
  const byOne = await keptHash()
  await startWith({ SECRET_KEY: newKey })
  expect(await create(person)).toMatchObject({ code: 0 })
  const byOther = await keptHash()
  expect(new Set([plainHash, byOne, byOther, undefined]).size).toBe(4)
})

test('a repeat is known by its contents while the key is changed', async () => {
  const first = await create(person)
  expect(first).toMatchObject({ code: 0 })
  await startWith({ SECRET_KEY: newKey, SECRET_KEY_OLD: oldKey })
  expect(await create(person)).toEqual(first)
  expect(await create(others)).toMatchObject({ code: 1004 })
})

test('a repeat of what the version before kept is known by its contents', async () => {
  const first = await create(person)
  expect(first).toMatchObject({ code: 0 })
  await db().update(idempotencyTable).set({ bodyHash: plainHash })
  expect(await create(person)).toEqual(first)
  expect(await create(others)).toMatchObject({ code: 1004 })
})
