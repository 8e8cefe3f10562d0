import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { makeFactor } from '#features/people/second-factor/server/makeFactor.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import { pendingSignIn, sessionEndpoints } from '#features/people/session/session.contract.ts'
import { sessionFaults } from '#features/people/session/session.faults.ts'
import { signInAttemptTable } from '#features/people/session/server/session.table.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'
import { runUserCommand } from './userCommand.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ SECOND_FACTOR_ROLES: 'auditor' })
})
beforeEach(() => app.empty())
afterAll(() => app.close())

const db = () => app.services.database.db
const run = (...words: string[]) => runUserCommand(db(), words, {}, Date.now())
const opens = async (as: Person) => (await app.request(sessionEndpoints.sessions, { as })).code

test('a role that is bound asks the sessions that are open for the second factor that it requires', async () => {
  const user = await makeUser(db(), { roles: ['teacher'] })
  const as: Person = { ...user, roles: ['teacher'], token: await makeSession(db(), user.id) }
  expect(await opens(as)).toBe(0)
  await run('roles', user.username, 'teacher,auditor')
  expect(await opens(as)).toBe(sessionFaults.mustSetUpFactor.code)
  await run('roles', user.username, 'teacher')
  expect(await opens(as)).toBe(0)
})

test('a reset of second factors ends the sessions, forgets the tries, and is told to whoever has the account', async () => {
  const user = await makeUser(db(), { roles: ['teacher'] })
  const as: Person = { ...user, roles: ['teacher'], token: await makeSession(db(), user.id) }
  await makeFactor(app.services, { userId: user.id })
  const body = { username: user.username, password: user.password }
  const { token } = pendingSignIn.parse((await app.request(sessionEndpoints.login, { body })).data)
  const proof = { kind: 'code', code: '000000' } as const
  expect((await app.request(sessionEndpoints.secondFactor, { body: { token, proof } })).code).not.toBe(0)
  expect(await db().select().from(signInAttemptTable)).toHaveLength(1)
  await run('reset-factors', user.username)
  expect(await opens(as)).toBe(kitFaults.expired.code)
  expect(await db().select().from(signInAttemptTable)).toEqual([])
  const { accessToken } = await app.call(sessionEndpoints.login, { body })
  const { list } = await app.call(messageEndpoints.page, { as: { ...as, token: accessToken }, body: {} })
  expect(list.map(({ content }) => content)).toContainEqual(
    expect.stringMatching(/^An administrator has removed all second factors/),
  )
})
