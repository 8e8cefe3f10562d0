import { afterEach, describe, expect, test } from 'vitest'
import type { Role } from '#kit/contract/role.ts'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { leftText } from '#kit/testing/web/leftTyping.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, sleep, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { agent, agentEndpoints } from '../agent.contract.ts'
import { zh } from '../words/zh.ts'
import { AgentAdd, AgentEdit } from './AgentForm.tsx'
import { AgentList } from './AgentList.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
  localStorage.clear()
})

const mine = {
  id: 5,
  name: '读书小助手',
  avatar: '/files/a.png',
  platform: 'openai',
  baseUrl: 'https://one.example/v1',
  assistantId: 'small-model',
  note: '回答要短',
  voiceId: null,
  speed: null,
  isPublic: false,
  hasKey: true,
  hasSecret: true,
  monthCost: 0.0042,
  status: 'enabled',
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  revision: 1,
  mayEdit: true,
}
const theirs = {
  ...mine,
  id: 6,
  name: '公共助教',
  isPublic: true,
  monthCost: null,
  creatorId: 7,
  creatorName: '陈默',
  mayEdit: false,
}

async function open(at: string, rows: object[] = [mine, theirs], hasText = true, role: Role = 'lx_designer') {
  const person = { id: 1, roles: [role] }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([{ resource: agent, rows: rows.map((row) => ({ ...row })) }], person)
  fake.answer('/course/activity-card/ai-state', () => ({ hasText, hasPictures: false, hasSpeech: false }))
  registerResources({ agent: { options: agentEndpoints.options }, user: { options: agentEndpoints.options } })
  const routes = {
    '/configs/agentAdd': () => <AgentAdd />,
    '/configs/agentEdit': () => <AgentEdit />,
    '/configs/agentList': () => <AgentList />,
  }
  page = await draw({ at, fake, routes, words: { zh: { agent: zh } } })
}

const requestsTo = (verb: string) => fake.requests.filter(({ path }) => path === `/course/ai-agent/${verb}`)
const keys = () => [...document.querySelectorAll<HTMLInputElement>('input[type=password]')]
const save = () => click(byRole('button', '保存'))

describe('the list of agents', () => {
  test('tells whose they are, whether they are shared, and what one’s own have cost', async () => {
    await open('/configs/agentList')
    await eventually(() => expect(text()).toContain('读书小助手'))
    for (const part of ['公共助教', '陈默', '仅自己', '公开', '已设置', '¥0.0042'])
      expect(text()).toContain(part)
    expect(byRole('link', '公共助教').getAttribute('href')).toBe('/configs/agentEdit?id=6')
    expect(text()).not.toContain('还没有接入 AI')
  })

  test('holds one’s own or the public ones, and the address keeps which', async () => {
    await open('/configs/agentList')
    await eventually(() => click(byRole('radio', '我的')))
    await eventually(() => expect(requestsTo('page').at(-1)?.body).toMatchObject({ creatorId: 1 }))
    await eventually(() => expect(text()).not.toContain('公共助教'))
    expect(page.address()).toContain('creatorId=1')
    click(byRole('radio', '公开的'))
    await eventually(() => expect(page.address()).toContain('isPublic=true'))
    expect(page.address()).not.toContain('creatorId')
  })

  test('that is empty says what an agent is, and without any AI what to set', async () => {
    await open('/configs/agentList', [], false)
    await eventually(() => expect(text()).toContain('还没有智能体'))
    await eventually(() => expect(text()).toContain('请联系超级管理员'))
    click(byRole('button', '新建智能体'))
    await eventually(() => expect(page.address()).toBe('/configs/agentAdd'))
  })
})

