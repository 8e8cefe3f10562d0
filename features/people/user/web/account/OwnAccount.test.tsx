import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { lightEndpoint } from '#kit/http/web/lightEndpoint.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { accountFaults } from '../../account.faults.ts'
import { zh } from '../../words/account.zh.ts'
import { OwnClosing } from './OwnAccount.tsx'

let fake: FakeServer
let page: Drawn
let isClosed: boolean

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const path = '/system/user/profile/close'
const sent = () => fake.requests.filter((request) => request.path === path).map(({ body }) => body)
const confirm = () => click(byRole('button', zh.close.confirm))

async function open() {
  isClosed = false
  setSession({ id: 7, roles: ['lx_designer'], username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], { id: 7, roles: ['lx_designer'] })
  fake.answer(path, () => true)
  fake.answer('/system/user/options', () => [{ id: 9, label: '陈默' }])
  const options = lightEndpoint({ method: 'GET', path: '/system/user/options', effect: 'read' } as const)
  registerResources({ staff: { options } })
  const closing = <OwnClosing className="panel" onClosed={() => (isClosed = true)} />
  page = await draw({
    at: '/profile/index',
    fake,
    routes: { '/profile/index': () => closing },
    words: { zh: { account: zh } },
  })
  await eventually(() => click(byRole('button', zh.close.action)))
  await eventually(() => field(zh.fields.password))
}

test('an account is closed with its password, after what that means has been read', async () => {
  await open()
  expect(text()).toContain(zh.close.lead)
  expect(byRole('button', zh.close.confirm).hasAttribute('disabled')).toBe(true)
  type(field(zh.fields.password), 'correct horse')
  confirm()
  await eventually(() => expect(isClosed).toBe(true))
  expect(sent()).toEqual([{ password: 'correct horse', handOverTo: null }])
})

test('what others use is named, and somebody is asked for who takes it over', async () => {
  await open()
  const held = [{ resource: 'career', id: 3, label: '产品经理' }]
  fake.answer(path, () => {
    throw refused(accountFaults.holdsPublic.code, '请先移交', { held })
  })
  type(field(zh.fields.password), 'correct horse')
  confirm()
  await eventually(() => expect(text()).toContain('产品经理'))
  expect(text()).toContain(zh.resources.career)
  expect(allByRole('combobox', /./).length).toBeGreaterThan(0)
  expect(isClosed).toBe(false)
})

test('a wrong password is told beside its field', async () => {
  await open()
  fake.answer(path, () => {
    throw refused(400, '填写的内容有误', { fields: { password: zh.problems.wrongPassword } })
  })
  type(field(zh.fields.password), 'wrong horse')
  confirm()
  await eventually(() => expect(text()).toContain(zh.problems.wrongPassword))
})
