import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxLists } from '#kit/list/listSettings.ts'
import type { Person, TestApp } from '#app/server/testing.ts'
import { startTestApp } from '#app/server/testing.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { maxPhrases, phraseMax, preferenceEndpoints } from '../preference.contract.ts'

let app: TestApp
let teacher: Person

beforeAll(async () => {
  app = await startTestApp()
  teacher = await app.person('teacher')
})
afterAll(() => app.close())

const untouched = { workPhrases: [], theme: 'system', lists: {}, favourites: [] }
const screen = (path: string) => ({ kind: 'screen', path })
const home = screen('/base/career/list')
const read = (as: Person) => app.call(preferenceEndpoints.get, { as })
const set = (body: object, as: Person = teacher) => app.request(preferenceEndpoints.update, { as, body })

test('settings are one’s own, stay, and begin empty', async () => {
  expect(await read(teacher)).toEqual(untouched)
  await set({ workPhrases: ['写得很具体', 'Whose words are these?'] })
  await set({ workPhrases: ['写得很具体'] })
  await set({})
  expect(await read(teacher)).toEqual({ ...untouched, workPhrases: ['写得很具体'] })
  expect(await read(await app.person('teacher'))).toEqual(untouched)
})

test('a page knows on entering which theme somebody has chosen, and that they chose none', async () => {
  const person = await app.person('student')
  const entered = async () => (await app.call(sessionEndpoints.permissionInfo, { as: person })).theme
  expect(await entered()).toBeNull()
  await set({ theme: 'dark' }, person)
  expect(await entered()).toBe('dark')
  await set({ theme: 'system' }, person)
  expect(await entered()).toBe('system')
})

test.each([
  ['a phrase too long', { workPhrases: ['长'.repeat(phraseMax + 1)] }],
  ['too many', { workPhrases: Array.from({ length: maxPhrases + 1 }, (_, index) => `${index}`) }],
  ['a blank one', { workPhrases: [' '] }],
  ['one twice', { workPhrases: ['a', 'a'] }],
  ['a setting that is not there', { colour: 'x' }],
  ['a list that is none', { lists: { career: {} } }],
  ['a column that is too wide', { lists: { '/course/career/page': { widths: { name: 5_000 } } } }],
  ['a theme that does not exist', { theme: 'sepia' }],
  ['a favourite twice', { favourites: [home, home] }],
  ['a favourite elsewhere', { favourites: [{ kind: 'screen', path: 'https://example.org/' }] }],
  ['too many favourites', { favourites: Array.from({ length: 21 }, (_, index) => screen(`/at-${index}`)) }],
])('%s is refused', async (_title, body) => {
  expect(await set(body)).toMatchObject({ code: 400 })
})

test('a phrase of as many people’s letters as it may have is taken', async () => {
  expect(await set({ workPhrases: ['👩‍🏫'.repeat(phraseMax)] })).toMatchObject({ code: 0 })
})

test('the columns of each list are set by themselves, and only for so many lists', async () => {
  const person = await app.person('lx_designer')
  const careers = {
    hidden: ['abilityCount'],
    order: ['updatedAt'],
    widths: { name: 240 },
    pinned: ['status'],
  }
  await set({ lists: { '/course/career/page': careers } }, person)
  await set({ lists: { '/course/tag/page': { isCompact: true } } }, person)
  await set({ lists: { '/course/tag/page': { isCompact: false } } }, person)
  expect((await read(person)).lists).toEqual({
    '/course/career/page': careers,
    '/course/tag/page': { isCompact: false },
  })
  const many = (from: number) =>
    Object.fromEntries(Array.from({ length: maxLists - 2 }, (_, index) => [`/list-${from + index}`, {}]))
  expect(await set({ lists: many(0) }, person)).toMatchObject({ code: 0 })
  expect(await set({ lists: many(1) }, person)).toMatchObject({ code: 400 })
  expect(Object.keys((await read(person)).lists)).toHaveLength(maxLists)
})
