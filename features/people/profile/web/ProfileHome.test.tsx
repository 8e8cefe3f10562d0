import { afterEach, expect, test } from 'vitest'
import { readSession, setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../words/zh.ts'
import { ProfileHome } from './ProfileHome.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const person = { id: 7, roles: ['lx_designer'], username: 'lin' } as const
const saved = { nickname: '林晓', description: '教人提问', avatar: '/files/lin.png' }

async function open(own: object = {}) {
  setSession({ ...person, nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  const user = { id: 7, username: 'lin', ...saved, ...own }
  fake.answer('/system/auth/get-permission-info', () => {
    return { user, roles: person.roles, mustChangePassword: false }
  })
  fake.answer('/system/user/profile/update', ({ body }) => {
    Object.assign(user, body)
    return true
  })
  const routes = { '/profile/home': () => <ProfileHome /> }
  page = await draw({ at: '/profile/home', fake, routes, words: { zh: { profile: zh } } })
  await eventually(() => field('昵称'))
}

const sent = () =>
  fake.requests.filter(({ path }) => path === '/system/user/profile/update').map(({ body }) => body)
const save = () => click(byRole('button', '保存'))

test('what is saved is known to the navigation bar at once', async () => {
  await open()
  type(field('昵称'), '林老师')
  save()
  await eventually(() => expect(sent()).toEqual([{ ...saved, nickname: '林老师' }]))
  await eventually(() =>
    expect(readSession()).toMatchObject({ nickname: '林老师', avatar: '/files/lin.png' }),
  )
})

test('nickname, description and picture are all asked for', async () => {
  await open({ nickname: '', description: '', avatar: '' })
  save()
  await eventually(() => expect(document.querySelectorAll('.kit-problem')).toHaveLength(3))
  expect(sent()).toEqual([])
})

test('what the server refuses stands beside its field', async () => {
  await open()
  fake.answer('/system/user/profile/update', () => {
    throw refused(400, '填写的内容有误', { fields: { avatar: '请重新上传' } })
  })
  type(field('昵称'), '林老师')
  save()
  await eventually(() => expect(text()).toContain('请重新上传'))
  expect(readSession()?.nickname).toBe('林晓')
})
