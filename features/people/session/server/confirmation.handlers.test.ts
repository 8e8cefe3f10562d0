import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { confirmedForMs } from '#kit/call/server/stepUp.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeAuthenticator } from '#features/people/second-factor/server/makeAuthenticator.ts'
import { codeAt, makeFactor } from '#features/people/second-factor/server/makeFactor.ts'
import { secondFactorEndpoints } from '#features/people/second-factor/second-factor.contract.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { confirmationEndpoints, type IdentityProof } from '../confirmation.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { makeSession } from './makeSession.ts'

let app: TestApp
let admin: Person
let userId: number
let now = Date.now()
const password = 'correct horse'
// A fault of another feature.
const passkeyRefused = 1120
const party = { id: 'learn.example.org', origin: 'https://learn.example.org' }

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: party.origin })
  Object.assign(app.services, { now: () => now })
})
beforeEach(async () => {
  await app.empty()
  admin = await app.person('super_admin')
  now = Date.now()
  userId = (await makeUser(app.services.database.db, { roles: ['teacher'] })).id
})
afterAll(() => app.close())

const { ways, passkey, prove: proving } = confirmationEndpoints
const assign = async (as = admin) =>
  (await app.request(userEndpoints.assignRoles, { as, body: { id: userId, roles: ['teacher'] } })).code
const prove = (proof: IdentityProof, as = admin) => app.request(proving, { as, body: { proof } })
const unconfirmed = kitFaults.unconfirmed.code

test('what asks for it is open for a while after the sign-in, then after the password, in this session alone', async () => {
  const elsewhere = { ...admin, token: await makeSession(app.services.database.db, admin.id, { now }) }
  expect(await assign()).toBe(0)
  now += confirmedForMs + 1000
  expect(await assign()).toBe(unconfirmed)
  expect(await app.call(ways, { as: admin })).toEqual(['password'])
  const wrong = await prove({ kind: 'password', password: 'not it' })
  expect(wrong).toMatchObject({
    code: kitFaults.invalid.code,
    data: { fields: { password: expect.any(String) } },
  })
  expect(await assign()).toBe(unconfirmed)
  expect((await prove({ kind: 'password', password })).code).toBe(0)
  expect(await assign()).toBe(0)
  expect(await assign(elsewhere)).toBe(unconfirmed)
  now += confirmedForMs + 1000
  expect(await assign()).toBe(unconfirmed)
})

test('a person with a second factor proves by that, not by the password', async () => {
  const { secret } = await makeFactor(app.services, { userId: admin.id })
  now += confirmedForMs + 1000
  expect(await app.call(ways, { as: admin })).toEqual(['code'])
  expect((await prove({ kind: 'password', password })).code).toBe(kitFaults.invalid.code)
  expect(await assign()).toBe(unconfirmed)
  expect((await prove({ kind: 'code', code: codeAt(secret, now) })).code).toBe(0)
  expect(await assign()).toBe(0)
})

test('a passkey that was asked for at sign-in does not confirm, one that was asked for here does', async () => {
  const device = makeAuthenticator(party)
  const { challenge } = await app.call(secondFactorEndpoints.beginPasskey, { as: admin })
  const body = { name: 'Laptop', passkey: device.make(challenge) }
  await app.call(secondFactorEndpoints.addPasskey, { as: admin, body })
  now += confirmedForMs + 1000
  const adding = await app.request(secondFactorEndpoints.beginPasskey, { as: admin })
  expect(adding.code).toBe(unconfirmed)
  const asked = await app.call(passkey, { as: admin })
  const proof = { kind: 'passkey', passkey: device.prove(asked.challenge) } as const
  expect((await prove(proof)).code).toBe(0)
  expect((await prove(proof)).code).toBe(passkeyRefused)
  expect(await assign()).toBe(0)
})

test('passwords are not guessed at leisure in an open console', async () => {
  now += confirmedForMs + 1000
  const guesses = Array.from({ length: 20 }, () => prove({ kind: 'password', password: 'a guess' }))
  const codes = (await Promise.all(guesses)).map(({ code }) => code)
  expect(codes.filter((code) => code === kitFaults.invalid.code)).toHaveLength(10)
  expect((await prove({ kind: 'password', password })).code).toBe(sessionFaults.tooManyTries.code)
})

test('it is asked for by what is in the call: a look at a sheet needs none, taking the people in does', async () => {
  now += confirmedForMs + 1000
  const send = async (take: string) => {
    const body = new FormData()
    body.set('take', take)
    body.set('file', new Blob(['no sheet']), 'people.xlsx')
    const { method, path } = userEndpoints.import
    const answer = await app.fetch(method, `/console-api${path}`, { body }, admin)
    return JSON.parse(await answer.text())
  }
  expect(await send('no')).not.toMatchObject({ code: unconfirmed })
  expect(await send('yes')).toMatchObject({ code: unconfirmed })
})
