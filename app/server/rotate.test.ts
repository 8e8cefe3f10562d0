import { getTableColumns, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readEnv } from '#kit/ops/server/env.ts'
import { readSecretKey } from '#kit/secret/server/secretKey.ts'
import { seal, unseal, type SecretKey } from '#kit/secret/server/seal.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { secretPlace } from '#features/ai/agent/server/agent.queries.ts'
import { agentTable } from '#features/ai/agent/server/agent.table.ts'
import { makeVoice } from '#features/ai/voice/server/makeVoice.ts'
import { keyPlace } from '#features/ai/voice/server/voice.queries.ts'
import { voiceTable } from '#features/ai/voice/server/voice.table.ts'
import { knownDevice } from '#features/people/session/server/device.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { makeFactor } from '#features/people/second-factor/server/makeFactor.ts'
import { secondFactorTable } from '#features/people/second-factor/server/second-factor.table.ts'
import { secretPlace as factorPlace } from '#features/people/second-factor/server/totp.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { sessionKeyPlace, userTable } from '#features/people/user/server/user.table.ts'
import { drawPicture } from '#features/media/file/server/makePicture.ts'
import { makeFile } from '#features/media/file/server/makeFile.ts'
import { commands } from './commands.ts'
import { sealed } from './sealed.ts'
import { startTestApp, type TestApp } from './testing.ts'

const [oldKey, newKey] = ['the key of last year, long enough now', 'the key of this year, long enough too']
let app: TestApp
let folder: string

