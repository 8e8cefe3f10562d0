import '#kit/testing/server/bothDatabases.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authorizationTable } from '#features/content/authorization/server/authorization.table.ts'
import { makeProduct } from '#features/content/product/server/makeProduct.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { exchangeCodeEndpoints } from '../exchange-code.contract.ts'
import { exchangeCodeFaults } from '../exchange-code.faults.ts'
import { encodeCode, formatCode } from '../exchange-code.encoding.ts'
import { codeGuessTable } from './codeGuess.table.ts'
import { makeExchangeCode } from './makeExchangeCode.ts'

const { redeem, get } = exchangeCodeEndpoints
let app: TestApp
let admin: Person
let learner: Person
let other: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
  learner = await app.person('student')
  other = await app.person('student')
})
beforeEach(async () => void (await app.services.database.db.delete(codeGuessTable)))
afterAll(() => app.close())

type Made = Parameters<typeof makeExchangeCode>[1]
const codeFor = (overrides: Partial<Made> = {}) =>
  makeExchangeCode(app.services, { creatorId: admin.id, ...overrides })
const productIn = async (status: string) =>
  (await makeProduct(app.services, { creatorId: admin.id, status })).id
const send = (as: Person, code: string, more: object = {}) =>
  app.request(redeem, { as, body: { code, clientId: randomUUID(), ...more } })

const guessesOf = async (key: string) => {
  const rows = await app.services.database.db.select().from(codeGuessTable)
  return rows.find((row) => row.key === key)?.count
}

let drawn = 0
/** A code whose check is right and that nobody ever made. */
const invented = () => {
  drawn += 1
  return encodeCode(Array.from({ length: 15 }, (_, at) => (drawn * 7 + at) % 32))
}

describe('a code', () => {
  test('opens its product for whoever redeems it, typed in any way', async () => {
    const { code, productId, id } = await codeFor()
    const answer = await send(learner, ` ${formatCode(code).toLowerCase()} `, { viaQr: true })
    expect(answer).toMatchObject({ code: 0, data: { productId, title: expect.any(String) } })
    expect(await app.call(get, { as: admin, query: { id } })).toMatchObject({
      status: 'redeemed',
      userId: learner.id,
      viaQr: true,
      redeemedAt: expect.any(Number),
    })
  })

  test('is redeemed once, however many ask at the same moment', async () => {
    const { code, id } = await codeFor()
    const people = await Promise.all(Array.from({ length: 20 }, () => app.person('student')))
    const answers = await Promise.all(people.map((as) => send(as, code)))
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === exchangeCodeFaults.notValid.code)).toHaveLength(19)
    const winner = people[answers.findIndex((answer) => answer.code === 0)]
    expect(await app.call(get, { as: admin, query: { id } })).toMatchObject({ userId: winner?.id })
  })

  test('answers the same to the same request sent again, and to no other one', async () => {
    const { code } = await codeFor()
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(learner, code, { clientId })))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]?.code).toBe(0)
    expect(await send(learner, code)).toMatchObject({ code: exchangeCodeFaults.alreadyYours.code })
    expect(await send(other, code, { clientId })).toMatchObject({ code: exchangeCodeFaults.notValid.code })
    const { code: another } = await codeFor()
    expect(await send(learner, another, { clientId })).toMatchObject({ code: 1004 })
  })

  test('that never existed, is revoked or is somebody else’s is refused in the same words', async () => {
    const spent = await codeFor({ status: 'redeemed', userId: other.id, redeemedAt: 1 })
    const revoked = await codeFor({ status: 'revoked' })
    const answers = [
      await send(learner, invented()),
      await send(learner, spent.code),
      await send(learner, revoked.code),
    ]
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ code: exchangeCodeFaults.notValid.code, data: null })
  })

  test('that has expired says so, to the millisecond', async () => {
    const { code } = await codeFor({ expiresAt: app.services.now() - 1 })
    expect(await send(learner, code)).toMatchObject({ code: exchangeCodeFaults.expired.code })
    const { code: later } = await codeFor({ expiresAt: app.services.now() + 60_000 })
    expect(await send(learner, later)).toMatchObject({ code: 0 })
  })

  test('with a typo is refused beside its field before anybody looks for it', async () => {
    const { code } = await codeFor()
    const typo = `${code.slice(0, 3)}${code[3] === '0' ? '1' : '0'}${code.slice(4)}`
    for (const wrong of [typo, code.slice(1), 'x', '中文'])
      expect(await send(learner, wrong)).toMatchObject({
        code: 400,
        data: { fields: { code: expect.any(String) } },
      })
    expect(await app.services.database.db.select().from(codeGuessTable)).toEqual([])
  })

  test.each(['draft', 'reviewing', 'finished', 'rejected'])(
    'of a %s product opens nothing',
    async (status) => {
      const { code } = await codeFor({ productId: await productIn(status) })
      expect(await send(learner, code)).toMatchObject({ code: exchangeCodeFaults.notOnSale.code })
    },
  )

  test('of an inner product opens for the staff and its assistants alone', async () => {
    const productId = await productIn('inner')
    const { code } = await codeFor({ productId })
    const assistant = await app.person('student')
    await app.services.database.db.insert(authorizationTable).values({
      ...{ targetType: 'product', targetId: productId, userId: assistant.id },
      ...{ privileges: ['viewLearners'], createdAt: 1, updatedAt: 1 },
    })
    expect(await send(assistant, (await codeFor({ productId })).code)).toMatchObject({ code: 0 })
    expect(await send(learner, code)).toMatchObject({ code: exchangeCodeFaults.notOnSale.code })
    expect(await send(await app.person('teacher'), code)).toMatchObject({ code: 0 })
  })
})

describe('guesses', () => {
  test('shut the door after twenty codes that never existed, for codes that exist too', async () => {
    const guesser = await app.person('student')
    for (let guess = 0; guess < 20; guess += 1)
      expect(await send(guesser, invented())).toMatchObject({ code: exchangeCodeFaults.notValid.code })
    const { code } = await codeFor()
    const shut = await send(guesser, code)
    expect(shut.code).toBe(exchangeCodeFaults.tooManyGuesses.code)
    expect(shut.message).toContain('60 minutes')
    expect(await send(learner, code)).toMatchObject({ code: 0 })
  })

  test('are forgotten after an hour', async () => {
    const guesser = await app.person('student')
    const { db } = app.services.database
    await db.insert(codeGuessTable).values({
      key: `user:${guesser.id}`,
      count: 99,
      since: app.services.now() - 3600_001,
    })
    expect(await send(guesser, invented())).toMatchObject({ code: exchangeCodeFaults.notValid.code })
    expect(await guessesOf(`user:${guesser.id}`)).toBe(1)
  })

  test('count by address too, which nobody chooses by a header', async () => {
    const { db } = app.services.database
    await send(learner, invented(), {})
    expect(await guessesOf('address:127.0.0.1')).toBe(1)
    await db.update(codeGuessTable).set({ count: 200 })
    const { code } = await codeFor()
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const body = { code, clientId: randomUUID() }
    expect(await app.request(redeem, { as: other, body, headers })).toMatchObject({
      code: exchangeCodeFaults.tooManyGuesses.code,
    })
  })

  test('do not count what exists, however often it is asked for', async () => {
    const { code, id } = await codeFor({ status: 'revoked' })
    for (let round = 0; round < 30; round += 1) await send(other, code)
    expect(await app.services.database.db.select().from(codeGuessTable)).toEqual([])
    expect(await app.call(get, { as: admin, query: { id } })).toMatchObject({ status: 'revoked' })
  })
})
