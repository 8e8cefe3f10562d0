import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { career } from '#features/content/career/career.contract.ts'
import { makeCareer } from '#features/content/career/server/makeCareer.ts'
import { savedViewEndpoints } from '#features/people/saved-view/saved-view.contract.ts'
import { preferenceEndpoints } from '../preference.contract.ts'
import type { Favourite } from '../favourite.ts'

let app: TestApp
let designer: Person

beforeAll(async () => {
  app = await startTestApp()
  designer = await app.person('lx_designer')
})
afterAll(() => app.close())

const list = '/base/career/list'
const keep = (favourites: readonly Favourite[], as: Person) =>
  app.call(preferenceEndpoints.update, { as, body: { favourites: [...favourites] } })
const shown = (as: Person) => app.call(preferenceEndpoints.favourites, { as })
const ofCareer = (id: number): Favourite => ({ kind: 'record', resource: 'career', id })
const makeView = (as: Person, isShared: boolean) =>
  app.call(savedViewEndpoints.create, {
    as,
    body: { list: '/course/career/page', name: 'Drafts', isShared, search: {}, columns: {} },
  })

test('favourites are one’s own, in their order, under the names of today', async () => {
  const { id } = await makeCareer(app.services, { creatorId: designer.id, name: 'Nurse' })
  const view = await makeView(designer, false)
  const favourites: Favourite[] = [
    { kind: 'view', id: view, path: list },
    ofCareer(id),
    { kind: 'screen', path: list },
  ]
  await keep(favourites, designer)
  expect(await shown(designer)).toEqual([
    { of: favourites[0], name: 'Drafts' },
    { of: favourites[1], name: 'Nurse' },
    { of: favourites[2], name: '' },
  ])
  expect(await shown(await app.person('lx_designer'))).toEqual([])

  const {
    name: _,
    cover,
    summary,
    abilityIds,
    tagIds,
    revision,
  } = await app.call(career.endpoints.get, {
    as: designer,
    query: { id },
  })
  await app.call(career.endpoints.update, {
    as: designer,
    body: { id, revision, name: 'Midwife', cover, summary, abilityIds, tagIds },
  })
  await app.call(savedViewEndpoints.update, { as: designer, body: { id: view, name: 'Mine' } })
  expect((await shown(designer)).map(({ name }) => name)).toEqual(['Mine', 'Midwife', ''])
})

test('what is gone, or closed to who asks, is not shown', async () => {
  const mine = await makeCareer(app.services, { creatorId: designer.id })
  const other = await app.person('lx_designer')
  const theirs = await makeCareer(app.services, { creatorId: other.id })
  const shared = await makeView(other, true)
  const hidden = await makeView(other, false)
  const favourites: Favourite[] = [
    ofCareer(mine.id),
    ofCareer(theirs.id),
    { kind: 'record', resource: 'nothing', id: 1 },
    { kind: 'view', id: shared, path: list },
    { kind: 'view', id: hidden, path: list },
  ]
  await keep(favourites, designer)
  const keys = async (as: Person) => (await shown(as)).map(({ of }) => of)
  expect(await keys(designer)).toEqual([favourites[0], favourites[3]])

  await app.call(career.endpoints.delete, { as: designer, query: { id: mine.id } })
  await app.call(savedViewEndpoints.update, { as: other, body: { id: shared, isShared: false } })
  expect(await keys(designer)).toEqual([])

  // A teacher sees neither careers nor their lists.
  const teacher = await app.person('teacher')
  await keep([ofCareer(theirs.id), { kind: 'view', id: shared, path: list }], teacher)
  expect(await keys(teacher)).toEqual([])
})