beforeAll(async () => {
  app = await startTestApp({ SECRET_KEY: oldKey })
  folder = await mkdtemp(join(tmpdir(), 'lectern-rotate-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** The server again, as its operator starts it with these keys. */
async function restartWith(settings: Readonly<Record<string, string>>): Promise<SecretKey> {
  const secretKey = await readSecretKey(readEnv({ DATA_DIR: folder, ...settings }))
  Object.assign(app.services, { secretKey })
  await app.restart()
  return secretKey
}

test('rotated, restarted, and without the old key at last: everything opens all the while', async () => {
  const { services } = app
  const { db } = services.database
  const user = await makeUser(db, { roles: ['lx_designer'] })
  const sessionKey = seal(services.secretKey, sessionKeyPlace(user.id), 'wechat')
  await db.update(userTable).set({ sessionKey })
  const agent = await makeAgent(services, { creatorId: user.id, apiKey: 'sk-old', secret: 'hush' })
  const holder = await makeUser(db)
  const factor = { ...(await makeFactor(services, { userId: holder.id })), userId: holder.id }
  const bytes = await drawPicture('cover', { unit: 60 })
  const body = { username: user.username, password: user.password }
  const { accessToken, deviceToken } = await app.call(sessionEndpoints.login, { body })
  const as = { ...user, roles: [], token: accessToken }

  const opened = async (secretKey: SecretKey) => {
    const [row] = await db.select().from(agentTable)
    const account = (await db.select().from(userTable)).find(({ id }) => id === user.id)
    const [app] = await db.select().from(secondFactorTable)
    if (!row || !account || !app) throw new Error('nothing is there')
    return [
      unseal(secretKey, secretPlace(agent, 'apiKey'), row.sealedKey),
      unseal(secretKey, secretPlace(agent, 'secret'), row.sealedSecret),
      unseal(secretKey, sessionKeyPlace(user.id), account.sessionKey ?? ''),
      unseal(secretKey, factorPlace(factor), app.sealedSecret ?? ''),
    ]
  }
  const all = ['sk-old', 'hush', 'wechat', factor.secret]
  expect(await opened(services.secretKey)).toEqual(all)

  const both = await restartWith({ SECRET_KEY: newKey, SECRET_KEY_OLD: oldKey })
  expect(await opened(both)).toEqual(all)
  expect(knownDevice(both, deviceToken, user.username)).toBeDefined()
  expect(await app.call(sessionEndpoints.permissionInfo, { as })).toMatchObject({ user: { id: user.id } })
  const again = await app.call(sessionEndpoints.login, { body: { ...body, deviceToken } })

  const counts = { sealed: 0, lost: 0 }
  for (const rows of sealed) {
    const done = await rows.reseal(db, both)
    counts.sealed += done.sealed
    counts.lost += done.lost
  }
  expect(counts).toEqual({ sealed: 4, lost: 0 })
  for (const rows of sealed) expect(await rows.reseal(db, both)).toEqual({ sealed: 0, lost: 0 })

  const alone = await restartWith({ SECRET_KEY: newKey })
  expect(await opened(alone)).toEqual(all)
  expect(knownDevice(alone, again.deviceToken, user.username)).toBeDefined()
  expect(knownDevice(alone, deviceToken, user.username)).toBeUndefined()
  expect(await app.call(sessionEndpoints.permissionInfo, { as })).toMatchObject({ user: { id: user.id } })
  const { url } = await makeFile(app.services, { ownerId: user.id, purpose: 'card', bytes })
  expect((await fetch(app.url + url)).status).toBe(200)
})

test('what opens with neither key is counted, and stays as it is', async () => {
  const { db } = app.services.database
  const user = await makeUser(db)
  const foreign = { current: Buffer.alloc(32, 7), old: undefined }
  const sessionKey = seal(foreign, sessionKeyPlace(user.id), 'wechat')
  await db.update(userTable).set({ sessionKey })
  const both = { current: Buffer.alloc(32, 1), old: Buffer.alloc(32, 2) }
  const results = await Promise.all(sealed.map((rows) => rows.reseal(db, both)))
  expect(results.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0)
  expect((await db.select().from(userTable)).map((row) => row.sessionKey)).toContain(sessionKey)
})

test('the key of a voice is sealed anew where it is looked for', async () => {
  const { services } = app
  const { db } = services.database
  const { id } = await makeVoice(services)
  const sealedKey = seal(services.secretKey, keyPlace(id), 'spoken')
  await db.update(voiceTable).set({ sealedKey })
  const anew = { current: Buffer.alloc(32, 3), old: undefined }
  const results = await Promise.all(
    sealed.map((rows) => rows.reseal(db, { ...anew, old: services.secretKey.current })),
  )
  expect(results.reduce((sum, { sealed: count }) => sum + count, 0)).toBeGreaterThan(0)
  const [voice] = await db.select().from(voiceTable)
  expect(unseal(anew, keyPlace(id), voice?.sealedKey ?? '')).toBe('spoken')
})

describe('the command', () => {
  const place = (name: string) => readEnv({ DATA_DIR: join(folder, name) })

  test('says what is missing where there is no old key', async () => {
    await expect(commands['rotate']?.(place('fresh'), [])).rejects.toThrow('SECRET_KEY_OLD')
  })

  test('takes the old key from the data directory, makes a new one, and says how many', async () => {
    const env = place('files')
    await commands['user']?.(env, ['create', 'somebody'])
    const { current } = await readSecretKey(env)
    await rename(join(env.DATA_DIR, 'secret.key'), join(env.DATA_DIR, 'secret.old.key'))
    const anew = await readSecretKey(env)
    expect(anew.old).toEqual(current)
    expect(anew.current).not.toEqual(current)
    expect(await commands['rotate']?.(env, [])).toMatch(/^0 secrets are sealed with the new key\./)
    const file = join(folder, 'kept.zip')
    await commands['backup']?.(env, [file])
    const other = place('other')
    expect(await commands['restore']?.(other, [file])).not.toContain('SECRET_KEY')
    expect(await readSecretKey(other)).toEqual(anew)
    expect(await readFile(join(other.DATA_DIR, 'secret.old.key'), 'utf8')).toBe(current.toString('hex'))
    // Four commands, each of which opens a database of its own.
  }, 180_000)

  test('refuses a damaged key instead of making another one', async () => {
    const env = place('files')
    await writeFile(join(env.DATA_DIR, 'secret.old.key'), 'ab')
    await expect(readSecretKey(env)).rejects.toThrow('secret.old.key')
  })
})

test('every column that holds a secret is known to the command', () => {
  const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob(
    '../../features/*/*/server/**/*.table.ts',
    { eager: true },
  )
  const tables = Object.values(modules).flatMap((module) =>
    Object.values(module).filter((one) => is(one, PgTable)),
  )
  const holding = tables.flatMap((table) =>
    Object.keys(getTableColumns(table))
      .filter((key) => /^sealed|^sessionKey$/.test(key))
      .map((key) => `${getTableConfig(table).name}.${key}`),
  )
  const named = sealed.flatMap(({ table, columns }) => columns.map((key) => `${table}.${key}`))
  expect(holding.length).toBeGreaterThan(3)
  expect([...new Set(holding)].toSorted()).toEqual(named.toSorted())
})
