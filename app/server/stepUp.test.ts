import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { roles } from '#kit/contract/role.ts'
import { confirmedForMs } from '#kit/call/server/stepUp.ts'
import { codeAt, makeFactor } from '#features/people/second-factor/server/makeFactor.ts'
import { sessionFaults } from '#features/people/session/session.faults.ts'
import { accountEndpoints } from '#features/people/user/account.contract.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
import { confirmationEndpoints } from '#features/people/session/confirmation.contract.ts'
import { makeSession } from '#features/people/session/server/makeSession.ts'
import { makeUser } from '#features/people/user/server/makeUser.ts'
import { contracts } from '../contracts.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'
import { sampleRequest } from './testing/sampleRequest.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const endpointsOf = (verbs: Endpoints): [string, Endpoint][] => Object.entries(verbs)
const named = Object.entries(contracts).flatMap(([feature, verbs]) =>
  endpointsOf(verbs).map(([verb, endpoint]) => ({ name: `${feature}.${verb}`, ...endpoint })),
)
const asking = named.filter(({ stepUp }) => stepUp === 'every')

/** A session of this account that was opened a while ago. */
const longAgo = (id: number) =>
  makeSession(app.services.database.db, id, { now: Date.now() - confirmedForMs - 1000 })

async function unconfirmed(): Promise<Person> {
  const person = await app.person(...roles)
  return { ...person, token: await longAgo(person.id) }
}

describe('A8-confirm', () => {
  test('holds for rights, money, keys, factors, and what is known of people', () => {
    expect(asking.map(({ name }) => name).toSorted()).toEqual([
      ...['account.close', 'account.closeOther', 'account.data', 'aiConnect.use'],
      ...['assignment.export', 'exchangeCode.export', 'exchangeTask.create', 'exchangeTask.download'],
      ...['operationLog.export', 'order.export', 'order.refund'],
      ...['profile.updatePassword', 'secondFactor.beginPasskey', 'secondFactor.beginTotp'],
      ...[
        'secondFactor.remove',
        'secondFactor.renewRecoveryCodes',
        'study.export',
        'user.assignRoles',
        'user.create',
      ],
      ...['user.export', 'user.resetFactors', 'user.resetPassword', 'user.updateStatus', 'voiceConnect.use'],
    ])
  })

  test.each(asking)(
    'refuses $name where nobody proved lately who they are',
    async ({ name, method, path, ownPassword }) => {
      const admin = await unconfirmed()
      // The password that its form asks for is not enough where there is a second factor.
      if (ownPassword !== undefined) await makeFactor(app.services, { userId: admin.id })
      const { as: _as, ...sent } = await sampleRequest(name)({ app, admin })
      const answer = await app.fetch(method, prefix + path, sent, admin)
      expect(JSON.parse(await answer.text())).toMatchObject({ code: kitFaults.unconfirmed.code })
    },
  )

  test('asks nothing of whoever must change the password first, which is all that they may do', async () => {
    const { id, username, password } = await makeUser(app.services.database.db, { mustChangePassword: true })
    const as: Person = { id, username, roles: [], token: await longAgo(id) }
    const body = { oldPassword: password, newPassword: 'a much better one' }
    expect((await app.request(profileEndpoints.updatePassword, { as, body })).code).toBe(0)
    expect((await app.request(accountEndpoints.data, { as })).code).toBe(kitFaults.unconfirmed.code)
  })

  describe.each([
    {
      what: 'changing the password',
      field: 'oldPassword',
      send: (as: Person, oldPassword: string) =>
        app.request(profileEndpoints.updatePassword, {
          as,
          body: { oldPassword, newPassword: 'a new good one' },
        }),
    },
    {
      what: 'closing the account',
      field: 'password',
      send: (as: Person, password: string) =>
        app.request(accountEndpoints.close, { as, body: { password, handOverTo: null } }),
    },
  ])('of $what', ({ field, send }) => {
    async function owner() {
      const { id, username, password } = await makeUser(app.services.database.db)
      return { id, username, password, roles: [], token: await longAgo(id) }
    }

    test('asks once: the password in its form confirms the session', async () => {
      const as = await owner()
      const wrong = await send(as, 'not it')
      expect(wrong).toMatchObject({
        code: kitFaults.invalid.code,
        data: { fields: { [field]: expect.any(String) } },
      })
      expect((await app.request(accountEndpoints.data, { as })).code).toBe(kitFaults.unconfirmed.code)
      expect((await send(as, as.password)).code).toBe(0)
    })

    test('lets nobody guess it: wrong ones count with those of the dialog', async () => {
      const as = await owner()
      const { prove } = confirmationEndpoints
      const guess = { kind: 'password', password: 'a guess' } as const
      for (let count = 0; count < 5; count += 1) {
        await send(as, 'a guess')
        await app.request(prove, { as, body: { proof: guess } })
      }
      expect((await send(as, as.password)).code).toBe(sessionFaults.tooManyTries.code)
    })

    test('wants the factor where there is one, and then the password too', async () => {
      const as = await owner()
      const { secret } = await makeFactor(app.services, { userId: as.id })
      expect((await send(as, as.password)).code).toBe(kitFaults.unconfirmed.code)
      const proof = { kind: 'code', code: codeAt(secret, Date.now()) } as const
      await app.call(confirmationEndpoints.prove, { as, body: { proof } })
      expect((await send(as, 'not it')).code).toBe(kitFaults.invalid.code)
      expect((await send(as, as.password)).code).toBe(0)
    })
  })
})
