import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fileUseTable } from '#features/media/file/server/store/file.table.ts'
import { makePicture } from '#features/media/file/server/makePicture.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { profileEndpoints } from '../profile.contract.ts'

let app: TestApp
const expired = 403
const tooMany = 429

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.empty())
afterAll(() => app.close())

const db = () => app.services.database.db
const fieldsOf = (answer: { data: unknown }): unknown => Object(answer.data).fields

describe('the profile', () => {
  test('is written by its owner and read back', async () => {
    const person = await app.person('lx_designer')
    const avatar = await makePicture(app.services, { ownerId: person.id, purpose: 'avatar' })
    const body = { nickname: '小明', description: 'Makes things\nclear', avatar: avatar.url }
    await app.call(profileEndpoints.update, { as: person, body })
    const { user } = await app.call(sessionEndpoints.permissionInfo, { as: person })
    expect(user).toMatchObject(body)
    expect(await db().select().from(fileUseTable)).toEqual([
      { fileId: avatar.id, resource: 'user', resourceId: person.id },
    ])
  })

  test('asks for nickname, description and avatar, each by name (K2)', async () => {
    const person = await app.person('lx_designer')
    const body = { nickname: ' ', description: '', avatar: '' }
    expect(fieldsOf(await app.request(profileEndpoints.update, { as: person, body }))).toMatchObject({
      nickname: expect.stringMatching(/^Please enter/),
      description: expect.stringMatching(/^Please enter/),
      avatar: expect.stringMatching(/^Please upload/),
    })
  })

  test.each([
    ['from another site', 'https://example.com/a.png'],
    ['that was never uploaded', '/files/AAAAAAAAAAAAAAAAAAAAAAAA.png'],
    ['that runs something', 'javascript:alert(1)'],
    ['that climbs', '/files/../../etc/passwd'],
  ])('refuses a picture %s', async (_name, avatar) => {
    const person = await app.person('lx_designer')
    const body = { nickname: 'A', description: 'B', avatar }
    expect(fieldsOf(await app.request(profileEndpoints.update, { as: person, body }))).toEqual({
      avatar: 'Upload the picture here; an address from elsewhere cannot be used',
    })
  })

  test('refuses a picture that was uploaded for another place', async () => {
    const person = await app.person('lx_designer')
    const cover = await makePicture(app.services, { ownerId: person.id, purpose: 'cover' })
    const body = { nickname: 'A', description: 'B', avatar: cover.url }
    const answer = await app.request(profileEndpoints.update, { as: person, body })
    expect(Object.keys(Object(fieldsOf(answer)))).toEqual(['avatar'])
  })

  test('has no room for roles, a status or a name to sign in with', async () => {
    const person = await app.person('student')
    const avatar = await makePicture(app.services, { ownerId: person.id, purpose: 'avatar' })
    const body = { nickname: 'A', description: 'B', avatar: avatar.url }
    for (const extra of [{ roles: ['super_admin'] }, { status: 'valid' }, { username: 'root' }, { id: 1 }])
      expect(
        (await app.request(profileEndpoints.update, { as: person, body: { ...body, ...extra } })).code,
      ).toBe(400)
  })
})

describe('what a learner changes of themselves', () => {
  test('is saved part by part, and leaves what was not named as it is (K2-own)', async () => {
    const person = await app.person('student')
    const info = async () => (await app.call(sessionEndpoints.permissionInfo, { as: person })).user
    const { nickname } = await info()
    const change = (body: object) => app.call(profileEndpoints.change, { as: person, body })
    const picture = await makePicture(app.services, { ownerId: person.id, purpose: 'avatar' })
    await change({ avatar: picture.url })
    expect(await info()).toMatchObject({ nickname, avatar: picture.url, description: '' })
    await change({ nickname: '小雨', description: '学访谈' })
    expect(await info()).toMatchObject({ nickname: '小雨', avatar: picture.url, description: '学访谈' })
    const use = { fileId: picture.id, resource: 'user', resourceId: person.id }
    expect(await db().select().from(fileUseTable)).toEqual([use])
    await change({ avatar: '', description: '' })
    expect(await info()).toMatchObject({ nickname: '小雨', avatar: '', description: '' })
    expect(await db().select().from(fileUseTable)).toEqual([])
  })

  test.each([
    ['no name', { nickname: ' ' }, 'nickname'],
    ['a name that is too long', { nickname: '雨'.repeat(21) }, 'nickname'],
    ['an introduction that is too long', { description: '学'.repeat(501) }, 'description'],
    ['a picture from elsewhere', { avatar: 'https://example.com/a.png' }, 'avatar'],
    ['a role', { roles: ['super_admin'] }, 'roles'],
    ['a name to sign in with', { username: 'root' }, 'username'],
  ])('is refused with %s, beside its field', async (_what, body, field) => {
    const person = await app.person('student')
    const answer = await app.request(profileEndpoints.change, { as: person, body })
    expect(answer.code).toBe(400)
    expect(Object.keys(Object(fieldsOf(answer)))).toEqual([field])
  })
})

describe('changing the password', () => {
  async function owner(details = {}) {
    const user = await makeUser(db(), details)
    return { ...user, roles: [], token: await makeSession(db(), user.id) }
  }
  const change = (as: Awaited<ReturnType<typeof owner>>, oldPassword: string, newPassword: string) =>
    app.request(profileEndpoints.updatePassword, { as, body: { oldPassword, newPassword } })
  const login = async (username: string, password: string) =>
    (await app.request(sessionEndpoints.login, { body: { username, password } })).code

  test('ends every other session and keeps this one', async () => {
    const as = await owner()
    const other = { ...as, token: await makeSession(db(), as.id) }
    expect((await change(as, as.password, 'a new good one')).code).toBe(0)
    expect((await app.request(sessionEndpoints.sessions, { as: other })).code).toBe(expired)
    expect((await app.request(sessionEndpoints.sessions, { as })).code).toBe(0)
    expect(await login(as.username, 'a new good one')).toBe(0)
    expect(await login(as.username, as.password)).not.toBe(0)
  })

  test('frees an account that had to change it', async () => {
    const as = await owner({ mustChangePassword: true })
    expect((await app.request(sessionEndpoints.sessions, { as })).code).not.toBe(0)
    expect((await change(as, as.password, 'a new good one')).code).toBe(0)
    expect((await app.request(sessionEndpoints.sessions, { as })).code).toBe(0)
  })

  test.each([
    ['a wrong old one', 'not it', 'a new good one', 'oldPassword'],
    ['a new one of five', 'correct horse', 'abcde', 'newPassword'],
    ['the same one again', 'correct horse', 'correct horse', 'newPassword'],
    ['one that everybody tries', 'correct horse', 'iloveyou', 'newPassword'],
  ])('refuses %s, beside its field', async (_name, oldPassword, newPassword, field) => {
    const as = await owner()
    const answer = await change(as, oldPassword, newPassword)
    expect(answer.code).toBe(400)
    expect(Object.keys(Object(fieldsOf(answer)))).toEqual([field])
  })

  test('lets nobody guess the old one at leisure', async () => {
    const as = await owner()
    for (let count = 0; count < 10; count += 1) await change(as, 'a guess', 'a new good one')
    expect((await change(as, as.password, 'a new good one')).code).toBe(tooMany)
  })
})
