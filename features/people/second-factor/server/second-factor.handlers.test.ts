import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { kitFaults } from '#kit/contract/fault.ts'
import { operationLogTable } from '#kit/data/server/table.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { maxFactors, secondFactorEndpoints } from '../second-factor.contract.ts'
import { secondFactorFaults } from '../second-factor.faults.ts'
import { challengeMs } from './challenges.ts'
import { makeAuthenticator } from './makeAuthenticator.ts'
import { codeAt, makeFactor } from './makeFactor.ts'
import { recoveryCodeTable, secondFactorTable } from './second-factor.table.ts'

let app: TestApp
let person: Person
let now = Date.now()
const party = { id: 'learn.example.org', origin: 'https://learn.example.org' }

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: party.origin, SECOND_FACTOR_ROLES: 'auditor' })
  Object.assign(app.services, { now: () => now })
})
beforeEach(async () => {
  now = Date.now()
  await app.empty()
  person = await app.person('lx_designer')
})
afterAll(() => app.close())

const db = () => app.services.database.db
const { list, beginTotp, confirmTotp, beginPasskey, addPasskey, rename, remove, renewRecoveryCodes } =
  secondFactorEndpoints
const listed = (as = person) => app.call(list, { as })
const actions = async () => (await db().select().from(operationLogTable)).map(({ action }) => action)
const fieldsOf = (answer: { data: unknown }): unknown => Object(answer.data).fields

async function addTotp(as = person) {
  const { id, secret } = await app.call(beginTotp, { as })
  const body = { id, name: 'Phone', code: codeAt(secret, now) }
  const { recoveryCodes } = await app.call(confirmTotp, { as, body })
  return { id, secret, recoveryCodes }
}

describe('an authenticator app', () => {
  test('counts once a code of it was entered, and brings recovery codes with it', async () => {
    const { id, secret, uri } = await app.call(beginTotp, { as: person })
    expect(uri).toContain(`otpauth://totp/Lectern:${person.username}`)
    expect(uri).toContain(`secret=${secret}`)
    expect((await listed()).factors).toEqual([])
    const wrong = await app.request(confirmTotp, { as: person, body: { id, name: 'Phone', code: '000000' } })
    expect(fieldsOf(wrong)).toEqual({ code: 'This code is not right, or it was used already' })
    const body = { id, name: 'Phone', code: codeAt(secret, now).replace(/^.../, '$& ') }
    const { recoveryCodes } = await app.call(confirmTotp, { as: person, body })
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(await listed()).toMatchObject({
      factors: [{ id, kind: 'totp', name: 'Phone' }],
      recoveryCodesLeft: 10,
      passkeyOrigin: party.origin,
    })
    expect(await actions()).toEqual(['addFactor'])
  })

  test('leaves neither its secret nor a recovery code readable in the database', async () => {
    const { secret, recoveryCodes } = await addTotp()
    const stored = JSON.stringify([
      await db().select().from(secondFactorTable),
      await db().select().from(recoveryCodeTable),
      await db().select().from(operationLogTable),
    ])
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))])
      expect(stored).not.toContain(text)
  })

  test('that was moved to another account does not open there', async () => {
    const other = await app.person('lx_designer')
    const { secret } = await makeFactor(app.services, { userId: other.id, isConfirmed: false })
    await db().update(secondFactorTable).set({ userId: person.id })
    const [row] = await db().select().from(secondFactorTable)
    const body = { id: row?.id ?? 0, name: 'Mine', code: codeAt(secret, now) }
    expect((await app.request(confirmTotp, { as: person, body })).code).toBe(kitFaults.invalid.code)
  })

  test('is begun anew by whoever left it, and the secret before counts no more', async () => {
    const first = await app.call(beginTotp, { as: person })
    await app.call(beginTotp, { as: person })
    const body = { id: first.id, name: 'Phone', code: codeAt(first.secret, now) }
    expect((await app.request(confirmTotp, { as: person, body })).code).toBe(kitFaults.notFound.code)
  })

  test('asks for a name', async () => {
    const { id, secret } = await app.call(beginTotp, { as: person })
    const body = { id, name: ' ', code: codeAt(secret, now) }
    expect(fieldsOf(await app.request(confirmTotp, { as: person, body }))).toHaveProperty('name')
  })
})

describe('a passkey', () => {
  const device = () => makeAuthenticator(party)

  test('is stored with its name once the device has answered', async () => {
    const { challenge, rp, user } = await app.call(beginPasskey, { as: person })
    expect(rp.id).toBe(party.id)
    expect(user).toMatchObject({ name: person.username })
    const body = { name: 'Laptop', passkey: device().make(challenge) }
    const { recoveryCodes } = await app.call(addPasskey, { as: person, body })
    expect(recoveryCodes).toHaveLength(10)
    expect((await listed()).factors).toMatchObject([{ kind: 'passkey', name: 'Laptop', lastUsedAt: null }])
  })

  test('is not offered again to the device that has it', async () => {
    const laptop = device()
    const { challenge } = await app.call(beginPasskey, { as: person })
    await app.call(addPasskey, { as: person, body: { name: 'Laptop', passkey: laptop.make(challenge) } })
    const { excludeCredentials } = await app.call(beginPasskey, { as: person })
    expect(excludeCredentials).toEqual([{ id: laptop.id, type: 'public-key', transports: ['internal'] }])
  })

  test.each([
    ['a challenge of nobody', () => 'bm9ib2R5', party.origin],
    ['another site', (challenge: string) => challenge, 'https://elsewhere.example'],
  ])('that answers for %s is refused', async (_what, asked, origin) => {
    const { challenge } = await app.call(beginPasskey, { as: person })
    const body = { name: 'Laptop', passkey: device().make(asked(challenge), origin) }
    const { code } = await app.request(addPasskey, { as: person, body })
    expect(code).toBe(secondFactorFaults.passkeyRefused.code)
    expect((await listed()).factors).toEqual([])
  })

  test('cannot answer a challenge twice, nor one of somebody else, nor too late', async () => {
    const other = await app.person('lx_designer')
    const { challenge } = await app.call(beginPasskey, { as: person })
    const answer = (as: Person, asked = challenge) =>
      app.request(addPasskey, { as, body: { name: 'Laptop', passkey: device().make(asked) } })
    expect((await answer(other)).code).toBe(secondFactorFaults.passkeyRefused.code)
    const together = await Promise.all([answer(person), answer(person)])
    expect(together.map(({ code }) => code).toSorted()).toEqual([0, secondFactorFaults.passkeyRefused.code])
    const late = await app.call(beginPasskey, { as: person })
    now += challengeMs + 1
    expect((await answer(person, late.challenge)).code).toBe(secondFactorFaults.passkeyRefused.code)
    expect((await listed()).factors).toHaveLength(1)
  })
})

