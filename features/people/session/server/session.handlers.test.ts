import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userTable } from '#features/people/user/server/user.table.ts'
import { sessionEndpoints } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { makeSession } from './makeSession.ts'
import { sessionTable } from './session.table.ts'

let app: TestApp
let now = Date.now()
const expired = 403
const hour = 3_600_000

beforeAll(async () => {
  app = await startTestApp()
  Object.assign(app.services, { now: () => now })
})
beforeEach(async () => {
  now = Date.now()
  await app.empty()
})
afterAll(() => app.close())

const db = () => app.services.database.db
const accountOf = async (id: number) =>
  (await db().select().from(userTable)).find((account) => account.id === id)
const codeOf = async (as: Person) => (await app.request(sessionEndpoints.sessions, { as })).code

describe('a session', () => {
  test('lives as long as it is used', async () => {
    const person = await app.person('teacher')
    for (let day = 0; day < 3; day += 1) {
      now += 11 * hour
      expect(await codeOf(person)).toBe(0)
    }
    now += 12 * hour + 1
    expect(await codeOf(person)).toBe(expired)
  })

  test('ends for good so many days after the sign-in, however much it is used', async () => {
    const person = await app.person('teacher')
    const [{ createdAt: begun } = { createdAt: 0 }] = await db().select().from(sessionTable)
    const { SESSION_DAYS } = app.services.env
    for (; now < begun + SESSION_DAYS * 24 * hour - 6 * hour; now += 6 * hour)
      expect(await codeOf(person)).toBe(0)
    now = begun + SESSION_DAYS * 24 * hour - 1
    expect(await codeOf(person)).toBe(0)
    now += 2
    expect(await codeOf(person)).toBe(expired)
  })

  test('is not written at every request', async () => {
    const person = await app.person('teacher')
    const seen = async () => (await db().select().from(sessionTable))[0]?.lastSeenAt
    const begun = await seen()
    now = (begun ?? 0) + 4 * 60_000
    await codeOf(person)
    expect(await seen()).toBe(begun)
    now += 2 * 60_000
    await codeOf(person)
    expect(await seen()).toBe(now)
  })

  test('ends with logout', async () => {
    const person = await app.person('teacher')
    expect(await app.call(sessionEndpoints.logout, { as: person })).toBe(true)
    expect(await codeOf(person)).toBe(expired)
  })

  test('ends when its account is made invalid', async () => {
    const person = await app.person('teacher')
    await db().update(userTable).set({ status: 'invalid' })
    expect(await codeOf(person)).toBe(expired)
  })

  test('is listed to its owner alone, and revoked by its owner alone', async () => {
    const owner = await app.person('teacher')
    const stranger = await app.person('super_admin')
    const phone = await makeSession(db(), owner.id, { device: 'Phone' })
    const sessions = await app.call(sessionEndpoints.sessions, { as: owner })
    expect(sessions.map(({ device, isCurrent }) => [device, isCurrent]).sort()).toEqual([
      ['', true],
      ['Phone', false],
    ])
    const id = sessions.find(({ device }) => device === 'Phone')?.id ?? 0
    expect((await app.request(sessionEndpoints.revoke, { as: stranger, query: { id } })).code).toBe(404)
    expect(await app.call(sessionEndpoints.revoke, { as: owner, query: { id } })).toBe(true)
    expect(await codeOf({ ...owner, token: phone })).toBe(expired)
    expect(await codeOf(owner)).toBe(0)
  })

  test('is ended with all others of its owner but the one that asks, and with nobody else’s', async () => {
    const [owner, stranger] = [await app.person('teacher'), await app.person('teacher')]
    const elsewhere = [await makeSession(db(), owner.id), await makeSession(db(), owner.id)]
    expect(await app.call(sessionEndpoints.revokeOthers, { as: owner })).toBe(2)
    for (const token of elsewhere) expect(await codeOf({ ...owner, token })).toBe(expired)
    expect(await codeOf(owner)).toBe(0)
    expect(await codeOf(stranger)).toBe(0)
    expect(await app.call(sessionEndpoints.revokeOthers, { as: owner })).toBe(0)
  })

  test('tells nothing of its token', async () => {
    const person = await app.person('teacher')
    const response = await app.fetch('GET', '/console-api/system/auth/sessions', {}, person)
    expect(await response.text()).not.toMatch(/hash|token/i)
  })
})

