import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { agent } from '#features/ai/agent/agent.contract.ts'
import { zh } from '../words/zh.ts'
import { UsageScreen } from './UsageScreen.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const figures = { calls: 12, inputTokens: 3400, outputTokens: 1200, pictures: 0, speechSeconds: 0, cost: 4.6 }
const month = {
  ...figures,
  ownerId: 1,
  reserved: 0,
  monthLimit: 10,
  left: 5.4,
  agents: [{ ...figures, id: 5, name: '读书小助手' }],
  borrowers: [{ ...figures, id: 7, name: '陈默' }],
  days: [{ ...figures, day: '2026-11-03' }],
  limits: [{ scope: 'owner', subjectId: null, subjectName: '', monthLimit: 10, dayLimit: null }],
}
const row = {
  ...figures,
  id: 1,
  day: '2026-11-03',
  agentId: null,
  agentName: '',
  ownerId: 0,
  ownerName: '',
  borrowerId: 7,
  borrowerName: '陈默',
  purpose: 'card',
}

async function open(
  at: string,
  { role = 'lx_designer', summary = {} }: { role?: Role; summary?: object } = {},
) {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: agent, rows: [{ id: 5, name: '读书小助手' }] }], person)
  fake.answer('/course/ai-usage/summary', () => ({ ...month, ...summary }))
  fake.answer('/course/ai-usage/limit', () => true)
  fake.answer('/course/ai-usage/page', () => ({ list: [row], total: 1, totalIsCapped: false, next: null }))
  const options = { options: agent.endpoints.options }
  registerResources({ agent: options, user: options })
  page = await draw({
    at,
    fake,
    routes: { '/configs/usage': () => <UsageScreen /> },
    words: { zh: { 'ai-usage': zh } },
  })
}

const requestsTo = (verb: string) => fake.requests.filter(({ path }) => path === `/course/ai-usage/${verb}`)
const limits = () => requestsTo('limit').map(({ body }) => body)

describe('a month of AI use', () => {
  test('stands against its limit, with what is left', async () => {
    await open('/configs/usage')
    await eventually(() => expect(text()).toContain('剩余 ¥5.40，限额 ¥10.00'))
    expect(byRole('progressbar', '占限额的比例').getAttribute('aria-valuenow')).toBe('46')
    for (const part of ['每日费用', '读书小助手', '陈默', '¥4.60']) expect(text()).toContain(part)
    expect(allByRole('radio', '系统默认')).toEqual([])
  })

  test('whose limit is reached says what that means', async () => {
    await open('/configs/usage', { summary: { cost: 10, left: 0 } })
    await eventually(() => expect(text()).toContain('已达到限额 ¥10.00'))
  })

  test('without any use says what will be shown', async () => {
    await open('/configs/usage', {
      summary: { calls: 0, cost: 0, agents: [], borrowers: [], days: [], limits: [] },
    })
    await eventually(() => expect(text()).toContain('这个月还没有 AI 用量'))
    expect(text()).toContain('目前没有限额')
  })

  test('of others and of the system is the super administrator’s to choose; limits are not', async () => {
    await open('/configs/usage', { role: 'super_admin' })
    await eventually(() => click(byRole('radio', '系统默认')))
    await eventually(() => expect(requestsTo('summary').at(-1)?.query).toEqual({ ownerId: '0' }))
    await eventually(() => expect(byRole('button', '新建限额')).toBeTruthy())
    page.go('/configs/usage?ownerId=7')
    await eventually(() => expect(requestsTo('summary').at(-1)?.query).toEqual({ ownerId: '7' }))
    await eventually(() => expect(allByRole('button', '新建限额')).toEqual([]))
  })
})

describe('a limit', () => {
  const openNew = async () => {
    await open('/configs/usage')
    await eventually(() => click(byRole('button', '新建限额')))
    await eventually(() => byRole('dialog', '新建限额'))
  }
  const save = () => click(byRole('button', '保存'))

  test('of everything is set for a month', async () => {
    await openNew()
    type(field(/^每月限额/), '25.5')
    save()
    await eventually(() => expect(limits()).toHaveLength(1))
    expect(limits()[0]).toEqual({
      ownerId: 1,
      scope: 'owner',
      subjectId: null,
      monthLimit: 25.5,
      dayLimit: null,
    })
  })

  test('without an amount is not sent', async () => {
    await openNew()
    save()
    await eventually(() => expect(text()).toContain('请填写每月或每日的金额'))
    expect(limits()).toEqual([])
  })

  test('that the server refuses says why', async () => {
    await openNew()
    fake.answer('/course/ai-usage/limit', () => {
      throw refused(400, '填写的内容有误', { fields: { dayLimit: '金额太大' } })
    })
    type(field(/^每日限额/), '1')
    save()
    await eventually(() => expect(text()).toContain('金额太大'))
  })

  test('is changed as it stands, and taken away', async () => {
    await open('/configs/usage')
    await eventually(() => click(byRole('button', '编辑')))
    await eventually(() => expect(field(/^每月限额/).value).toBe('10'))
    click(byRole('button', '取消'))
    click(byRole('button', '删除限额：全部'))
    await eventually(() =>
      expect(limits()).toEqual([
        { ownerId: 1, scope: 'owner', subjectId: null, monthLimit: null, dayLimit: null },
      ]),
    )
  })
})

test('every row tells who had what worked, by which agent and at whose cost', async () => {
  await open('/configs/usage')
  await eventually(() => click(byRole('radio', '明细')))
  // What only a row tells: the figures of the month name the same people.
  await eventually(() => expect(text()).toContain('系统默认'))
  for (const part of ['陈默', '卡片', '¥4.60', '2026-11-03']) expect(text()).toContain(part)
  expect(page.address()).toContain('view=rows')
})
