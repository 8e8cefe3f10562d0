import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { learnerMessageEndpoints } from '#features/learning/message/learnerMessages.contract.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { messageTable } from '#features/learning/message/server/message.table.ts'
import { accountEndpoints } from '#features/people/user/account.contract.ts'
import { codeAt, makeFactor } from '#features/people/second-factor/server/makeFactor.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { operationLogEndpoints } from '#features/people/operation-log/operation-log.contract.ts'
import { pendingSignIn, sessionEndpoints } from '../session.contract.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.empty())
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0'
type Signing = { readonly username: string; readonly password: string; readonly deviceToken?: string }

const signIn = (body: Signing, userAgent = firefox) =>
  app.call(sessionEndpoints.login, { body, headers: { 'user-agent': userAgent } })

const someone = async (roles: Person['roles'] = ['teacher']) => {
  const user = await makeUser(app.services.database.db, { roles: [...roles] })
  const as = (token: string): Person => ({ ...user, roles, token })
  return { user, as, signing: { username: user.username, password: user.password } }
}

const noticesOf = async (as: Person) =>
  (await app.call(messageEndpoints.page, { as, body: { type: 'message' } })).list

describe('a sign-in', () => {
  test('that is the first of all says nothing', async () => {
    const { signing, as } = await someone()
    const { accessToken } = await signIn(signing)
    expect(await noticesOf(as(accessToken))).toEqual([])
  })

  test('from a browser that the account knows says nothing', async () => {
    const { signing, as } = await someone()
    const { deviceToken } = await signIn(signing)
    const { accessToken } = await signIn({ ...signing, deviceToken })
    expect(await noticesOf(as(accessToken))).toEqual([])
  })

  test('from another one is told to its owner, with the device, and stands in the operation log', async () => {
    const { signing, as, user } = await someone()
    await signIn(signing)
    const { accessToken } = await signIn(signing)
    const [notice, ...more] = await noticesOf(as(accessToken))
    expect(more).toEqual([])
    expect(notice?.content).toContain('Firefox, Windows')
    expect(notice?.content).toContain('127.0.0.1')
    expect(notice).toMatchObject({
      senderId: null,
      isRead: false,
      about: { resource: 'account', id: user.id },
    })
    const admin = await app.person('super_admin')
    const { list } = await app.call(operationLogEndpoints.page, { as: admin, body: {} })
    const entries = list.filter(({ action }) => action === 'newDevice')
    expect(entries).toMatchObject([{ resource: 'user', resourceId: user.id, actorId: user.id }])
  })

  test('from a browser that knows another account only is new to this one', async () => {
    const [one, other] = [await someone(), await someone()]
    await signIn(one.signing)
    const { deviceToken } = await signIn(other.signing)
    const { accessToken } = await signIn({ ...one.signing, deviceToken })
    expect(await noticesOf(one.as(accessToken))).toHaveLength(1)
    expect(await noticesOf(other.as((await signIn({ ...other.signing, deviceToken })).accessToken))).toEqual(
      [],
    )
  })

  test('with a wrong password tells nobody', async () => {
    const { signing, as } = await someone()
    const { accessToken } = await signIn(signing)
    const wrong = { ...signing, password: 'not the password' }
    expect((await app.request(sessionEndpoints.login, { body: wrong })).code).not.toBe(0)
    expect(await noticesOf(as(accessToken))).toEqual([])
  })

  test('by a second factor is told once it is through, and not from a browser that the account knows', async () => {
    const { signing, as, user } = await someone()
    const { accessToken, deviceToken } = await signIn(signing)
    const { secret } = await makeFactor(app.services, { userId: user.id })
    const enter = async (code: string, more = {}) => {
      const { data } = await app.request(sessionEndpoints.login, { body: { ...signing, ...more } })
      const { token } = pendingSignIn.parse(data)
      expect(await noticesOf(as(accessToken))).toEqual([])
      const body = { token, proof: { kind: 'code', code } as const, ...more }
      return app.call(sessionEndpoints.secondFactor, { body, headers: { 'user-agent': firefox } })
    }
    const now = Date.now()
    await enter(codeAt(secret, now), { deviceToken })
    expect(await noticesOf(as(accessToken))).toEqual([])
    await enter(codeAt(secret, now + 30_000))
    const [notice, ...more] = await noticesOf(as(accessToken))
    expect(more).toEqual([])
    expect(notice?.content).toContain('Firefox, Windows')
  })

  test('of a client without a name is told too', async () => {
    const { signing, as } = await someone()
    await signIn(signing)
    const { accessToken } = await signIn(signing, '')
    expect((await noticesOf(as(accessToken)))[0]?.content).toContain('unknown device')
  })
})

test('a learner reads it among their messages, and it goes with the account', async () => {
  const { signing, as } = await someone(['student'])
  await signIn(signing)
  const { accessToken } = await signIn(signing)
  const { list } = await app.call(learnerMessageEndpoints.messages, {
    as: as(accessToken),
    query: { pageNo: 1 },
  })
  expect(list.map(({ content }) => content)).toEqual([expect.stringContaining('Firefox, Windows')])
  expect(await app.call(learnerMessageEndpoints.unread, { as: as(accessToken) })).toBe(1)
  const { password } = signing
  await app.call(accountEndpoints.close, { as: as(accessToken), body: { password, handOverTo: null } })
  expect(await app.services.database.db.select().from(messageTable)).toEqual([])
})

test('a learner who registered is told of the next device', async () => {
  const account = {
    username: 'new.one',
    nickname: 'New',
    password: 'a good one',
    audience: 'learner',
  } as const
  await app.call(sessionEndpoints.register, { body: account })
  const { username, password } = account
  const { accessToken } = await signIn({ username, password })
  const headers = { authorization: `Bearer ${accessToken}` }
  expect(await app.call(learnerMessageEndpoints.unread, { headers })).toBe(1)
})
