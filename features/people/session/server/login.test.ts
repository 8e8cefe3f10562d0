import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { sessionEndpoints } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { sessionTable } from './session.table.ts'

let app: TestApp
const now = Date.now()

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services, { now: () => now })
})
beforeEach(() => app.empty())
afterAll(() => app.close())

const login = (username: string, password: string, more = {}) =>
  app.request(sessionEndpoints.login, { body: { username, password, ...more } })
const db = () => app.services.database.db

async function someAccount() {
  const [account] = await db().select().from(userTable)
  if (!account) throw new Error('no account')
  return account
}

describe('signing in', () => {
  test('gives a token that opens the console, whatever the case of the name', async () => {
    const user = await makeUser(db(), { username: 'Ada.Lovelace', roles: ['lx_designer'] })
    const { code, data } = await login('ada.lovelace', user.password)
    expect(code).toBe(0)
    expect(data.expiresAt).toBe(now + 12 * 3_600_000)
    const person = { id: user.id, username: user.username, roles: [], token: data.accessToken }
    const info = await app.call(sessionEndpoints.permissionInfo, { as: person })
    expect(info).toMatchObject({ roles: ['lx_designer'], user: { username: 'Ada.Lovelace' } })
  })

  test('keeps the token out of the database, and notes the time', async () => {
    const user = await makeUser(db())
    const { data } = await login(user.username, user.password)
    const [session] = await db().select().from(sessionTable)
    expect(JSON.stringify(session)).not.toContain(data.accessToken)
    expect((await someAccount()).lastLoginAt).toBe(now)
  })

  test('gives a new token each time, and ends the session that it came with', async () => {
    const user = await makeUser(db(), { roles: ['teacher'] })
    const body = { username: user.username, password: user.password }
    const { accessToken } = (await login(user.username, user.password)).data
    const headers = { authorization: `Bearer ${accessToken}` }
    const again = await app.call(sessionEndpoints.login, { body, headers })
    expect(again.accessToken).not.toBe(accessToken)
    expect((await app.request(sessionEndpoints.sessions, { headers })).code).toBe(403)
    expect(await db().select().from(sessionTable)).toHaveLength(1)
  })

  test('keeps the zone that the browser named, else the operator’s', async () => {
    const user = await makeUser(db())
    for (const timeZone of ['Europe/Madrid', 'Mars/Olympus', undefined])
      await login(user.username, user.password, timeZone ? { timeZone } : {})
    const sessions = await db().select().from(sessionTable).orderBy(sessionTable.id)
    expect(sessions.map((session) => session.timeZone)).toEqual([
      'Europe/Madrid',
      'Asia/Shanghai',
      'Asia/Shanghai',
    ])
  })

  test('refuses a wrong name and a wrong password in the same words', async () => {
    const user = await makeUser(db())
    const wrong = await login(user.username, 'not the password')
    const unknown = await login('nobody.here', 'not the password')
    expect(wrong).toMatchObject({ code: sessionFaults.wrongCredentials.code })
    expect(unknown).toEqual(wrong)
  })

  test('says of a disabled account that it is, to whoever knows its password', async () => {
    const user = await makeUser(db(), { status: 'invalid' })
    expect((await login(user.username, user.password)).code).toBe(sessionFaults.accountInvalid.code)
    expect((await login(user.username, 'not it')).code).toBe(sessionFaults.wrongCredentials.code)
  })

  test('asks for both fields by name', async () => {
    const answer = await login(' ', '')
    expect(answer.code).toBe(400)
    expect(Object.keys(Object(answer.data).fields)).toEqual(['username', 'password'])
  })
})

describe('where the captcha is off', () => {
  test('failing again and again keeps nobody out', async () => {
    const user = await makeUser(db())
    for (let count = 0; count < 5; count += 1)
      expect((await login(user.username, 'not it')).code).toBe(sessionFaults.wrongCredentials.code)
    expect((await login(user.username, user.password)).code).toBe(0)
  })
})

test('a password that was changed while it was being checked opens nothing afterwards', async () => {
  const user = await makeUser(db())
  const { passwordHash } = await someAccount()
  const entering = login(user.username, user.password)
  await db()
    .update(userTable)
    // The last letter holds four bits, so one in sixteen hashes ends in A already.
    .set({ passwordHash: passwordHash.replace(/.$/, (last) => (last === 'A' ? 'E' : 'A')) })
  const { code } = await entering
  expect([0, sessionFaults.wrongCredentials.code]).toContain(code)
  expect((await login(user.username, user.password)).code).toBe(sessionFaults.wrongCredentials.code)
})