describe('one’s factors', () => {
  test('are renamed, and removed with the recovery codes once none is left', async () => {
    const { id } = await addTotp()
    await app.call(rename, { as: person, body: { id, name: 'Old phone' } })
    expect((await listed()).factors).toMatchObject([{ name: 'Old phone' }])
    await app.call(remove, { as: person, query: { id } })
    expect(await listed()).toMatchObject({ factors: [], recoveryCodesLeft: 0 })
    expect(await actions()).toEqual(['addFactor', 'renameFactor', 'removeFactor'])
  })

  test('are nobody else’s', async () => {
    const { id } = await addTotp()
    const other = await app.person('super_admin')
    const answers = [
      await app.request(rename, { as: other, body: { id, name: 'Mine' } }),
      await app.request(remove, { as: other, query: { id } }),
    ]
    expect(answers.map(({ code }) => code)).toEqual([kitFaults.notFound.code, kitFaults.notFound.code])
    expect((await listed(other)).factors).toEqual([])
    expect((await listed()).factors).toMatchObject([{ name: 'Phone' }])
  })

  test('stay where a role asks for one', async () => {
    const auditor = await app.person('auditor')
    const { id } = await addTotp(auditor)
    const { code } = await app.request(remove, { as: auditor, query: { id } })
    expect(code).toBe(secondFactorFaults.lastRequired.code)
    expect((await listed(auditor)).factors).toHaveLength(1)
    await makeFactor(app.services, { userId: auditor.id })
    await app.call(remove, { as: auditor, query: { id } })
  })

  test('stay where a role asks for one, also where the last two are removed at the same moment', async () => {
    const auditor = await app.person('auditor')
    for (let round = 0; round < 5; round += 1) {
      await db().delete(secondFactorTable)
      const made = [1, 2].map(() => makeFactor(app.services, { userId: auditor.id }))
      const ids = (await Promise.all(made)).map(({ id }) => id)
      const removed = ids.map((id) => app.request(remove, { as: auditor, query: { id } }))
      const codes = (await Promise.all(removed)).map(({ code }) => code)
      expect(codes.toSorted()).toEqual([0, secondFactorFaults.lastRequired.code])
    }
  })

  test('that are the first two at the same moment bring recovery codes once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await app.person('lx_designer')
      const begun = [1, 2].map(() => makeFactor(app.services, { userId: owner.id, isConfirmed: false }))
      const added = (await Promise.all(begun)).map(({ id, secret }) =>
        app.call(confirmTotp, { as: owner, body: { id, name: 'Phone', code: codeAt(secret, now) } }),
      )
      const told = (await Promise.all(added)).map(({ recoveryCodes }) => recoveryCodes.length)
      expect(told.toSorted()).toEqual([0, 10])
      expect((await listed(owner)).recoveryCodesLeft).toBe(10)
    }
  })

  test('have one set of recovery codes, also where these are renewed twice at once', async () => {
    await addTotp()
    await Promise.all([1, 2, 3].map(() => app.call(renewRecoveryCodes, { as: person })))
    expect((await listed()).recoveryCodesLeft).toBe(10)
  })

  test('are not one more by an app that was begun before', async () => {
    const { id, secret } = await app.call(beginTotp, { as: person })
    for (let count = 0; count < maxFactors; count += 1) await makeFactor(app.services, { userId: person.id })
    const body = { id, name: 'Phone', code: codeAt(secret, now) }
    expect((await app.request(confirmTotp, { as: person, body })).code).toBe(
      secondFactorFaults.tooManyFactors.code,
    )
    expect((await listed()).factors).toHaveLength(maxFactors)
  })

  test('are not more than so many', async () => {
    for (let count = 0; count < maxFactors; count += 1) await makeFactor(app.services, { userId: person.id })
    for (const endpoint of [beginTotp, beginPasskey])
      expect((await app.request(endpoint, { as: person })).code).toBe(secondFactorFaults.tooManyFactors.code)
  })

  test('have new recovery codes in place of the old ones, and none without a factor', async () => {
    expect((await app.request(renewRecoveryCodes, { as: person })).code).toBe(
      secondFactorFaults.noFactor.code,
    )
    const { recoveryCodes: old } = await addTotp()
    const { recoveryCodes } = await app.call(renewRecoveryCodes, { as: person })
    expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([])
    expect(await db().select().from(recoveryCodeTable)).toHaveLength(10)
  })
})
