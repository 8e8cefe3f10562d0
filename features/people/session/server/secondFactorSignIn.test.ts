import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { operationLogTable } from '#kit/data/server/table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { secondFactorEndpoints } from '#features/people/second-factor/second-factor.contract.ts'
import type { FactorProof } from '#features/people/second-factor/proof.ts'
import { makeAuthenticator } from '#features/people/second-factor/server/makeAuthenticator.ts'
import { codeAt } from '#features/people/second-factor/server/makeFactor.ts'
import { recoveryCodeTable } from '#features/people/second-factor/server/second-factor.table.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { pendingSignIn, sessionEndpoints } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { makeSession } from './makeSession.ts'

let app: TestApp
let now = Date.now()
const password = 'correct horse'
// A fault of another feature.
const passkeyRefused = 1120
const step = 30_000
const party = { id: 'learn.example.org', origin: 'https://learn.example.org' }

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: party.origin, SECOND_FACTOR_ROLES: 'auditor' })
  Object.assign(app.services, { now: () => now })
})
beforeEach(async () => {
  now = Date.now()
  await app.empty()
})
afterAll(() => app.close())

const db = () => app.services.database.db
const login = ({ username }: Pick<Person, 'username'>) =>
  app.request(sessionEndpoints.login, { body: { username, password } })
const enter = (token: string, proof: FactorProof) =>
  app.request(sessionEndpoints.secondFactor, { body: { token, proof } })

/** The first half of signing in. */
async function begin(person: Pick<Person, 'username'>) {
  const { code, data } = await login(person)
  expect(code).toBe(sessionFaults.secondFactorNeeded.code)
  return pendingSignIn.parse(data)
}

/** Somebody with an authenticator app, whose next step has come. */
async function withApp() {
  const person = await app.person('lx_designer')
  const { id, secret } = await app.call(secondFactorEndpoints.beginTotp, { as: person })
  const body = { id, name: 'Phone', code: codeAt(secret, now) }
  const { recoveryCodes } = await app.call(secondFactorEndpoints.confirmTotp, { as: person, body })
  now += 2 * step
  return { person, recoveryCodes, code: (at = now) => codeAt(secret, at) }
}

/** Somebody with a passkey. */
async function withPasskey() {
  const person = await app.person('lx_designer')
  const device = makeAuthenticator(party)
  const { challenge } = await app.call(secondFactorEndpoints.beginPasskey, { as: person })
  const body = { name: 'Laptop', passkey: device.make(challenge) }
  await app.call(secondFactorEndpoints.addPasskey, { as: person, body })
  return { person, device }
}

const wrongCode = { code: kitFaults.invalid.code, data: { fields: { code: expect.any(String) } } }

