import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { saveDraft, draftKey, slotIn } from '#kit/form/web/recoveryDraft.ts'
import { leftTyping } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { readToken, saveToken } from '#kit/http/web/token.ts'
import { outboxStore } from '#features/learning/learner/web/outbox/outboxStore.ts'
import { zh as learn } from '#features/learning/learner/words/zh.ts'
import { accountFaults } from '#features/people/user/account.faults.ts'
import { zh as kit } from '#kit/i18n/words/zh.ts'
import { zh as profile } from '#features/people/profile/words/zh.ts'
import { zh as session } from '#features/people/session/words/zh.ts'
import { zh as order } from '#features/sale/order/words/zh.ts'
import { zh } from '#features/people/user/words/account.zh.ts'
import { OwnAccount } from './OwnAccount.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
  localStorage.clear()
})

const path = '/system/user/profile/close'
const sent = () => fake.requests.filter((request) => request.path === path).map(({ body }) => body)
const confirm = () => click(byRole('button', zh.close.confirm))
const user = { id: 7, username: 'zhou', nickname: '周小雨', description: '', avatar: '' }
const here = { id: 1, device: 'Mozilla/5.0 (iPhone) Safari/604', address: '10.0.0.2', isCurrent: true }
const times = { createdAt: 1_700_000_000_000, lastSeenAt: 1_700_000_000_000, expiresAt: 1_900_000_000_000 }

async function openPage(prepare: (server: FakeServer) => void = () => undefined, own: object = {}) {
  fake = await startFakeServer([], { id: 7, roles: ['lx_designer'] })
  saveToken('abc')
  fake.answer(path, () => true)
  fake.answer('/system/auth/logout', () => true)
  fake.answer('/system/auth/sessions', () => [{ ...here, ...times }])
  fake.answer('/learn/orders', () => ({ list: [], hasMore: false }))
  fake.answer('/system/user/options', () => [{ id: 9, label: '陈默' }])
  prepare(fake)
  page = await draw({
    at: '/learn/account',
    fake,
    words: { zh: { account: zh, learn, profile, session, order } },
    routes: { '/learn/account': () => <Account own={own} /> },
  })
  await eventually(() => field(profile.fields.nickname))
}

/** As the page around it keeps who is here. */
function Account({ own }: { readonly own: object }) {
  const [person, setPerson] = useState({ ...user, ...own })
  return (
    <>
      <output data-known>{person.nickname}</output>
      <OwnAccount onChanged={(part) => setPerson((now) => ({ ...now, ...part }))} user={person} />
    </>
  )
}

async function open() {
  await openPage()
  await eventually(() => click(byRole('button', zh.close.action)))
  await eventually(() => type(field(zh.fields.password), 'correct horse'))
}

const answer = {
  kind: 'response' as const,
  body: {
    clientId: crypto.randomUUID(),
    activityId: 3,
    cardId: 4,
    response: { chosen: ['a'] },
    durationMs: 10,
    hintsUsed: 0,
  },
}

test('of whoever closes the account nothing that was not sent stays on the device, and all of others does', async () => {
  await open()
  for (const id of [7, 8]) {
    outboxStore(id).add(answer)
    saveDraft(slotIn(draftKey(id, 'career', 1)), { revision: 1, at: 1, base: {}, values: { name: '访谈' } })
  }
  const outboxKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('lectern.outbox.'))
  const left = () => [...outboxKeys(), ...Object.keys(leftTyping())]
  expect(left()).toHaveLength(4)
  confirm()
  await eventually(() => expect(readToken()).toBeNull())
  await eventually(() => expect(left()).toHaveLength(2))
  expect(left().every((key) => key.includes('.8.'))).toBe(true)
  expect(sent()).toEqual([{ password: 'correct horse', handOverTo: null }])
})

