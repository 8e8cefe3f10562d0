import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { maxViews, savedViewEndpoints } from '../saved-view.contract.ts'

const careers = '/course/career/page'
const drafts = {
  name: 'Drafts',
  isShared: false,
  search: { status: 'draft', sort: '-updatedAt' },
  columns: { hidden: ['creatorName'] },
}

let app: TestApp
let designer: Person
let colleague: Person
let admin: Person
let teacher: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
  colleague = await app.person('lx_designer')
  admin = await app.person('super_admin')
  teacher = await app.person('teacher')
})
afterAll(() => app.close())

const seen = (as: Person, list = careers) => app.call(savedViewEndpoints.list, { as, query: { list } })
const namesSeen = async (as: Person) => (await seen(as)).views.map(({ name }) => name)
const make = (as: Person, part: object = {}) =>
  app.call(savedViewEndpoints.create, { as, body: { list: careers, ...drafts, ...part } })
const change = (as: Person, body: object) => app.request(savedViewEndpoints.update, { as, body })
const remove = (as: Person, id: number) => app.request(savedViewEndpoints.delete, { as, query: { id } })

test('a view is its maker’s alone until they share it, and is renamed and deleted', async () => {
  const id = await make(designer)
  expect(await seen(designer)).toEqual({ views: [{ id, ...drafts, mayEdit: true }], mayShare: true })
  expect(await namesSeen(colleague)).toEqual([])
  expect(await change(colleague, { id, name: 'Mine' })).toMatchObject({ code: 404 })

  await change(designer, { id, name: 'Unfinished', isShared: true })
  expect((await seen(colleague)).views).toEqual([
    { id, ...drafts, name: 'Unfinished', isShared: true, mayEdit: false },
  ])
  expect(await change(colleague, { id, name: 'Mine' })).toMatchObject({ code: 1403 })
  expect(await remove(colleague, id)).toMatchObject({ code: 1403 })

  // A super administrator sees to what all see.
  await change(admin, { id, name: 'Drafts of all' })
  expect(await namesSeen(colleague)).toEqual(['Drafts of all'])
  expect(await remove(designer, id)).toMatchObject({ code: 0 })
  expect(await namesSeen(colleague)).toEqual([])
})

test('views are of one list, and so of one part of it', async () => {
  const id = await make(admin, { list: `${careers}:mine` })
  expect((await seen(admin)).views).toEqual([])
  expect((await seen(admin, `${careers}:mine`)).views).toMatchObject([{ id }])
})

test('who does not see a list sees no views of it and makes none', async () => {
  await make(designer, { isShared: true })
  const asTeacher = { as: teacher, query: { list: careers } }
  expect(await app.request(savedViewEndpoints.list, asTeacher)).toMatchObject({ code: 1403 })
  expect(
    await app.request(savedViewEndpoints.create, { as: teacher, body: { list: careers, ...drafts } }),
  ).toMatchObject({ code: 1403 })
  const nowhere = { as: admin, query: { list: '/course/nothing/page' } }
  expect(await app.request(savedViewEndpoints.list, nowhere)).toMatchObject({ code: 404 })
})

test('views are shared by those who may add to the list', async () => {
  const auditor = await app.person('auditor')
  expect((await seen(auditor)).mayShare).toBe(false)
  expect(
    await app.request(savedViewEndpoints.create, {
      as: auditor,
      body: { list: careers, ...drafts, isShared: true },
    }),
  ).toMatchObject({ code: 1403 })
  const id = await make(auditor)
  expect(await change(auditor, { id, isShared: true })).toMatchObject({ code: 1403 })
  expect((await seen(admin, '/system/operation-log/page')).mayShare).toBe(true)
})

test.each([
  ['a blank name', { name: ' ' }],
  ['a name too long', { name: 'x'.repeat(51) }],
  ['a filter that is a list', { search: { status: ['draft'] } }],
  ['a setting that no column has', { columns: { colour: 'red' } }],
  ['a list that is none', { list: 'careers' }],
])('%s is refused', async (_title, part) => {
  const body: object = { list: careers, ...drafts, ...part }
  expect(await app.request(savedViewEndpoints.create, { as: designer, body })).toMatchObject({ code: 400 })
})

test('so many views of one list are enough', async () => {
  const person = await app.person('admin_designer')
  for (let number = 0; number < maxViews; number += 1) await make(person, { name: `View ${number}` })
  const body = { list: careers, ...drafts }
  expect(await app.request(savedViewEndpoints.create, { as: person, body })).toMatchObject({ code: 1130 })
})