describe('with an authenticator app', () => {
  test('the password alone opens nothing, a code opens the session', async () => {
    const { person, code } = await withApp()
    const { token, ways } = await begin(person)
    expect(ways).toEqual(['code', 'recovery'])
    const asked = await app.request(sessionEndpoints.permissionInfo, { as: { ...person, token } })
    expect(asked.code).toBe(kitFaults.expired.code)
    expect(await enter(token, { kind: 'code', code: '000000' })).toMatchObject(wrongCode)
    const { data } = await enter(token, { kind: 'code', code: code() })
    const as = { ...person, token: data.accessToken }
    expect((await app.call(sessionEndpoints.permissionInfo, { as })).user.id).toBe(person.id)
  })

  test('the session that asked for it ends, as by any sign-in anew, and not before the second half', async () => {
    const { person, code } = await withApp()
    const { token } = await begin(person)
    const ended = async () => (await app.request(sessionEndpoints.sessions, { as: person })).code
    expect(await ended()).toBe(0)
    const body = { token, proof: { kind: 'code', code: code() } as const }
    await app.call(sessionEndpoints.secondFactor, { as: person, body })
    expect(await ended()).toBe(kitFaults.expired.code)
  })

  test('a code is taken once, also in the sign-in of another browser, and no older one after it', async () => {
    const { person, code } = await withApp()
    const first = await begin(person)
    const second = await begin(person)
    const proof = { kind: 'code', code: code() } as const
    const answers = await Promise.all([enter(first.token, proof), enter(second.token, proof)])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([0, kitFaults.invalid.code])
    const { token } = await begin(person)
    expect(await enter(token, { kind: 'code', code: code(now - step) })).toMatchObject(wrongCode)
    expect((await enter(token, { kind: 'code', code: code(now + step) })).code).toBe(0)
  })

  test('the token of the first half serves once, ends soon, and with a new password', async () => {
    const { person, code } = await withApp()
    const used = await begin(person)
    await enter(used.token, { kind: 'code', code: code() })
    const ended = await begin(person)
    const as = await app.person('super_admin')
    const body = { id: person.id, newPassword: 'another good one' }
    await app.call(userEndpoints.resetPassword, { as, body })
    const { username } = person
    const anew = { body: { username, password: body.newPassword } }
    expect((await app.request(sessionEndpoints.login, anew)).code).toBe(sessionFaults.secondFactorNeeded.code)
    const expired = sessionFaults.signInExpired.code
    now += 2 * step
    for (const { token } of [used, ended, { token: 'nobody' }])
      expect((await enter(token, { kind: 'code', code: code() })).code).toBe(expired)
    const { person: other, code: codeOfOther } = await withApp()
    const { token, expiresAt } = await begin(other)
    now = expiresAt
    expect((await enter(token, { kind: 'code', code: codeOfOther() })).code).toBe(expired)
  })

  test('guesses end after so many, at any server, and the right code among them learns nothing', async () => {
    const { person, code } = await withApp()
    const tokens = await Promise.all(Array.from({ length: 4 }, async () => (await begin(person)).token))
    const guesses = Array.from({ length: 24 }, (_, count) =>
      enter(tokens[count % 4] ?? '', { kind: 'code', code: String(count).padStart(6, '0') }),
    )
    const codes = (await Promise.all(guesses)).map((answer) => answer.code)
    const { tooManyTries } = sessionFaults
    expect(codes.filter((one) => one !== tooManyTries.code)).toHaveLength(10)
    const right = () => enter(tokens[0] ?? '', { kind: 'code', code: code() })
    expect((await right()).code).toBe(tooManyTries.code)
    now += 15 * 60_000 + 1
    const { token } = await begin(person)
    expect((await enter(token, { kind: 'code', code: code() })).code).toBe(0)
  })

  test('what was tried is told in the log, never the code', async () => {
    const { person, code, recoveryCodes } = await withApp()
    const { token } = await begin(person)
    await enter(token, { kind: 'code', code: '246810' })
    await enter(token, { kind: 'recovery', code: recoveryCodes[0] ?? '' })
    const log = await db().select().from(operationLogTable).orderBy(operationLogTable.id)
    expect(log.slice(1)).toMatchObject([
      { action: 'signInHalfway', resourceId: person.id, actorId: null },
      { action: 'factorFailed', resourceId: person.id, after: { factor: 'code', failures: 1 } },
      { action: 'signIn', resourceId: person.id, after: { factor: 'recovery' } },
    ])
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`246810|${code()}|${recoveryCodes[0]}`))
  })
})

describe('a recovery code', () => {
  test('opens the session once, however it is typed; of two who send it at once, one gets in', async () => {
    const { person, recoveryCodes } = await withApp()
    const [code = '', other = ''] = recoveryCodes
    const tokens = [await begin(person), await begin(person)].map(({ token }) => token)
    const answers = await Promise.all(tokens.map((token) => enter(token, { kind: 'recovery', code })))
    expect(answers.map((answer) => answer.code).toSorted()).toEqual([0, kitFaults.invalid.code])
    const { token } = await begin(person)
    expect(await enter(token, { kind: 'recovery', code })).toMatchObject(wrongCode)
    const spaced = ` ${other.replace('-', ' ')} `
    expect((await enter(token, { kind: 'recovery', code: spaced })).code).toBe(0)
    expect(await db().select().from(recoveryCodeTable)).toHaveLength(8)
  })

  test('of somebody else opens nothing', async () => {
    const [one, another] = [await withApp(), await withApp()]
    const { token } = await begin(one.person)
    const [code = ''] = another.recoveryCodes
    expect(await enter(token, { kind: 'recovery', code })).toMatchObject(wrongCode)
  })
})