test('what others use is named, and goes to whom its owner chooses', async () => {
  await open()
  fake.answer(path, () => {
    throw refused(accountFaults.holdsPublic.code, '请先移交', {
      held: [{ resource: 'career', id: 3, label: '产品经理' }],
    })
  })
  confirm()
  await eventually(() => expect(text()).toContain('产品经理'))
  expect(text()).toContain(zh.resources.career)
  expect(byRole('button', zh.close.confirm).hasAttribute('disabled')).toBe(true)
  await eventually(() => expect(text()).toContain('陈默'))
  type(field(zh.close.search), '陈')
  await eventually(() =>
    expect(
      fake.requests.filter((request) => request.path === '/system/user/options').at(-1)?.query,
    ).toMatchObject({
      keyword: '陈',
      role: 'staff',
    }),
  )
  await eventually(() => {
    const choice = document.querySelector<HTMLSelectElement>('#close select')
    if (!choice) throw new Error('nothing to choose from')
    choice.value = '9'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
  fake.answer(path, () => true)
  await eventually(() => expect(byRole('button', zh.close.confirm).hasAttribute('disabled')).toBe(false))
  confirm()
  await eventually(() => expect(sent().at(-1)).toEqual({ password: 'correct horse', handOverTo: 9 }))
  await eventually(() => expect(readToken()).toBeNull())
})

test('a wrong password is reported beside its field', async () => {
  await open()
  fake.answer(path, () => {
    throw refused(400, '填写的内容有误', { fields: { password: zh.problems.wrongPassword } })
  })
  confirm()
  await eventually(() => expect(text()).toContain(zh.problems.wrongPassword))
  expect(readToken()).toBe('abc')
})

const known = () => document.querySelector('[data-known]')?.textContent
const sentTo = (address: string) =>
  fake.requests.filter((request) => request.path === address).map(({ body }) => body)
const value = (label: string) => field(label).value

test('a name is saved by itself, says so, and is known to the page at once', async () => {
  await openPage()
  fake.answer('/learn/profile', () => true)
  type(field(profile.fields.nickname), ' 小雨 ')
  click(byRole('button', profile.screen.save))
  await eventually(() => expect(text()).toMatch(/已保存 \d\d:\d\d/))
  expect(sentTo('/learn/profile')).toEqual([{ nickname: ' 小雨 ', description: '' }])
  await eventually(() => expect(known()).toBe('小雨'))
})

test('what a refused save says stands beside its field, and what was typed stays', async () => {
  await openPage()
  fake.answer('/learn/profile', () => {
    throw refused(400, '填写的内容有误', { fields: { nickname: '最多 20 个字符' } })
  })
  type(field(profile.fields.nickname), '很长的名字')
  click(byRole('button', profile.screen.save))
  await eventually(() => expect(text()).toContain('最多 20 个字符'))
  expect(value(profile.fields.nickname)).toBe('很长的名字')
  await eventually(() => expect(document.activeElement).toBe(field(profile.fields.nickname)))
  expect(known()).toBe('周小雨')
})

test('a picture is taken away at once and can be brought back; one that cannot be saved is not lost', async () => {
  await openPage(undefined, { avatar: '/files/a.png' })
  const shown = () => document.querySelector('.own-face')?.getAttribute('src')
  fake.answer('/learn/profile', () => true)
  click(byRole('button', profile.own.removePicture))
  await eventually(() => expect(sentTo('/learn/profile')).toEqual([{ avatar: '' }]))
  await eventually(() => expect(shown()).not.toBe('/files/a.png'))
  fake.answer('/learn/profile', () => {
    throw refused(503, '请稍后再试')
  })
  click(byRole('button', kit.actions.undo))
  await eventually(() => expect(text()).toContain('请稍后再试'))
  expect(shown()).toBe('/files/a.png')
  fake.answer('/learn/profile', () => true)
  click(byRole('button', profile.own.again))
  await eventually(() => expect(sentTo('/learn/profile').at(-1)).toEqual({ avatar: '/files/a.png' }))
  await eventually(() => expect(text()).toMatch(/已保存/))
})

test('a password that is refused stays typed; one that is taken is not kept, and the list of sessions is read anew', async () => {
  await openPage()
  const address = '/system/user/profile/update-password'
  fake.answer(address, () => {
    throw refused(400, '填写的内容有误', { fields: { oldPassword: profile.problems.wrongPassword } })
  })
  type(field(profile.fields.oldPassword), 'wrong horse')
  type(field(profile.fields.newPassword), 'a new horse')
  click(byRole('button', profile.screen.change))
  await eventually(() => expect(text()).toContain(profile.problems.wrongPassword))
  expect(value(profile.fields.newPassword)).toBe('a new horse')
  const asked = () => sentTo('/system/auth/sessions').length
  const before = asked()
  fake.answer(address, () => true)
  type(field(profile.fields.oldPassword), 'correct horse')
  click(byRole('button', profile.screen.change))
  await eventually(() => expect(text()).toContain(profile.screen.changed))
  expect(value(profile.fields.oldPassword)).toBe('')
  expect(value(profile.fields.newPassword)).toBe('')
  await eventually(() => expect(asked()).toBe(before + 1))
  expect(Object.values(localStorage).join()).not.toContain('horse')
})

test('another session is ended and gone, the present one cannot be', async () => {
  const other = {
    ...here,
    ...times,
    id: 2,
    device: 'Mozilla/5.0 (Windows NT 10) Chrome/140',
    isCurrent: false,
  }
  let sessions = [{ ...here, ...times }, other]
  await openPage((server) =>
    server.answer('/system/auth/sessions', ({ method, query }) => {
      if (method === 'GET') return sessions
      sessions = sessions.filter(({ id }) => String(id) !== query['id'])
      return true
    }),
  )
  const end = () => allByRole('button', /结束在/)
  await eventually(() => expect(end()).toHaveLength(1))
  end().forEach(click)
  await eventually(() => expect(text()).toContain(session.sessions.ended))
  await eventually(() => expect(end()).toHaveLength(0))
  expect(text()).toContain(session.sessions.current)
})

test('orders say what was got, by a code or for how much', async () => {
  const base = { productId: null, createdAt: 1_700_000_000_000, cancelledAt: null, refundedAt: null }
  const paid = { ...base, id: 2, number: '20261101-000002', source: 'payment', price: 199.9, paidAt: 1 }
  const code = { ...base, id: 1, number: '20261101-000001', source: 'code', price: 0, paidAt: 1 }
  const list = [
    { ...paid, productId: 5, productName: '访谈营', status: 'paid' },
    { ...code, productName: '入门课', status: 'refunded' },
  ]
  await openPage((server) => server.answer('/learn/orders', () => ({ list, hasMore: false })))
  await eventually(() => expect(text()).toContain('访谈营'))
  for (const part of ['20261101-000002', '199.90', '已支付', '入门课', '兑换码', '已退款'])
    expect(text()).toContain(part)
  expect(byRole('link', '访谈营').getAttribute('href')).toBe('/learn/product/5')
  expect(allByRole('link', '入门课')).toEqual([])
})

test('no orders say what their list is for', async () => {
  await openPage()
  await eventually(() => expect(text()).toContain(order.mine.emptyLead))
})
