import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { userEndpoints } from '#features/user/user.contract.ts'
import { operationLogTable } from '#kit/server/table.ts'
import { operationLogEndpoints } from '../operation-log.contract.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const page = (body: object) => app.ask(operationLogEndpoints.page, { as: admin, body })

test('every change is told with who made it, before and after (K3)', async () => {
  const user = await app.person('teacher')
  await app.ask(userEndpoints.assignRoles, { as: admin, body: { id: user.id, roles: ['auditor'] } })
  const { list } = await page({ resourceId: user.id })
  expect(list).toEqual([
    expect.objectContaining({
      actorId: admin.id,
      actorName: admin.username,
      resource: 'user',
      resourceId: user.id,
      action: 'assignRoles',
      before: { roles: ['teacher'] },
      after: { roles: ['auditor'] },
    }),
  ])
})

test('a change that was refused leaves no entry', async () => {
  const body = { id: admin.id, roles: ['teacher' as const] }
  expect((await app.call(userEndpoints.assignRoles, { as: admin, body })).code).not.toBe(0)
  expect((await page({ resourceId: admin.id })).total).toBe(0)
})

test('entries are found by person, resource, action and time, and read on page by page', async () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({
    actorId: 4711,
    resource: index === 0 ? 'tag' : 'career',
    resourceId: index,
    action: 'update',
    at: 1000 + index,
    requestId: '',
  }))
  await app.services.database.db.insert(operationLogTable).values(entries)
  const found = async (body: object) => (await page(body)).list.map(({ resourceId }) => resourceId)
  expect(await found({ actorId: 4711 })).toEqual([4, 3, 2, 1, 0])
  expect(await found({ resource: 'tag' })).toEqual([0])
  expect(await found({ actorId: 4711, action: 'upd', at: { from: 1001, to: 1002 } })).toEqual([2, 1])
  const first = await page({ actorId: 4711, pageSize: 2 })
  const second = await page({ actorId: 4711, pageSize: 2, after: first.next })
  expect(second.list.map(({ resourceId }) => resourceId)).toEqual([2, 1])
  expect(await found({ actorId: 4711, pageSize: 2, pageNo: 3 })).toEqual([0])
})

test('a cursor that is none is refused', async () => {
  const { code } = await app.call(operationLogEndpoints.page, { as: admin, body: { after: "1' or '1" } })
  expect(code).toBe(400)
})
