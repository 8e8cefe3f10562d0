import '#kit/testing/server/bothDatabases.ts'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { sessionEndpoints } from '../session.contract.ts'
import { sessionFaults } from '../session.faults.ts'
import { usedChallengeTable } from './session.table.ts'
import { sweepSessions } from './session.jobs.ts'

let app: TestApp
let now = Date.now()

beforeAll(async () => {
  app = await startTestApp({ CAPTCHA: 'on' })
  Object.assign(app.services, { now: () => now })
})
afterAll(() => app.close())

async function challenge() {
  const answer = await app.call(sessionEndpoints.captcha, { body: {} })
  if (!answer.challenge) throw new Error('no challenge')
  return answer.challenge
}

async function solved() {
  const issued = await challenge()
  const solution = await solveChallenge({ challenge: issued, deriveKey })
  return { challenge: issued, solution }
}

const packed = (payload: object) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function login(captchaVerification?: string) {
  const { username, password } = await makeUser(app.services.database.db)
  const body = { username, password, ...(captchaVerification !== undefined && { captchaVerification }) }
  return (await app.request(sessionEndpoints.login, { body })).code
}

test('without the proof of work nobody signs in or registers', async () => {
  expect(await login()).toBe(sessionFaults.captchaMissing.code)
  const body = { username: 'new.one', nickname: 'New', password: 'a good one' }
  const { code } = await app.request(sessionEndpoints.register, { body })
  expect(code).toBe(sessionFaults.captchaMissing.code)
})

test('with it the door opens, once', async () => {
  const verification = packed(await solved())
  expect(await login(verification)).toBe(0)
  expect(await login(verification)).toBe(sessionFaults.captchaWrong.code)
})

test('one answer sent many times at once opens the door once', async () => {
  const verification = packed(await solved())
  const codes = await Promise.all(Array.from({ length: 6 }, () => login(verification)))
  expect(codes.filter((code) => code === 0)).toHaveLength(1)
})

test('one that is under way while the key is changed counts, until the old key is taken away', async () => {
  const { services } = app
  const { current } = services.secretKey
  const [early, late] = [packed(await solved()), packed(await solved())]
  const anew = Buffer.alloc(32, 1)
  Object.assign(services, { secretKey: { current: anew, old: current } })
  expect(await login(early)).toBe(0)
  expect(await login(packed(await solved()))).toBe(0)
  Object.assign(services, { secretKey: { current: anew, old: undefined } })
  expect(await login(late)).toBe(sessionFaults.captchaWrong.code)
})

test('it runs out after ten minutes', async () => {
  const verification = packed(await solved())
  now += 10 * 60_000 + 1000
  expect(await login(verification)).toBe(sessionFaults.captchaWrong.code)
})

test('a made-up, changed or unsolved one is refused', async () => {
  const right = await solved()
  const { parameters } = right.challenge
  const easier = { ...right, challenge: { ...right.challenge, parameters: { ...parameters, cost: 1 } } }
  const later = { parameters: { ...parameters, expiresAt: parameters.expiresAt + 9999 } }
  const wrongs = [
    'nonsense',
    packed({}),
    packed({ ...right, solution: { counter: 0, derivedKey: '00' } }),
    packed({ ...right, challenge: { ...right.challenge, signature: '00' } }),
    packed(easier),
    packed({ ...right, challenge: { ...right.challenge, ...later } }),
  ]
  for (const wrong of wrongs) expect(await login(wrong)).toBe(sessionFaults.captchaWrong.code)
})

test('answers that ran out are swept away', async () => {
  expect(await login(packed(await solved()))).toBe(0)
  const { db } = app.services.database
  now += 3_600_000
  await sweepSessions.run(app.services, {})
  expect(await db.select().from(usedChallengeTable)).toEqual([])
})

test('an operator may turn it off', async () => {
  const open = await startTestApp({ CAPTCHA: 'off' })
  expect(await open.call(sessionEndpoints.captcha, { body: {} })).toEqual({ enabled: false })
  await open.close()
})
