import '#kit/testing/server/bothDatabases.ts'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { solveChallenge } from 'altcha-lib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import { sessionEndpoints } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { makeChallenge } from './captcha.ts'
import { maxEffort } from './throttle.ts'

let app: TestApp
let now = Date.now()

beforeAll(async () => {
  app = await startTestApp({ CAPTCHA: 'on', TRUST_PROXY: '127.0.0.1' })
  Object.assign(app.services, { now: () => now })
})
beforeEach(() => app.empty())
afterAll(() => app.close())

/** Thousands of calls take long where others work too. */
const busyMachineMs = 300_000

const db = () => app.services.database.db
const { wrongCredentials, slowedDown, registeringSlowed } = sessionFaults

/** What a machine as quick as one likes answers to a captcha of this effort. */
async function worked(effort: number): Promise<string> {
  const challenge = await makeChallenge(app.services, effort, 0)
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

interface Try {
  readonly effort?: number
  readonly deviceToken?: string
  readonly from?: string
}

async function login(
  username: string,
  password: string,
  { effort = 1, from = '10.0.0.1', ...more }: Try = {},
) {
  const body = { username, password, captchaVerification: await worked(effort), ...more }
  return app.request(sessionEndpoints.login, { body, headers: { 'x-forwarded-for': from } })
}

/** A stranger who does all the work that is required. */
async function fail(username: string, times: number, from?: string) {
  const guess = { effort: maxEffort, ...(from && { from }) }
  const answers = await Promise.all(
    Array.from({ length: times }, (_none, count) => login(username, `guess ${count}`, guess)),
  )
  expect(answers.filter(({ code }) => code !== wrongCredentials.code)).toEqual([])
}

/** The effort of the challenge that this browser is given for a name. */
async function effortFor(username: string, { from = '10.0.0.1', ...more }: Omit<Try, 'effort'> = {}) {
  const headers = { 'x-forwarded-for': from }
  const { challenge } = await app.call(sessionEndpoints.captcha, { body: { username, ...more }, headers })
  return challenge?.parameters.data.effort
}

test(
  'a stranger fails a thousand times while the owner signs in each time',
  async () => {
    const owner = await makeUser(db())
    let { deviceToken } = (await login(owner.username, owner.password)).data
    for (let round = 0; round < 10; round += 1) {
      await fail(owner.username, 100)
      expect(await effortFor(owner.username, { deviceToken })).toBe(1)
      const known = await login(owner.username, owner.password, { deviceToken })
      expect(known.code).toBe(0)
      ;({ deviceToken } = known.data)
      expect(await effortFor(owner.username, { from: '10.9.9.9' })).toBe(maxEffort)
      const elsewhere = { effort: maxEffort, from: '10.9.9.9' }
      expect((await login(owner.username, owner.password, elsewhere)).code).toBe(0)
    }
  },
  busyMachineMs,
)

test('too easy a captcha says nothing of the password and counts as no failure', async () => {
  const owner = await makeUser(db())
  await fail(owner.username, 5)
  for (const password of [owner.password, 'not it', 'nor this'])
    expect((await login(owner.username, password)).code).toBe(slowedDown.code)
  expect((await login(owner.username, owner.password, { effort: 2 })).code).toBe(0)
})

test('a name that does not exist is slowed down just the same, whatever its case', async () => {
  await fail('nobody.here', 5)
  expect(await effortFor('NOBODY.here')).toBe(2)
  expect((await login('NOBODY.here', 'x')).code).toBe(slowedDown.code)
})

test('guesses at the same moment gain nothing, the right one among them included', async () => {
  const owner = await makeUser(db())
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(owner.username, 'a guess')))
  const looked = answers.filter(({ code }) => code === wrongCredentials.code)
  expect(looked).toHaveLength(5)
  expect((await login(owner.username, owner.password)).code).toBe(slowedDown.code)
})

