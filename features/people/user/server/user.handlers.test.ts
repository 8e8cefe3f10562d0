import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readSheet } from '#kit/sheet/server/readSheet.ts'
import { unseal } from '#kit/secret/server/seal.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { userEndpoints } from '../user.contract.ts'
import { userFaults } from '../user.faults.ts'
import { makeUser } from './makeUser.ts'
import { userTable } from './user.table.ts'

let app: TestApp
let admin: Person
const expired = 403
const forbidden = 1403
const stale = 409

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  await app.empty()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const db = () => app.services.database.db
const account = { username: 'new.one', nickname: 'New', password: 'a good one', roles: ['teacher' as const] }
const get = (id: number) => app.call(userEndpoints.get, { as: admin, query: { id } })
const sessionsOf = async (as: Person) => (await app.request(sessionEndpoints.sessions, { as })).code

async function storedOf(id: number) {
  const found = (await db().select().from(userTable)).find((row) => row.id === id)
  if (!found) throw new Error('no account')
  return found
}

describe('an account that a super administrator makes', () => {
  test('signs in and must change its password', async () => {
    const id = await app.call(userEndpoints.create, { as: admin, body: account })
    expect(await get(id)).toMatchObject({
      username: 'new.one',
      roles: ['teacher'],
      status: 'valid',
      hasSessionKey: false,
      lastLoginAt: null,
      creatorId: admin.id,
    })
    const { username, password } = account
    const entered = await app.call(sessionEndpoints.login, { body: { username, password } })
    expect(entered.mustChangePassword).toBe(true)
  })

  test('is made once, however often a retry asks', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same-key' }
    const make = () => app.request(userEndpoints.create, { as: admin, body: account, headers })
    const answers = await Promise.all([make(), make(), make()])
    expect(new Set(answers.map(({ code, data }) => `${code} ${data}`)).size).toBe(1)
    expect(answers[0]?.code).toBe(0)
  })

  test.each([
    ['a taken name', { username: 'NEW.one' }, 'username'],
    ['no role', { roles: [] }, 'roles'],
    ['a role twice', { roles: ['teacher', 'teacher'] }, 'roles'],
    ['a weak password', { password: '123456' }, 'password'],
    ['a status', { status: 'valid' }, 'status'],
  ])('with %s is refused', async (_name, wrong, field) => {
    await makeUser(db(), { username: 'new.one' })
    const username = 'username' in wrong ? wrong.username : 'another.one'
    const body = { ...account, ...wrong, username }
    const answer = await app.fetch('POST', '/console-api/system/user/create', { body }, admin)
    expect(await answer.json()).toMatchObject({ code: 400, data: { fields: { [field]: expect.anything() } } })
  })
})

describe('roles', () => {
  test('that are taken away hold no longer for the very next request', async () => {
    const other = await app.person('super_admin')
    expect((await app.request(userEndpoints.page, { as: other, body: {} })).code).toBe(0)
    await app.call(userEndpoints.assignRoles, { as: admin, body: { id: other.id, roles: ['teacher'] } })
    expect((await app.request(userEndpoints.page, { as: other, body: {} })).code).toBe(forbidden)
  })

  test('let an account in that waited for review', async () => {
    const user = await makeUser(db(), { roles: [] })
    await app.call(userEndpoints.assignRoles, { as: admin, body: { id: user.id, roles: ['lx_designer'] } })
    const { username, password } = user
    const { accessToken } = await app.call(sessionEndpoints.login, { body: { username, password } })
    const as = { ...user, roles: [], token: accessToken }
    expect((await app.call(sessionEndpoints.permissionInfo, { as })).roles).toEqual(['lx_designer'])
  })

  test('of a damaged account can be bound anew', async () => {
    const user = await makeUser(db(), { roles: null })
    expect((await get(user.id)).roles).toBeNull()
    await app.call(userEndpoints.assignRoles, { as: admin, body: { id: user.id, roles: ['student'] } })
    expect((await get(user.id)).roles).toEqual(['student'])
  })

  test('are neither taken from oneself nor given', async () => {
    for (const roles of [['teacher' as const], ['super_admin' as const, 'teacher' as const]]) {
      const { code } = await app.request(userEndpoints.assignRoles, {
        as: admin,
        body: { id: admin.id, roles },
      })
      expect(code).toBe(userFaults.notYourself.code)
    }
  })

  test('leave a super administrator where somebody takes the last one’s', async () => {
    const other = await app.person('super_admin')
    const demote = (as: Person, id: number) =>
      app.request(userEndpoints.assignRoles, { as, body: { id, roles: ['teacher'] } })
    await makeUser(db(), { roles: ['super_admin'], status: 'invalid' })
    expect((await demote(admin, other.id)).code).toBe(0)
    expect((await demote(other, admin.id)).code).toBe(forbidden)
  })

  test.each([
    ['two alone', 0],
    ['two beside a third', 1],
  ])('are lost by one of two who take them from each other at once: %s', async (_name, bystanders) => {
    const other = await app.person('super_admin')
    for (let each = 0; each < bystanders; each += 1) await makeUser(db(), { roles: ['super_admin'] })
    const demote = (as: Person, id: number) =>
      app.request(userEndpoints.assignRoles, { as, body: { id, roles: ['teacher'] } })
    const answers = await Promise.all([demote(admin, other.id), demote(other, admin.id)])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const left = (await db().select().from(userTable)).filter((row) => row.roles?.includes('super_admin'))
    expect(left).toHaveLength(1 + bystanders)
  })
})