describe('the permission info', () => {
  const infoOf = async (roles: (typeof userTable.$inferInsert)['roles']) => {
    const user = await makeUser(db(), { roles })
    const token = await makeSession(db(), user.id)
    return app.request(sessionEndpoints.permissionInfo, { as: { ...user, roles: [], token } })
  }

  test('tells who one is and nothing else', async () => {
    const answer = await infoOf(['admin_designer', 'teacher'])
    expect(Object.keys(answer.data.user)).toEqual(['id', 'username', 'nickname', 'description', 'avatar'])
    expect(answer.data).toMatchObject({ roles: ['admin_designer', 'teacher'], mustChangePassword: false })
  })

  test('says that missing roles are a fault (A6)', async () => {
    expect(await infoOf(null)).toMatchObject({
      code: sessionFaults.roleAbnormal.code,
      message: 'User role abnormal',
    })
  })

  test('says that an account without roles waits for review (A6)', async () => {
    expect(await infoOf([])).toMatchObject({
      code: sessionFaults.underReview.code,
      message: 'Your account is under review, please wait',
    })
  })
})

test('who must change the password can do nothing else but that, leave, and see why', async () => {
  const user = await makeUser(db(), { roles: ['super_admin'], mustChangePassword: true })
  const as = { ...user, roles: [], token: await makeSession(db(), user.id) }
  expect(await codeOf(as)).toBe(sessionFaults.mustChangePassword.code)
  const info = await app.call(sessionEndpoints.permissionInfo, { as })
  expect(info.mustChangePassword).toBe(true)
  expect(await app.call(sessionEndpoints.logout, { as })).toBe(true)
})

describe('registering', () => {
  const register = (more: object = {}) =>
    app.request(sessionEndpoints.register, {
      body: { username: 'New.One', nickname: '新人', password: 'a good one', ...more },
    })
  const fieldsOf = (answer: { data: unknown }): unknown => Object(answer.data).fields

  test('in the console makes an account that waits for its roles', async () => {
    const { data } = await register()
    const account = await accountOf(data.userId)
    expect(account).toMatchObject({ username: 'New.One', nickname: '新人', roles: [], status: 'valid' })
    expect(account?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  test('as a learner makes an account that may learn at once', async () => {
    const { data } = await register({ audience: 'learner' })
    const account = await accountOf(data.userId)
    expect(account?.roles).toEqual(['student'])
    const headers = { authorization: `Bearer ${data.signedIn?.accessToken}` }
    expect(await app.call(sessionEndpoints.permissionInfo, { headers })).toMatchObject({
      user: { id: data.userId },
      roles: ['student'],
    })
  })

  test('in the console signs nobody in', async () => {
    expect((await register()).data).not.toHaveProperty('signedIn')
  })

  test('refuses a name that is taken, whatever its case, also for two at once', async () => {
    const answers = await Promise.all([register(), register({ username: 'new.one' })])
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([0, 400])
    expect(fieldsOf(await register({ username: 'NEW.ONE' }))).toEqual({
      username: 'This user name is already taken',
    })
  })

  test.each([
    ['a name of two letters', { username: 'ab' }, 'username'],
    ['a name with a space', { username: 'a b c' }, 'username'],
    ['a name of 21 letters', { username: 'a'.repeat(21) }, 'username'],
    ['a Chinese name to sign in with', { username: '小明同学' }, 'username'],
    ['a nickname of spaces', { nickname: '  ' }, 'nickname'],
    ['a password of five', { password: 'abcde' }, 'password'],
    ['a password of 129', { password: 'ab'.repeat(65) }, 'password'],
    ['a password that everybody tries', { password: 'Qwerty123' }, 'password'],
    ['a password of one letter', { password: 'aaaaaaaa' }, 'password'],
    ['the name as password', { password: 'NEW.one' }, 'password'],
  ])('refuses %s, beside its field', async (_name, wrong, field) => {
    const answer = await register(wrong)
    expect(answer.code).toBe(400)
    expect(Object.keys(Object(fieldsOf(answer)))).toEqual([field])
  })

  test('does not let anybody choose roles or a status', async () => {
    for (const extra of [{ roles: ['super_admin'] }, { status: 'valid' }, { id: 1 }])
      expect((await register(extra)).code).toBe(400)
  })
})