describe('with a passkey', () => {
  const ask = async (token: string) => app.call(sessionEndpoints.secondFactorPasskey, { body: { token } })

  test('the device opens the session, whose counter goes up', async () => {
    const { person, device } = await withPasskey()
    const { token, ways } = await begin(person)
    expect(ways).toEqual(['passkey', 'recovery'])
    const { challenge, rpId, allowCredentials } = await ask(token)
    expect([rpId, allowCredentials.map(({ id }) => id)]).toEqual([party.id, [device.id]])
    expect((await enter(token, { kind: 'passkey', passkey: device.prove(challenge) })).code).toBe(0)
  })

  test('an answer counts once, for its own challenge, site and account, and a copy that lags behind is refused', async () => {
    const { person, device } = await withPasskey()
    const { token } = await begin(person)
    const refused = passkeyRefused
    const codeOf = async (passkey: ReturnType<typeof device.prove>, of = token) =>
      (await enter(of, { kind: 'passkey', passkey })).code
    const proved = device.prove((await ask(token)).challenge)
    const second = await begin(person)
    expect(await codeOf(proved)).toBe(0)
    expect(await codeOf(proved, second.token)).toBe(refused)
    expect(await codeOf(device.prove('bm9ib2R5'), second.token)).toBe(refused)
    const elsewhere = device.prove((await ask(second.token)).challenge, 'https://elsewhere.example')
    expect(await codeOf(elsewhere, second.token)).toBe(refused)
    const other = await withPasskey()
    const theirs = await begin(other.person)
    expect(await codeOf(device.prove((await ask(second.token)).challenge), theirs.token)).toBe(refused)
    device.rewind(0)
    expect(await codeOf(device.prove((await ask(second.token)).challenge), second.token)).toBe(refused)
    device.rewind(20)
    expect(await codeOf(device.prove((await ask(second.token)).challenge), second.token)).toBe(0)
  })

  test('one that was removed in the meantime proves nothing', async () => {
    const { person, device } = await withPasskey()
    const { token } = await begin(person)
    const proved = device.prove((await ask(token)).challenge)
    const { factors } = await app.call(secondFactorEndpoints.list, { as: person })
    await app.call(secondFactorEndpoints.remove, { as: person, query: { id: factors[0]?.id ?? 0 } })
    const { code } = await enter(token, { kind: 'passkey', passkey: proved })
    expect(code).toBe(passkeyRefused)
    expect((await login(person)).code).toBe(0)
  })
})