describe('a key', () => {
  test('is asked for with a new agent', async () => {
    await open('/configs/agentAdd')
    await eventually(() => expect(keys()).toHaveLength(2))
    save()
    await eventually(() => expect(text()).toContain('请输入API 密钥'))
    expect(requestsTo('create')).toEqual([])
  })

  test('stays where it is when it is left empty', async () => {
    await open('/configs/agentEdit?id=5')
    await eventually(() => type(field('名称'), '新名字'))
    expect(keys().map(({ value, placeholder }) => [value, placeholder])).toEqual(
      Array.from({ length: 2 }, () => ['', '留空则保持不变']),
    )
    save()
    await eventually(() => expect(requestsTo('update')).toHaveLength(1))
    expect(Object.keys(requestsTo('update')[0]?.body ?? {})).not.toContain('apiKey')
  })

  test('that is typed is sent, wiped, and never kept in the browser', async () => {
    await open('/configs/agentEdit?id=5')
    const [key] = await eventually(() => {
      expect(keys()).toHaveLength(2)
      return keys()
    })
    if (!key) throw new Error('no key field')
    type(key, 'canary-key')
    type(field('名称'), '新名字')
    await eventually(() => expect(leftText()).toContain('新名字'))
    expect(JSON.stringify({ ...localStorage })).not.toContain('canary-key')
    save()
    await eventually(() => expect(requestsTo('update')[0]?.body).toMatchObject({ apiKey: 'canary-key' }))
    await eventually(() => expect(keys().map(({ value }) => value)).toEqual(['', '']))
    expect(document.documentElement.outerHTML).not.toContain('canary-key')
  })

  test('is asked for again where the address has changed, until it is the old one again', async () => {
    await open('/configs/agentEdit?id=5')
    await eventually(() => type(field(/^接口地址/), 'https://two.example/v1'))
    await eventually(() => expect(text()).toContain('平台或地址有变动，请重新填写'))
    save()
    await eventually(() => expect(text()).toContain('请输入API 密钥'))
    expect(requestsTo('update')).toEqual([])
    type(field(/^接口地址/), 'https://one.example/v1')
    await eventually(() => expect(text()).not.toContain('平台或地址有变动，请重新填写'))
  })
})

describe('one’s own agent', () => {
  test('is shared with others, after it was said who pays', async () => {
    await open('/configs/agentEdit?id=5')
    fake.answer(
      '/course/ai-agent/common',
      ({ body }) => Object.assign(fake.rowsOf('agent')[0] ?? {}, body, { revision: 2 })['revision'],
    )
    const share = await eventually(() => byRole('switch', '公开给其他创作者'))
    expect(text()).toContain('公开后，他人使用的费用也由你承担')
    click(share)
    await eventually(() =>
      expect(requestsTo('common')[0]?.body).toEqual({ id: 5, isPublic: true, revision: 1 }),
    )
    await eventually(() => expect(text()).toContain('其他创作者可以选用，费用由你承担'))
  })

  test('is tried, and shows its reply, the time and the tokens', async () => {
    await open('/configs/agentEdit?id=5')
    fake.answer('/course/ai-agent/test', () => ({
      reply: '我是读书小助手。',
      inputTokens: 12,
      outputTokens: 30,
      ms: 1240,
    }))
    await eventually(() => type(field('问题'), '你是谁？'))
    click(byRole('button', '提问'))
    await eventually(() => expect(text()).toContain('我是读书小助手。'))
    expect(text()).toContain('用时 1.2 秒，输入 12 个 token，输出 30 个')
    expect(requestsTo('test')[0]?.body).toEqual({ id: 5, prompt: '你是谁？' })
  })

  test('that does not answer says what is wrong', async () => {
    await open('/configs/agentEdit?id=5')
    fake.answer('/course/ai-agent/test', () => {
      throw refused(1011, 'AI 不接受这个请求，请检查模型和密钥')
    })
    await eventually(() => click(byRole('button', '提问')))
    await eventually(() => expect(text()).toContain('智能体没有回答'))
    expect(text()).toContain('请检查模型和密钥')
  })
})

test('somebody else’s agent is read, says whose it is not, and offers nothing', async () => {
  await open('/configs/agentEdit?id=6')
  await eventually(() => expect(text()).toContain('这个智能体不是你创建的，你没有操作权限'))
  await sleep(50)
  expect(allByRole('button', /保存|编辑|删除|提问|停用/)).toEqual([])
  expect(allByRole('switch', /./)).toEqual([])
  expect(keys()).toEqual([])
})

test.each([
  [2000, '这个智能体不是你创建的，你没有操作权限'],
  [404, '这里什么也没有'],
])('one that may not be seen, or is not there (%i), says so and leads back', async (code, message) => {
  await open('/configs/agentAdd')
  fake.answer('/course/ai-agent/get', () => {
    throw refused(code, '被拒绝')
  })
  page.go('/configs/agentEdit?id=99')
  await eventually(() => byRole('heading', message))
  click(byRole('button', '返回列表'))
  await eventually(() => expect(page.address()).toBe('/configs/agentList'))
})
