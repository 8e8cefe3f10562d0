import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readSession, setSession } from '#kit/http/web/session.ts'
import { logoutDelay } from '#kit/http/web/endSession.ts'
import { eventually } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { readToken, saveToken } from '#kit/http/web/token.ts'
import { changeLanguage, provideWords } from '#kit/i18n/web/words.ts'
import { signOut } from '../../learn/useLearner.ts'
import { takeError } from '../../frame/handover.ts'
import { loadConsoleWords } from '../words.ts'
import { enter, logout } from './guard.ts'

let fake: FakeServer
const user = { id: 1, username: 'lin', nickname: '林晓', description: '', avatar: '' }

beforeAll(async () => {
  await changeLanguage('zh')
  fake = await startFakeServer([], { id: 1, roles: [] })
})
afterAll(() => fake.stop())
beforeEach(() => {
  window.happyDOM.setURL(`${fake.url}/dashboard`)
  sessionStorage.clear()
  saveToken('abc')
  setSession({ ...user, roles: ['auditor'] })
})

test.each([
  ['the console', logout],
  ['the learner’s page', signOut],
])('whoever signs out of %s is let go though the server does not answer', async (_where, leave) => {
  let release = () => {}
  fake.answer('/system/auth/logout', () => new Promise<true>((resolve) => (release = () => resolve(true))))
  const left = leave()
  await eventually(() => expect(fake.requests.some(({ path }) => path === '/system/auth/logout')).toBe(true))
  expect(readToken()).toBe('abc')
  await left
  expect(readToken()).toBeNull()
  release()
})

test('roles go with the token', async () => {
  fake.answer('/system/auth/logout', () => true)
  expect(logoutDelay).toBe(500)
  await logout()
  expect(readSession()).toBeUndefined()
})

test('who is turned away before the words of the page have come reads the reason all the same', async () => {
  fake.answer('/system/auth/get-permission-info', () => ({ user, roles: [], mustChangePassword: false }))
  let begin = () => {}
  const words = new Promise<void>((resolve) => (begin = resolve)).then(() => provideWords(loadConsoleWords))
  const entered = enter(words)
  await eventually(() => expect(fake.requests.at(-1)?.path).toBe('/system/auth/get-permission-info'))
  begin()
  expect(await entered).toBeUndefined()
  expect(takeError()).toBe('你的账号正在审核中，请耐心等待')
})
