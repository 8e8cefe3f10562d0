import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { confirmedForMs } from '#kit/call/server/stepUp.ts'
import { operationLogTable } from '#kit/data/server/table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { accountEndpoints } from '#features/people/user/account.contract.ts'
import { makeAuthenticator } from '#features/people/second-factor/server/makeAuthenticator.ts'
import { codeAt, makeFactor } from '#features/people/second-factor/server/makeFactor.ts'
import { secondFactorEndpoints } from '#features/people/second-factor/second-factor.contract.ts'
import type { FactorProof } from '#features/people/second-factor/proof.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { messageEndpoints } from '#features/learning/message/message.contract.ts'
import { confirmationEndpoints } from '../confirmation.contract.ts'
import { pendingSignIn, sessionEndpoints } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { forgetTriesAfterMs } from './factorTries.ts'
import { makeSession } from './makeSession.ts'
import { sweepSessions } from './session.jobs.ts'
import { signInAttemptTable } from './session.table.ts'

let app: TestApp
let now = Date.now()
const [step, minute] = [30_000, 60_000]
const party = { id: 'learn.example.org', origin: 'https://learn.example.org' }
const shut = sessionFaults.tooManyTries.code
const wrong = kitFaults.invalid.code

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: party.origin })
  Object.assign(app.services, { now: () => now })
})
beforeEach(async () => {
  now = Date.now()
  await app.empty()
})
afterAll(() => app.close())

const db = () => app.services.database.db

/** Somebody with an authenticator app, a session, and a browser that the account knows. */
async function someone() {
  const user = await makeUser(db(), { roles: ['teacher'] })
  const signing = { username: user.username, password: user.password }
  const { deviceToken } = await app.call(sessionEndpoints.login, { body: signing })
  const { secret } = await makeFactor(app.services, { userId: user.id })
  const as: Person = { ...user, roles: ['teacher'], token: await makeSession(db(), user.id, { now }) }
  const begin = async () => {
    const { data } = await app.request(sessionEndpoints.login, { body: signing })
    return pendingSignIn.parse(data).token
  }
  const enter = async (proof: FactorProof, browser: { readonly deviceToken?: string } = {}) =>
    app.request(sessionEndpoints.secondFactor, { body: { token: await begin(), proof, ...browser } })
  const guess = (browser = {}) => enter({ kind: 'code', code: '000000' }, browser)
  const right = () => ({ kind: 'code', code: codeAt(secret, now) }) as const
  /** Uses up the tries of a while, whose last one is wrong like the others. */
  const useUp = async () => {
    for (let count = 0; count < 10; count += 1) expect((await guess()).code).toBe(wrong)
  }
  return { ...user, as, deviceToken, begin, enter, guess, right, useUp }
}

const noticesOf = async (as: Person) =>
  (await app.call(messageEndpoints.page, { as, body: { type: 'message' } })).list.map(
    ({ content }) => content,
  )
const failuresIn = async () =>
  (await db().select().from(operationLogTable).orderBy(operationLogTable.id)).filter(
    ({ action }) => action === 'factorFailed',
  )
const triesIn = async () =>
  (await db().select().from(signInAttemptTable)).filter(({ key }) => key.startsWith('factor:'))

