import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activityEndpoints } from '#features/activity/activity.contract.ts'
import { careerEndpoints } from '#features/career/career.contract.ts'
import { sessionEndpoints } from '#features/session/session.contract.ts'
import { fillDemo } from '../demo.ts'
import type { Person, TestApp } from './testing.ts'
import { startTestApp } from './testing.ts'

let app: TestApp
let admin: Person
const said: string[] = []

beforeAll(async () => {
  app = await startTestApp()
  await fillDemo(app.services, (line) => said.push(line))
  admin = await app.person('super_admin')
}, 120_000)
afterAll(() => app.close())

describe('the demonstration school', () => {
  test('tells one user of each role with a password that opens the door', async () => {
    const told = said.flatMap((line) => /^ {4}(\S+) +(\S+) +\((.+)\)$/.exec(line)?.slice(1) ?? [])
    expect(told.filter((_, index) => index % 3 === 2)).toEqual([
      'super_admin',
      'admin_designer',
      'lx_designer',
      'auditor',
      'teacher',
      'student',
    ])
    const [username = '', password = ''] = told
    const body = { username, password }
    expect(await app.ask(sessionEndpoints.login, { body })).toMatchObject({ mustChangePassword: false })
  })

  test('has careers and activities in every state, and every activity that is public can be published again', async () => {
    const careers = await app.ask(careerEndpoints.counts, { as: admin, body: {} })
    const activities = await app.ask(activityEndpoints.counts, { as: admin, body: {} })
    for (const counts of [careers, activities])
      for (const [state, count] of Object.entries(counts))
        expect({ state, count }).not.toEqual({ state, count: 0 })
    const { list } = await app.ask(activityEndpoints.page, {
      as: admin,
      body: { status: 'public', isReady: false },
    })
    expect(list.map(({ title }) => title)).toEqual([])
  })

  test('shows pictures that can be fetched', async () => {
    const { list } = await app.ask(careerEndpoints.page, { as: admin, body: { pageSize: 3 } })
    for (const { cover } of list) {
      const response = await app.fetch('GET', cover, {})
      expect({ status: response.status, type: response.headers.get('content-type') }).toEqual({
        status: 200,
        type: 'image/jpeg',
      })
    }
  })

  test('is filled in once', async () => {
    const before = await app.ask(careerEndpoints.counts, { as: admin, body: {} })
    const again: string[] = []
    await fillDemo(app.services, (line) => again.push(line))
    expect(again.join()).toContain('is there already')
    expect(await app.ask(careerEndpoints.counts, { as: admin, body: {} })).toEqual(before)
  })
})