test('a class of 90 with right passwords gets in behind one address, also after fifty wrong names', async () => {
  const people = await Promise.all(Array.from({ length: 90 }, () => makeUser(db())))
  const enter = (effort: number) =>
    Promise.all(people.map(({ username, password }) => login(username, password, { effort })))
  expect((await enter(1)).map(({ code }) => code)).toEqual(people.map(() => 0))
  await Promise.all(Array.from({ length: 60 }, (_none, count) => fail(`guess-${count}`, 1)))
  const [someone] = people
  expect(await effortFor(someone?.username ?? '')).toBe(maxEffort)
  expect(await effortFor(someone?.username ?? '', { from: '10.0.0.2' })).toBe(1)
  expect((await enter(maxEffort)).map(({ code }) => code)).toEqual(people.map(() => 0))
})

test('a known browser pays for its own failures, and is forgiven by the right password', async () => {
  const owner = await makeUser(db())
  const { deviceToken } = (await login(owner.username, owner.password)).data
  for (let count = 0; count < 5; count += 1) await login(owner.username, 'mistyped', { deviceToken })
  expect(await effortFor(owner.username, { deviceToken })).toBe(2)
  expect(await effortFor(owner.username)).toBe(1)
  expect((await login(owner.username, owner.password, { deviceToken, effort: 2 })).code).toBe(0)
  expect(await effortFor(owner.username, { deviceToken })).toBe(1)
})

test('a shared browser is known to each account that signed in from it, and to no other', async () => {
  const [first, second, third] = await Promise.all([makeUser(db()), makeUser(db()), makeUser(db())])
  const { deviceToken } = (await login(first.username, first.password)).data
  const both = (await login(second.username, second.password, { deviceToken })).data.deviceToken
  for (const { username } of [first, second, third]) await fail(username, 5)
  const efforts = [first, second, third].map(({ username }) => effortFor(username, { deviceToken: both }))
  expect(await Promise.all(efforts)).toEqual([1, 1, 2])
  expect(
    await effortFor(first.username, {
      deviceToken: both.replace(/^./, (sign) => (sign === 'x' ? 'y' : 'x')),
    }),
  ).toBe(2)
})

test('an administrator’s reset forgives what failed', async () => {
  const owner = await makeUser(db())
  const admin = await app.person('super_admin')
  await fail(owner.username, 6)
  const body = { id: owner.id, newPassword: 'a quiet river 7' }
  await app.call(userEndpoints.resetPassword, { as: admin, body })
  expect((await login(owner.username, 'a quiet river 7')).code).toBe(0)
})

test('a day without failures is forgiven', async () => {
  await fail('nobody.here', 6)
  now += 24 * 3_600_000 + 1
  expect(await effortFor('nobody.here')).toBe(1)
  await fail('nobody.here', 1)
  expect(await effortFor('nobody.here')).toBe(1)
})

test(
  'a hall of 300 registers behind one address: slower, never shut',
  async () => {
    const headers = { 'x-forwarded-for': '10.0.0.7' }
    const effortOf = async (from: string) => {
      const request = { body: { purpose: 'register' as const }, headers: { 'x-forwarded-for': from } }
      return (await app.call(sessionEndpoints.captcha, request)).challenge?.parameters.data.effort ?? 0
    }
    const register = async (username: string, effort: number) => {
      const body = {
        username,
        nickname: username,
        password: 'a quiet river 7',
        captchaVerification: await worked(effort),
      }
      return app.request(sessionEndpoints.register, { body, headers })
    }
    const registered: number[] = []
    for (let from = 0; from < 300; from += 20) {
      const effort = await effortOf('10.0.0.7')
      // Of those who come at the same moment some are asked once more, as the form does.
      const some = Array.from({ length: 20 }, async (_, index) => {
        const first = await register(`guest-${from + index}`, effort)
        return first.code === registeringSlowed.code ? register(`guest-${from + index}`, maxEffort) : first
      })
      registered.push(...(await Promise.all(some)).map(({ code }) => code))
    }
    expect(registered).toEqual(Array.from({ length: 300 }, () => 0))
    expect(await effortOf('10.0.0.7')).toBe(maxEffort)
    expect((await register('in-a-hurry', 1)).code).toBe(registeringSlowed.code)
    expect(await effortOf('10.0.0.8')).toBe(1)
  },
  busyMachineMs,
)