describe('making an account invalid', () => {
  const setStatus = (id: number, status: 'valid' | 'invalid', revision = 1) =>
    app.request(userEndpoints.updateStatus, { as: admin, body: { id, status, revision } })

  test('ends its sessions at once, and making it valid again does not bring them back', async () => {
    const user = await app.person('teacher')
    expect((await setStatus(user.id, 'invalid')).code).toBe(0)
    expect(await sessionsOf(user)).toBe(expired)
    expect((await setStatus(user.id, 'valid', 2)).code).toBe(0)
    expect(await sessionsOf(user)).toBe(expired)
  })

  test('leaves one of two who make each other invalid, or demote each other, at once', async () => {
    const other = await app.person('super_admin')
    const answers = await Promise.all([
      setStatus(other.id, 'invalid'),
      app.request(userEndpoints.assignRoles, { as: other, body: { id: admin.id, roles: ['teacher'] } }),
    ])
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1)
    const left = (await db().select().from(userTable)).filter(
      ({ roles, status }) => status === 'valid' && roles?.includes('super_admin'),
    )
    expect(left).toHaveLength(1)
  })

  test('is not possible with one’s own', async () => {
    expect((await setStatus(admin.id, 'invalid')).code).toBe(userFaults.notYourself.code)
  })

  test('asks for the revision that was read', async () => {
    const user = await app.person('teacher')
    expect(await setStatus(user.id, 'invalid', 7)).toMatchObject({ code: stale, data: { revision: 1 } })
  })
})

test('a new password from a super administrator ends all sessions and must be changed', async () => {
  const user = await app.person('teacher')
  const body = { id: user.id, newPassword: 'another good one' }
  await app.call(userEndpoints.resetPassword, { as: admin, body })
  expect(await sessionsOf(user)).toBe(expired)
  const { username } = user
  const login = { body: { username, password: 'another good one' } }
  expect(await app.call(sessionEndpoints.login, login)).toMatchObject({ mustChangePassword: true })
})

test('nobody resets their own password here, where the old one is not asked for', async () => {
  const body = { id: admin.id, newPassword: 'another good one' }
  const { code } = await app.request(userEndpoints.resetPassword, { as: admin, body })
  expect(code).toBe(userFaults.notYourself.code)
  expect(await sessionsOf(admin)).toBe(0)
})

describe('an account', () => {
  const body = { nickname: 'Renamed', phone: '13800000000', wxOpenid: 'wx', unionId: 'un', revision: 1 }

  test('is changed with its revision', async () => {
    const { id } = await makeUser(db())
    expect(await app.call(userEndpoints.update, { as: admin, body: { id, ...body } })).toBe(2)
    expect(await get(id)).toMatchObject({ nickname: 'Renamed', phone: '13800000000', revision: 2 })
    expect((await app.request(userEndpoints.update, { as: admin, body: { id, ...body } })).code).toBe(stale)
  })

  test('keeps its session key sealed, tells only that there is one, and logs nothing of it', async () => {
    const { id } = await makeUser(db())
    const sessionKey = 'wechat-session-key'
    await app.call(userEndpoints.update, { as: admin, body: { id, ...body, sessionKey } })
    const stored = await storedOf(id)
    expect(stored.sessionKey).not.toContain(sessionKey)
    expect(unseal(app.services.secretKey, `user:${id}:sessionKey`, stored.sessionKey ?? '')).toBe(sessionKey)
    const answer = await get(id)
    expect(answer.hasSessionKey).toBe(true)
    const log = await app.call(operationLogEndpoints.page, { as: admin, body: {} })
    expect(JSON.stringify([answer, log])).not.toContain(sessionKey)
  })

  test('keeps a session key that a PUT leaves out, and loses it with null', async () => {
    const { id } = await makeUser(db())
    await app.call(userEndpoints.update, { as: admin, body: { id, ...body, sessionKey: 'key' } })
    await app.call(userEndpoints.update, { as: admin, body: { id, ...body, revision: 2 } })
    expect((await get(id)).hasSessionKey).toBe(true)
    await app.call(userEndpoints.update, { as: admin, body: { id, ...body, revision: 3, sessionKey: null } })
    expect((await get(id)).hasSessionKey).toBe(false)
  })

  test('tells neither its password’s hash nor that of its sessions', async () => {
    const text = JSON.stringify(await app.call(userEndpoints.page, { as: admin, body: {} }))
    expect(text).not.toMatch(/argon2|hash/i)
  })
})