describe('a role that asks for a second factor', () => {
  test('lets its holder do nothing else before one is set up', async () => {
    const { id, username } = await makeUser(db(), { roles: ['auditor'] })
    const { data } = await login({ username })
    const as: Person = { id, username, roles: ['auditor'], token: data.accessToken }
    const barred = sessionFaults.mustSetUpFactor.code
    expect((await app.request(sessionEndpoints.sessions, { as })).code).toBe(barred)
    expect((await app.call(sessionEndpoints.permissionInfo, { as })).mustSetUpFactor).toBe(true)
    const begun = await app.call(secondFactorEndpoints.beginTotp, { as })
    const body = { id: begun.id, name: 'Phone', code: codeAt(begun.secret, now) }
    await app.call(secondFactorEndpoints.confirmTotp, { as, body })
    expect((await app.request(sessionEndpoints.sessions, { as })).code).toBe(0)
    expect((await app.call(sessionEndpoints.permissionInfo, { as })).mustSetUpFactor).toBe(false)
  })

  test('is open in the session alone in which it was set up: those that only the password opened end', async () => {
    const { id, username } = await makeUser(db(), { roles: ['auditor'] })
    const enterBy = async () => (await login({ username })).data.accessToken
    const as: Person = { id, username, roles: ['auditor'], token: await enterBy() }
    const thief = { ...as, token: await enterBy() }
    const barred = sessionFaults.mustSetUpFactor.code
    expect((await app.request(sessionEndpoints.sessions, { as: thief })).code).toBe(barred)
    const begun = await app.call(secondFactorEndpoints.beginTotp, { as })
    const body = { id: begun.id, name: 'Phone', code: codeAt(begun.secret, now) }
    await app.call(secondFactorEndpoints.confirmTotp, { as, body })
    expect((await app.request(sessionEndpoints.sessions, { as: thief })).code).toBe(kitFaults.expired.code)
    expect(await app.call(sessionEndpoints.sessions, { as })).toHaveLength(1)
    const other = { ...as, token: await makeSession(db(), id, { hasFactor: true }) }
    const { challenge } = await app.call(secondFactorEndpoints.beginPasskey, { as })
    const passkey = makeAuthenticator(party).make(challenge)
    await app.call(secondFactorEndpoints.addPasskey, { as, body: { name: 'Laptop', passkey } })
    expect((await app.request(sessionEndpoints.sessions, { as: other })).code).toBe(0)
  })

  test('asks the sessions that are open when it is bound, with the next request', async () => {
    const user = await makeUser(db(), { roles: [] })
    const as: Person = { ...user, roles: [], token: await makeSession(db(), user.id, { now }) }
    const { person, code } = await withApp()
    const { token } = await begin(person)
    const { data } = await enter(token, { kind: 'code', code: code() })
    const admin = await app.person('super_admin')
    for (const { id } of [user, person])
      await app.call(userEndpoints.assignRoles, { as: admin, body: { id, roles: ['auditor'] } })
    expect((await app.request(sessionEndpoints.sessions, { as })).code).toBe(
      sessionFaults.mustSetUpFactor.code,
    )
    const withFactor = { ...person, token: data.accessToken }
    expect((await app.request(sessionEndpoints.sessions, { as: withFactor })).code).toBe(0)
  })

  test('asks sessions that are open once the operator names it, and where the last factor was removed', async () => {
    const { person, code } = await withApp()
    const { token } = await begin(person)
    const { data } = await enter(token, { kind: 'code', code: code() })
    const as = { ...person, token: data.accessToken }
    const { env } = app.services
    const before = env.SECOND_FACTOR_ROLES
    Object.assign(env, { SECOND_FACTOR_ROLES: ['lx_designer'] })
    const open = async () => (await app.request(sessionEndpoints.sessions, { as })).code
    expect(await open()).toBe(0)
    Object.assign(env, { SECOND_FACTOR_ROLES: before })
    const [factor] = (await app.call(secondFactorEndpoints.list, { as })).factors
    await app.call(secondFactorEndpoints.remove, { as, query: { id: factor?.id ?? 0 } })
    expect(await open()).toBe(0)
    Object.assign(env, { SECOND_FACTOR_ROLES: ['lx_designer'] })
    const closed = await open()
    Object.assign(env, { SECOND_FACTOR_ROLES: before })
    expect(closed).toBe(sessionFaults.mustSetUpFactor.code)
  })

  test('asks nothing of others', async () => {
    const { id, username } = await makeUser(db(), { roles: ['teacher'] })
    const { data } = await login({ username })
    const as: Person = { id, username, roles: ['teacher'], token: data.accessToken }
    expect((await app.call(sessionEndpoints.permissionInfo, { as })).mustSetUpFactor).toBe(false)
  })
})

describe('a reset by a super administrator', () => {
  test('takes all factors away and ends the sessions; nobody resets their own', async () => {
    const { person } = await withApp()
    const admin = await app.person('super_admin')
    const { resetFactors, get } = userEndpoints
    expect((await app.call(get, { as: admin, query: { id: person.id } })).hasSecondFactor).toBe(true)
    expect((await app.request(resetFactors, { as: admin, body: { id: admin.id } })).code).not.toBe(0)
    await app.call(resetFactors, { as: admin, body: { id: person.id } })
    expect((await app.request(sessionEndpoints.sessions, { as: person })).code).toBe(kitFaults.expired.code)
    expect((await login(person)).code).toBe(0)
    expect((await app.call(get, { as: admin, query: { id: person.id } })).hasSecondFactor).toBe(false)
    expect(await db().select().from(recoveryCodeTable)).toEqual([])
  })

  test('is for super administrators alone', async () => {
    const { person } = await withApp()
    const as = { ...person, token: await makeSession(db(), person.id) }
    const { code } = await app.request(userEndpoints.resetFactors, { as, body: { id: person.id } })
    expect(code).toBe(kitFaults.forbidden.code)
  })
})
