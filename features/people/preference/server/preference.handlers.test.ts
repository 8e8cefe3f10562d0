import { afterAll, beforeAll, expect, test } from 'vitest'
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

const read = (as: Person) => app.call(preferenceEndpoints.get, { as })
const set = (body: object, as: Person = teacher) => app.request(preferenceEndpoints.update, { as, body })

test('settings are one’s own, stay, and begin empty', async () => {
  expect(await read(teacher)).toEqual({ workPhrases: [], theme: 'system' })
  await set({ workPhrases: ['写得很具体', 'Whose words are these?'] })
  await set({ workPhrases: ['写得很具体'] })
  await set({})
  expect(await read(teacher)).toEqual({ workPhrases: ['写得很具体'], theme: 'system' })
  expect(await read(await app.person('teacher'))).toEqual({ workPhrases: [], theme: 'system' })
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
  ['a theme that does not exist', { theme: 'sepia' }],
])('%s is refused', async (_title, body) => {
  expect(await set(body)).toMatchObject({ code: 400 })
})

test('a phrase of as many people’s letters as it may have is taken', async () => {
  expect(await set({ workPhrases: ['👩‍🏫'.repeat(phraseMax)] })).toMatchObject({ code: 0 })
})
