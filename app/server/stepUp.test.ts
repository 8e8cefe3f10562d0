import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { roles } from '#kit/contract/role.ts'
import { confirmedForMs } from '#kit/call/server/stepUp.ts'
import { profileEndpoints } from '#features/people/profile/profile.contract.ts'
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
    async ({ name, method, path }) => {
      const admin = await unconfirmed()
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
    const again = { oldPassword: body.newPassword, newPassword: 'and another one' }
    const { code } = await app.request(profileEndpoints.updatePassword, { as, body: again })
    expect(code).toBe(kitFaults.unconfirmed.code)
  })
})
