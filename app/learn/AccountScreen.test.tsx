import { afterEach, expect, test } from 'vitest'
import { saveDraft, draftKey, slotIn } from '#kit/form/web/recoveryDraft.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { readToken, saveToken } from '#kit/http/web/token.ts'
import { outboxStore } from '#features/learning/learner/web/outbox/outboxStore.ts'
import { zh as learn } from '#features/learning/learner/words/zh.ts'
import { accountFaults } from '#features/people/user/account.faults.ts'
import { zh } from '#features/people/user/words/account.zh.ts'
import { AccountScreen } from './AccountScreen.tsx'

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

async function open() {
  fake = await startFakeServer([], { id: 7, roles: ['lx_designer'] })
  saveToken('abc')
  fake.answer(path, () => true)
  fake.answer('/system/auth/logout', () => true)
  fake.answer('/system/user/options', () => [{ id: 9, label: '陈默' }])
  page = await draw({
    at: '/learn/account',
    fake,
    words: { zh: { account: zh, learn } },
    routes: { '/learn/account': () => <AccountScreen userId={7} /> },
  })
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
  const left = () => Object.keys(localStorage).filter((key) => /^lectern\.(outbox|kept)\./.test(key))
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
    const choice = document.querySelector('select')
    if (!choice) throw new Error('nothing to choose from')
    choice.value = '9'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
  })
  fake.answer(path, () => true)
  await eventually(() => expect(byRole('button', zh.close.confirm).hasAttribute('disabled')).toBe(false))
  confirm()
  await eventually(() => expect(sent().at(-1)).toEqual({ password: 'correct horse', handOverTo: 9 }))
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