describe('tries of codes', () => {
  test('are shut for twice as long each time, up to a day, and it is said for how long', async () => {
    const { useUp, guess, enter, right } = await someone()
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1440, 1440]) {
      await useUp()
      const told = await guess()
      expect(told).toMatchObject({
        code: shut,
        message: `Too many wrong tries. Try again in ${minutes} min`,
      })
      now += (minutes - 1) * minute
      expect(await guess()).toMatchObject({ code: shut, message: expect.stringContaining('in 1 min') })
      now += minute
    }
    now += 3 * 24 * 60 * minute
    await sweepSessions.run(app.services, {})
    await useUp()
    expect((await guess()).message).toContain('in 1440 min')
    now += 1440 * minute
    expect((await enter(right())).code).toBe(0)
    now += step
    await useUp()
    expect((await guess()).message).toContain('in 15 min')
  })

  test('are forgotten long after', async () => {
    const { useUp } = await someone()
    await useUp()
    now += forgetTriesAfterMs + 1
    await sweepSessions.run(app.services, {})
    expect(await triesIn()).toEqual([])
  })

  test('that are used up are told to the owner, and each half sign-in stands in the log', async () => {
    const { useUp, guess, as, id } = await someone()
    for (let count = 0; count < 9; count += 1) await guess()
    expect(await noticesOf(as)).toEqual([])
    await guess()
    expect(await noticesOf(as)).toEqual([expect.stringMatching(/^Someone knows your password: at 127/)])
    expect((await failuresIn()).map(({ after }) => Object(after).failures)).toEqual([1, 2, 4, 8, 10])
    const log = await db().select().from(operationLogTable)
    const halves = log.filter(({ action }) => action === 'signInHalfway')
    expect(halves).toHaveLength(10)
    expect(halves[0]).toMatchObject({ resource: 'user', resourceId: id, after: { address: '127.0.0.1' } })
    now += 15 * minute
    await useUp()
    expect(await noticesOf(as)).toHaveLength(2)
  })

  test('of strangers keep the owner neither out of a browser that the account knows, nor from recovery codes', async () => {
    const { as, useUp, enter, right, deviceToken, guess } = await someone()
    const { recoveryCodes: codes } = await app.call(secondFactorEndpoints.renewRecoveryCodes, { as })
    await useUp()
    expect((await enter(right())).code).toBe(shut)
    expect((await enter({ kind: 'recovery', code: codes[0] ?? '' })).code).toBe(0)
    await useUp()
    expect((await enter(right(), { deviceToken })).code).toBe(0)
    expect((await guess()).code).toBe(shut)
    for (let count = 0; count < 10; count += 1)
      expect((await enter({ kind: 'recovery', code: 'not one' })).code).toBe(wrong)
    expect((await enter({ kind: 'recovery', code: codes[1] ?? '' })).code).toBe(shut)
  })

  test('in an open session count apart from those at sign-in', async () => {
    const { as, enter, right } = await someone()
    now += confirmedForMs + 1
    const prove = (code: string) =>
      app.request(confirmationEndpoints.prove, { as, body: { proof: { kind: 'code', code } } })
    for (let count = 0; count < 10; count += 1) expect((await prove('000000')).code).toBe(wrong)
    expect((await prove(right().code)).code).toBe(shut)
    expect(await noticesOf(as)).toEqual([expect.stringMatching(/^In an open session of your account/)])
    expect((await enter(right())).code).toBe(0)
  })

  test.each(['resetFactors', 'resetPassword'])('are forgotten with %s', async (verb) => {
    const { id, useUp } = await someone()
    await useUp()
    const as = await app.person('super_admin')
    if (verb === 'resetFactors') await app.call(userEndpoints.resetFactors, { as, body: { id } })
    else await app.call(userEndpoints.resetPassword, { as, body: { id, newPassword: 'another good one' } })
    expect(await triesIn()).toEqual([])
  })

  test('go with the account', async () => {
    const { as, password, useUp } = await someone()
    await useUp()
    await app.call(accountEndpoints.close, { as, body: { password, handOverTo: null } })
    expect(await triesIn()).toEqual([])
  })
})

describe('junk in place of a passkey', () => {
  const junk = { id: 'a', clientDataJSON: 'a', authenticatorData: 'a', signature: 'a' }

  test('of somebody who has none is refused, and neither counted nor noted', async () => {
    const { enter } = await someone()
    expect((await enter({ kind: 'passkey', passkey: junk })).code).not.toBe(0)
    expect((await enter({ kind: 'recovery', code: 'none was made' })).code).toBe(wrong)
    expect([...(await failuresIn()), ...(await triesIn())]).toEqual([])
  })

  test('is noted fewer and fewer times, and shuts nobody out', async () => {
    const { as, begin } = await someone()
    const device = makeAuthenticator(party)
    const { challenge } = await app.call(secondFactorEndpoints.beginPasskey, { as })
    const body = { name: 'Laptop', passkey: device.make(challenge) }
    await app.call(secondFactorEndpoints.addPasskey, { as, body })
    const token = await begin()
    const enter = (passkey: typeof junk) =>
      app.request(sessionEndpoints.secondFactor, { body: { token, proof: { kind: 'passkey', passkey } } })
    for (let count = 0; count < 20; count += 1) expect((await enter(junk)).code).not.toBe(0)
    expect((await failuresIn()).map(({ after }) => Object(after).failures)).toEqual([1, 2, 4, 8, 16])
    const asked = await app.call(sessionEndpoints.secondFactorPasskey, { body: { token } })
    expect((await enter(device.prove(asked.challenge))).code).toBe(0)
    expect(await triesIn()).toEqual([])
  })
})
