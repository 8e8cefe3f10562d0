import '#kit/testing/server/bothDatabases.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { secondFactorEndpoints } from '#features/people/second-factor/second-factor.contract.ts'
import { codeAt } from '#features/people/second-factor/server/makeFactor.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { pendingSignIn, sessionEndpoints } from '../session.contract.ts'
import { makeSession } from './makeSession.ts'
import { sessionTable } from './session.table.ts'

const most = 5
const minute = 60_000
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ SESSIONS_PER_PERSON: String(most), SESSION_HOURS: '8760', SESSION_DAYS: '2' })
})
beforeEach(() => app.empty())
afterAll(() => app.close())

const db = () => app.services.database.db
const sessionsOf = async (userId: number) =>
  (await db().select().from(sessionTable)).filter((session) => session.userId === userId)

describe('one account has a limited number of sessions', () => {
  test('the one unused for longest makes room for a new one', async () => {
    const user = await makeUser(db(), { roles: ['teacher'] })
    const now = Date.now()
    for (let ago = 1; ago <= most; ago += 1)
      await makeSession(db(), user.id, { now: now - ago * minute, device: `used ${ago} minutes ago` })
    await app.call(sessionEndpoints.login, { body: { username: user.username, password: user.password } })
    const left = (await sessionsOf(user.id)).map(({ device }) => device)
    expect(left).toHaveLength(most)
    expect(left).not.toContain(`used ${most} minutes ago`)
    expect(left).toContain(`used ${most - 1} minutes ago`)
  })

  test('a hundred who sign in at once leave no more, and the sessions of others alone', async () => {
    const user = await makeUser(db(), { roles: ['teacher'] })
    const other = await app.person('teacher')
    const body = { username: user.username, password: user.password }
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => app.request(sessionEndpoints.login, { body })),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([0]))
    expect(await sessionsOf(user.id)).toHaveLength(most)
    expect(await sessionsOf(other.id)).toHaveLength(1)
  })

  test('also where a second factor stands between, for all who enter by one at once', async () => {
    const person = await app.person('teacher')
    const { id, secret } = await app.call(secondFactorEndpoints.beginTotp, { as: person })
    const factor = { id, name: 'Phone', code: codeAt(secret, Date.now()) }
    const { recoveryCodes } = await app.call(secondFactorEndpoints.confirmTotp, { as: person, body: factor })
    const body = { username: person.username, password: 'correct horse' }
    const halves = await Promise.all(
      recoveryCodes.slice(0, most + 3).map(async (code) => {
        const { data } = await app.request(sessionEndpoints.login, { body })
        return { token: pendingSignIn.parse(data).token, proof: { kind: 'recovery', code } as const }
      }),
    )
    const answers = await Promise.all(
      halves.map((half) => app.request(sessionEndpoints.secondFactor, { body: half })),
    )
    expect(answers.map(({ code }) => code)).toEqual(halves.map(() => 0))
    expect(await sessionsOf(person.id)).toHaveLength(most)
  })
})

test('a long idle end is cut at the absolute one', async () => {
  const user = await makeUser(db(), { roles: ['teacher'] })
  const begun = Date.now()
  Object.assign(app.services, { now: () => begun })
  const { expiresAt } = await app.call(sessionEndpoints.login, {
    body: { username: user.username, password: user.password },
  })
  Object.assign(app.services, { now: Date.now })
  expect(expiresAt).toBe(begun + 2 * 24 * 60 * minute)
})
