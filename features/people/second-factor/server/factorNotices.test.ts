import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { pendingSignIn, sessionEndpoints } from '#features/people/session/session.contract.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { secondFactorEndpoints } from '../second-factor.contract.ts'
import { codeAt } from './makeFactor.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(() => app.empty())
afterAll(() => app.close())

test('whoever has the account is told of each change of its factors, and of a recovery code that was used', async () => {
  const user = await makeUser(app.services.database.db, { roles: ['teacher'] })
  const signing = { username: user.username, password: user.password }
  const { accessToken, deviceToken } = await app.call(sessionEndpoints.login, { body: signing })
  let as: Person = { ...user, roles: ['teacher'], token: accessToken }
  const told: string[] = []
  /** The message that came since the last look, the newest first. */
  const news = async () => {
    const { list } = await app.call(messageEndpoints.page, { as, body: { type: 'message' } })
    const fresh = list.slice(0, list.length - told.length).map(({ content }) => content)
    told.push(...fresh)
    return fresh
  }

  const { id, secret } = await app.call(secondFactorEndpoints.beginTotp, { as })
  expect(await news()).toEqual([])
  const body = { id, name: 'My phone', code: codeAt(secret, Date.now()) }
  await app.call(secondFactorEndpoints.confirmTotp, { as, body })
  expect(await news()).toEqual([expect.stringMatching(/^“My phone” is now a second factor/)])

  const { recoveryCodes } = await app.call(secondFactorEndpoints.renewRecoveryCodes, { as })
  expect(await news()).toEqual([expect.stringMatching(/^Your account has new recovery codes/)])

  const { data } = await app.request(sessionEndpoints.login, { body: signing })
  const { token } = pendingSignIn.parse(data)
  const proof = { kind: 'recovery', code: recoveryCodes[0] ?? '' } as const
  const entered = await app.call(sessionEndpoints.secondFactor, { body: { token, proof, deviceToken } })
  as = { ...as, token: entered.accessToken }
  expect(await news()).toEqual([expect.stringMatching(/was used, at 127\.0\.0\.1\. Codes left: 9\./)])

  await app.call(secondFactorEndpoints.remove, { as, query: { id } })
  expect(await news()).toEqual([expect.stringMatching(/^“My phone” is no longer a second factor/)])

  const admin = await app.person('super_admin')
  await app.call(userEndpoints.resetFactors, { as: admin, body: { id: user.id } })
  const again = await app.call(sessionEndpoints.login, { body: { ...signing, deviceToken } })
  as = { ...as, token: again.accessToken }
  expect(await news()).toEqual([expect.stringMatching(/^An administrator has removed all second factors/)])
})
