import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh } from '../words/zh.ts'
import { ConnectScreen } from './ConnectScreen.tsx'

let fake: FakeServer
let page: Drawn
let inUse: object

beforeEach(async () => {
  const person = { id: 1, roles: ['super_admin'] } as const
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  inUse = { hasText: false, agent: null, pictureAgent: null }
  fake = await startFakeServer([], person)
  fake.answer('/course/ai-connect/state', () => inUse)
  fake.answer('/course/ai-connect/test', () => ({ reply: '大家好', ms: 1200 }))
  fake.answer('/course/ai-connect/use', () => {
    inUse = { hasText: true, agent: { id: 8, name: 'a-chat' }, pictureAgent: null }
    return 8
  })
  const routes = { '/configs/connect': () => <ConnectScreen /> }
  page = await draw({ at: '/configs/connect', fake, routes, words: { zh: { 'ai-connect': zh } } })
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
  localStorage.clear()
})

const answerModels = (models: readonly string[]) => fake.answer('/course/ai-connect/models', () => models)
const sentTo = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/ai-connect/${verb}`).map(({ body }) => body)

function keyField(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type=password]')
  if (!found) throw new Error('no field for a key')
  return found
}

async function enterKey(): Promise<void> {
  await eventually(() => expect(text()).toContain('还没有接入 AI。'))
  type(keyField(), 'a-key')
  await eventually(() => click(byRole('button', '查看可用模型')))
}

test('Without a list of models one is named, tried, and only then used for everyone', async () => {
  answerModels([])
  await enterKey()
  await eventually(() => type(field('文本模型'), 'a-chat'))
  expect(text()).toContain('这家服务商不提供模型列表')
  expect(allByRole('button', '供所有人使用')).toEqual([])
  await eventually(() => click(byRole('button', '试一试')))
  await eventually(() => expect(text()).toContain('大家好'))
  click(byRole('button', '供所有人使用'))
  await eventually(() => expect(text()).toContain('所有人正在使用：'))
  expect(byRole('link', 'a-chat').getAttribute('href')).toBe('/configs/agentEdit?id=8')
  expect(sentTo('use')).toEqual([{ provider: 'deepseek', apiKey: 'a-key', model: 'a-chat' }])
  await eventually(() => expect(keyField().value).toBe(''))
})

test('Another key takes the models and the trial of the one before away', async () => {
  answerModels([])
  await enterKey()
  await eventually(() => expect(text()).toContain('文本模型'))
  type(keyField(), 'another')
  await eventually(() => expect(text()).not.toContain('文本模型'))
})

test('An address that cannot be is said beside its field', async () => {
  fake.answer('/course/ai-connect/models', () => {
    throw refused(400, '填写的内容有误', { fields: { baseUrl: '这个地址指向内网' } })
  })
  await eventually(() => click(byRole('radio', '其他（兼容 OpenAI）')))
  await eventually(() => type(field('接口地址'), 'http://10.0.0.1/v1'))
  await enterKey()
  await eventually(() => expect(field('接口地址').getAttribute('aria-invalid')).toBe('true'))
  expect(text()).toContain('这个地址指向内网')
})