describe('the list of accounts', () => {
  const names = async (filter: object) => {
    const page = await app.call(userEndpoints.page, { as: admin, body: filter })
    return page.list.map(({ username }) => username).filter((name) => name !== admin.username)
  }

  test('is narrowed by every filter', async () => {
    const old = Date.UTC(2020, 0, 1)
    await makeUser(db(), {
      username: 'teacher_1',
      nickname: '王老师',
      roles: ['teacher'],
      phone: '13911112222',
    })
    await makeUser(db(), { username: 'student-1', roles: ['student'], status: 'invalid', createdAt: old })
    await makeUser(db(), { username: 'both', roles: ['student', 'teacher'] })
    await makeUser(db(), { username: 'waiting', roles: [] })
    expect(await names({ username: 'TEACHER' })).toEqual(['teacher_1'])
    expect(await names({ username: '_' })).toEqual(['teacher_1'])
    expect(await names({ nickname: '老师' })).toEqual(['teacher_1'])
    expect(await names({ phone: '1111' })).toEqual(['teacher_1'])
    expect((await names({ role: 'teacher' })).sort()).toEqual(['both', 'teacher_1'])
    expect((await names({ role: ['student'], status: 'valid' })).sort()).toEqual(['both'])
    expect(await names({ role: [] })).toEqual([])
    expect(await names({ createdAt: { to: old } })).toEqual(['student-1'])
  })

  test('goes out as a sheet with roles and states by their words, and no key', async () => {
    await makeUser(db(), { username: 'both', nickname: '=both()', roles: ['teacher', 'auditor'] })
    await makeUser(db(), { username: 'none', roles: null, sessionKey: 'sealed-key' })
    const path = '/console-api/system/user/export'
    const response = await app.fetch('POST', path, { body: { username: 'o' } }, admin)
    const sheet = await readSheet(Buffer.from(await response.arrayBuffer()))
    const [head = [], ...rows] = sheet?.rows ?? []
    const cell = (username: string, label: string) =>
      rows.find((row) => row.includes(username))?.[head.indexOf(label)]
    expect(cell('both', 'Roles')).toBe('Teacher, Reviewer')
    expect(cell('both', 'Nickname')).toBe("'=both()")
    expect(cell('both', 'Status')).toBe('Active')
    expect([cell('none', 'Roles'), cell('none', 'Session key')]).toEqual(['', 'true'])
    expect(JSON.stringify(rows)).not.toContain('sealed-key')
  })

  test('counts by status', async () => {
    await makeUser(db(), { status: 'invalid' })
    expect(await app.call(userEndpoints.counts, { as: admin, body: {} })).toEqual({
      valid: 1,
      invalid: 1,
      closed: 0,
    })
  })

  test('offers the valid ones to staff, by name, nickname and role', async () => {
    const designer = await app.person('lx_designer')
    const teacher = await makeUser(db(), { username: 'wang', nickname: '王老师', roles: ['teacher'] })
    await makeUser(db(), { nickname: '王同学', roles: ['teacher'], status: 'invalid' })
    const options = (query: object) => app.call(userEndpoints.options, { as: designer, query })
    expect(await options({ keyword: '王' })).toEqual([{ id: teacher.id, label: '王老师', picture: '' }])
    expect((await options({ keyword: 'WANG' })).map(({ id }) => id)).toEqual([teacher.id])
    expect((await options({ role: 'teacher' })).map(({ id }) => id)).toEqual([teacher.id])
  })

  test('offers as staff whoever has more roles than that of a learner', async () => {
    const designer = await app.person('lx_designer')
    const both = await makeUser(db(), { nickname: '苏老师', roles: ['student', 'teacher'] })
    await makeUser(db(), { nickname: '苏同学', roles: ['student'] })
    await makeUser(db(), { nickname: '苏新来', roles: [] })
    await makeUser(db(), { nickname: '苏审核', roles: ['auditor'], status: 'invalid' })
    const query = { role: 'staff', keyword: '苏' } as const
    const offered = await app.call(userEndpoints.options, { as: designer, query })
    expect(offered.map(({ id }) => id)).toEqual([both.id])
  })
})

describe('a list in the order of last sign-ins', () => {
  test.each(['asc', 'desc'] as const)('is read on (%s) past those who never signed in', async (order) => {
    for (const lastLoginAt of [3000, null, 1000, null, 2000, null]) await makeUser(db(), { lastLoginAt })
    const body = { pageSize: 2, sort: [{ field: 'lastLoginAt' as const, order }] }
    const whole = await app.call(userEndpoints.page, { as: admin, body: { ...body, pageSize: 50 } })
    const seen: number[] = []
    let after: string | undefined
    do {
      const page = await app.call(userEndpoints.page, { as: admin, body: { ...body, after } })
      seen.push(...page.list.map(({ id }) => id))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(seen).toEqual(whole.list.map(({ id }) => id))
    expect(seen).toHaveLength(7)
  })

  test('takes no place without a value where every record has one', async () => {
    const after = Buffer.from('[null,1]').toString('base64url')
    const sort = [{ field: 'createdAt' as const, order: 'asc' as const }]
    const answer = await app.request(userEndpoints.page, { as: admin, body: { sort, after } })
    expect(answer).toMatchObject({ code: 400, data: { fields: { after: expect.anything() } } })
  })
})
