import { afterEach, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh as session } from '#features/people/session/words/zh.ts'
import { zh as userPage } from '#features/content/user-page/words/zh.ts'
import { zh as shell } from '../words/shell/zh.ts'
import { ProfileOverview } from './ProfileOverview.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

async function open(role: Role) {
  const user = { id: 7, username: 'lin.xiao', nickname: '林晓', description: '教人提问', avatar: '' }
  setSession({ ...user, roles: [role] })
  fake = await startFakeServer([], { id: 7, roles: [role] })
  const info = { user, roles: [role], mustChangePassword: false }
  fake.answer('/system/auth/get-permission-info', () => info)
  fake.answer('/system/auth/sessions', () => [])
  fake.answer('/course/user-page/owner', () => null)
  const routes = { '/profile/index': () => <ProfileOverview /> }
  const words = { zh: { shell, session, 'user-page': userPage } }
  page = await draw({ at: '/profile/index', fake, routes, words })
}

test('it shows who one is and links to what can be changed', async () => {
  await open('lx_designer')
  await eventually(() => expect(text()).toContain('教人提问'))
  for (const expected of ['林晓', 'lin.xiao', '创作者']) expect(text()).toContain(expected)
  expect(byRole('link', shell.account.edit).getAttribute('href')).toBe('/profile/home')
  await eventually(() => byRole('link', userPage.begin.action))
  expect(byRole('link', shell.routes.profilePassword).getAttribute('href')).toBe('/profile/pwd')
})

test('who makes no content has no page to begin', async () => {
  await open('teacher')
  await eventually(() => expect(text()).toContain('教人提问'))
  expect(fake.requests.map(({ path }) => path)).not.toContain('/course/user-page/owner')
})
