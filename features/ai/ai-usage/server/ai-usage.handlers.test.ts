import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { localDay } from '#kit/time/calendar.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { makeAgent } from '#features/ai/agent/server/makeAgent.ts'
import { startTestApp, type Person, type TestApp } from '#app/server/testing.ts'
import { aiUsageEndpoints as endpoints } from '../ai-usage.contract.ts'
import { makeUsage } from './makeUsage.ts'

let app: TestApp
let owner: Person
let borrower: Person
let other: Person
let superAdmin: Person
let agentId = 0
let today = ''

const figures = { calls: 3, inputTokens: 100, outputTokens: 50, pictures: 1, speechSeconds: 2, cost: 0.15 }

beforeAll(async () => {
  app = await startTestApp()
  owner = await app.person('lx_designer')
  borrower = await app.person('admin_designer')
  other = await app.person('lx_designer')
  superAdmin = await app.person('super_admin')
  agentId = (await makeAgent(app.services, { creatorId: owner.id, isPublic: true, name: 'Coach' })).id
  today = localDay(app.services.now(), app.services.env.TZ_DEFAULT)
  const one = { ownerId: owner.id, agentId, purpose: 'card', day: today, ...figures } as const
  await makeUsage(app.services, { ...one, borrowerId: borrower.id })
  await makeUsage(app.services, { ...one, borrowerId: owner.id, cost: 0.05 })
  await makeUsage(app.services, { ...one, borrowerId: owner.id, day: '2020-02-29', cost: 9 })
  await makeUsage(app.services, { ...one, ownerId: 0, agentId: 0, borrowerId: other.id, cost: 0.000001 })
})
afterAll(() => app.close())

const page = (as: Person, body: object = {}) => app.call(endpoints.page, { as, body })
const summary = (as: Person, query: object = {}) => app.request(endpoints.summary, { as, query })

describe('the list of uses', () => {
  test('refuses a day that no calendar has', async () => {
    for (const day of [{ to: Number.MAX_SAFE_INTEGER }, { from: -8.64e15 }, { from: 32_503_680_000_000 }])
      expect(await app.request(endpoints.page, { as: owner, body: { day } })).toMatchObject({ code: 400 })
    const latest = { day: { from: 0, to: 32_503_679_999_999 } }
    expect(await app.request(endpoints.page, { as: owner, body: latest })).toMatchObject({ code: 0 })
  })

  test.each([
    ['who pays sees what they pay', () => owner, 3],
    ['who borrows sees what they had worked', () => borrower, 1],
    ['of the system’s default too', () => other, 1],
    ['super administrators see all', () => superAdmin, 4],
  ])('%s', async (_what, as, total) => {
    expect(await page(as())).toMatchObject({ total, totalIsCapped: false })
  })

  test('tells names, figures and cost, the newest day first', async () => {
    const { list } = await page(owner, { sort: [{ field: 'day', order: 'desc' }], borrowerId: owner.id })
    expect(list.map(({ day }) => day)).toEqual([today, '2020-02-29'])
    expect(list[0]).toMatchObject({
      ...{ ...figures, cost: 0.05, agentId, agentName: 'Coach', ownerId: owner.id, purpose: 'card' },
      ...{ ownerName: expect.stringMatching(/\S/), borrowerName: expect.stringMatching(/\S/) },
    })
  })

  test.each([
    ['by agent', () => ({ agentId }), 3],
    ['by purpose', () => ({ purpose: ['card', 'grade'] }), 4],
    ['by another purpose', () => ({ purpose: 'speech' }), 0],
    ['by day', () => ({ day: { from: app.services.now() - 1000, to: app.services.now() } }), 3],
    ['by borrower', () => ({ borrowerId: borrower.id }), 1],
    ['the second page', () => ({ pageNo: 2, pageSize: 3 }), 4],
  ])('%s', async (_how, body, total) => {
    expect((await page(superAdmin, body())).total).toBe(total)
  })
})

describe('the month of an owner', () => {
  test('sums by agent, borrower and day, and says what is left', async () => {
    await app.call(endpoints.limit, {
      as: owner,
      body: { scope: 'owner', subjectId: null, monthLimit: 5, dayLimit: null },
    })
    const { data } = await summary(owner)
    expect(data).toMatchObject({
      ...{ ownerId: owner.id, calls: 6, inputTokens: 200, cost: 0.2, reserved: 0 },
      ...{ monthLimit: 5, left: 4.8 },
      agents: [{ id: agentId, name: 'Coach', cost: 0.2 }],
      borrowers: [
        { id: borrower.id, cost: 0.15 },
        { id: owner.id, cost: 0.05 },
      ],
      days: [{ day: today, cost: 0.2, calls: 6 }],
      limits: [{ scope: 'owner', subjectId: null, monthLimit: 5, dayLimit: null }],
    })
    expect((await summary(owner, { month: '2020-02' })).data).toMatchObject({ cost: 9, calls: 3 })
  })

  test('is nobody’s else, but for super administrators', async () => {
    const query = { ownerId: owner.id }
    expect(await summary(other, query)).toMatchObject({ code: kitFaults.forbidden.code })
    expect(await summary(superAdmin, query)).toMatchObject({ data: { cost: 0.2 } })
    expect(await summary(superAdmin, { ownerId: 0 })).toMatchObject({
      data: { cost: 0.000001, agents: [{ id: null, name: '' }], left: null },
    })
  })
})

describe('a limit', () => {
  const set = (as: Person, more: object) =>
    app.request(endpoints.limit, {
      as,
      body: { scope: 'owner', subjectId: null, monthLimit: 1, dayLimit: null, ...more },
    })
  const forbidden = kitFaults.forbidden.code

  test.each<[string, () => Person, () => object, number]>([
    ['of one’s own agent', () => owner, () => ({ scope: 'agent', subjectId: agentId }), 0],
    ['of somebody else’s agent', () => other, () => ({ scope: 'agent', subjectId: agentId }), 400],
    ['of a borrower', () => owner, () => ({ scope: 'borrower', subjectId: borrower.id }), 0],
    ['of nobody', () => owner, () => ({ scope: 'borrower', subjectId: 987_654_321 }), 400],
    ['of a borrower who is not named', () => owner, () => ({ scope: 'borrower' }), 400],
    ['of each borrower', () => owner, () => ({ scope: 'eachBorrower' }), 0],
    ['of one who is each', () => owner, () => ({ scope: 'eachBorrower', subjectId: borrower.id }), 400],
    ['of somebody else', () => other, () => ({ ownerId: owner.id }), forbidden],
    [
      'of somebody else, as a super administrator',
      () => superAdmin,
      () => ({ ownerId: owner.id }),
      forbidden,
    ],
    ['of the system’s default', () => superAdmin, () => ({ ownerId: 0 }), 0],
    ['of the system’s default, as a designer', () => owner, () => ({ ownerId: 0 }), forbidden],
    ['below nothing', () => owner, () => ({ monthLimit: -1 }), 400],
  ])('%s', async (_what, as, more, code) => {
    expect(await set(as(), more())).toMatchObject({ code })
  })

  test('is changed, and taken away by two nulls', async () => {
    const limits = async () => {
      const { data } = await summary(other)
      return data?.limits.map(({ monthLimit, dayLimit }) => [monthLimit, dayLimit])
    }
    await set(other, { monthLimit: 2 })
    await set(other, { monthLimit: 3.55, dayLimit: 0.1 })
    expect(await limits()).toEqual([[3.55, 0.1]])
    await set(other, { monthLimit: null })
    expect(await limits()).toEqual([])
  })
})
