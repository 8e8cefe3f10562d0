import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheet } from 'read-excel-file/node'
import { prefix } from '#kit/contract/envelope.ts'
import { operationLogTable } from '#kit/data/server/table.ts'
import { makeTag } from '#features/content/tag/server/makeTag.ts'
import { tag } from '#features/content/tag/tag.contract.ts'
import { userEndpoints } from '#features/people/user/user.contract.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { operationLogEndpoints } from '../operation-log.contract.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await app.person('super_admin')
})
afterAll(() => app.close())

const page = (body: object) => app.call(operationLogEndpoints.page, { as: admin, body })

test('every change is told with who made it, before and after (K3)', async () => {
  const user = await app.person('teacher')
  await app.call(userEndpoints.assignRoles, { as: admin, body: { id: user.id, roles: ['auditor'] } })
  const { list } = await page({ resourceId: user.id })
  expect(list).toEqual([
    expect.objectContaining({
      actorId: admin.id,
      actorName: admin.username,
      resource: 'user',
      resourceId: user.id,
      name: user.username,
      action: 'assignRoles',
      before: { roles: ['teacher'] },
      after: { roles: ['auditor'] },
    }),
  ])
})

test('a change that was refused leaves no entry', async () => {
  const body = { id: admin.id, roles: ['teacher' as const] }
  expect((await app.request(userEndpoints.assignRoles, { as: admin, body })).code).not.toBe(0)
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
  expect(await found({ actorId: 4711, resource: ['career'], resourceId: 3 })).toEqual([3])
  expect(await found({ actorId: 4711, record: '2' })).toEqual([2])
  expect(await found({ actorId: 4711, action: 'update', at: { from: 1001, to: 1002 } })).toEqual([2, 1])
  expect(await found({ actorId: 4711, action: ['delete', 'restore'] })).toEqual([])
  const first = await page({ actorId: 4711, pageSize: 2 })
  const second = await page({ actorId: 4711, pageSize: 2, after: first.next })
  expect(second.list.map(({ resourceId }) => resourceId)).toEqual([2, 1])
  expect(await found({ actorId: 4711, pageSize: 2, pageNo: 3 })).toEqual([0])
})

test('a cursor that is none is refused', async () => {
  const { code } = await app.request(operationLogEndpoints.page, { as: admin, body: { after: "1' or '1" } })
  expect(code).toBe(400)
})

test('a record is found by a part of its name, as it is called now, and one entry is read alone', async () => {
  const { id } = await makeTag(app.services, { creatorId: admin.id, name: 'Old name' })
  const renamed = { id, name: 'Étnografía 100%', summary: '', mainImage: '', headImage: '', revision: 1 }
  await app.call(tag.endpoints.update, { as: admin, body: renamed })
  const { list } = await page({ record: 'grafía 100%' })
  expect(list).toMatchObject([{ resource: 'tag', resourceId: id, name: 'Étnografía 100%' }])
  expect(await app.call(operationLogEndpoints.get, { as: admin, query: { id: list[0]?.id ?? 0 } })).toEqual(
    list[0],
  )
  expect((await page({ record: 'grafía 100%', resource: 'career' })).total).toBe(0)
  expect((await page({ record: '100_' })).total).toBe(0)
})

test('what is gone is told as it was, and what comes back as it is', async () => {
  const { id } = await makeTag(app.services, { creatorId: admin.id, name: 'To be gone' })
  await app.call(tag.endpoints.delete, { as: admin, query: { id } })
  await app.call(tag.endpoints.restore, { as: admin, body: { id } })
  const { list } = await page({ resource: 'tag', resourceId: id })
  expect(list).toMatchObject([
    { action: 'restore', before: null, after: { name: 'To be gone' } },
    { action: 'delete', before: { name: 'To be gone' }, after: null },
  ])
})

test('what the filters leave is a sheet, in the words of the form, that no program runs', async () => {
  const { id } = await makeTag(app.services, { creatorId: admin.id, name: '=1+1' })
  await app.call(tag.endpoints.delete, { as: admin, query: { id } })
  const path = prefix + operationLogEndpoints.export.path
  const sent = { body: { resource: 'tag', resourceId: id } }
  const response = await app.fetch('POST', path, sent, admin)
  const [heads, row, ...others] = await readSheet(Buffer.from(await response.arrayBuffer()))
  expect(others).toEqual([])
  expect(heads).toEqual(['When (Asia/Shanghai)', 'Who', 'Kind', 'ID', 'Record', 'Action', 'Before', 'After'])
  expect(row?.[0]).toBeInstanceOf(Date)
  expect(row?.slice(1)).toMatchObject([admin.username, 'Tag', id, "'=1+1", 'Deleted', 'Name: =1+1', null])
})

test('nobody else reads it, and nobody writes it', async () => {
  const others = await Promise.all((['admin_designer', 'auditor'] as const).map((role) => app.person(role)))
  for (const as of others)
    expect(await app.request(operationLogEndpoints.page, { as, body: {} })).toMatchObject({ code: 1403 })
  const effects = Object.values(operationLogEndpoints).map(({ log }) => log)
  expect(new Set(effects)).toEqual(new Set(['nothing']))
})
