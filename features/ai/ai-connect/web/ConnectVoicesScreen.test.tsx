import { afterEach, beforeEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { zh as voices } from '../words/voices.zh.ts'
import { zh } from '../words/zh.ts'
import { ConnectVoicesScreen } from './ConnectVoicesScreen.tsx'

const ofVoice = {
  fields: { language: '语言' },
  values: {
    language: { zh: '中文', en: '英语', es: '西班牙语', ja: '日语' },
    gender: { female: '女声', male: '男声' },
  },
}

const ofMiniMax = {
  fields: { groupId: 'Group ID（分组）', baseUrl: '接口地址' },
  hints: { groupId: '在 MiniMax 账号里查看' },
}

let fake: FakeServer
let page: Drawn

beforeEach(async () => {
  const person = { id: 1, roles: ['super_admin'] } as const
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  fake.answer('/course/ai-connect/models', () => [])
  fake.answer('/course/voice-connect/use', ({ body }) =>
    Array.isArray(body['codes']) ? body['codes'].map((_, index) => index + 1) : [],
  )
  const routes = { '/configs/connectVoices': () => <ConnectVoicesScreen /> }
  const words = {
    zh: { 'ai-connect': zh, 'tts-voice': ofVoice, 'voice-connect': voices, 'minimax-voice': ofMiniMax },
  }
  page = await draw({ at: '/configs/connectVoices', fake, routes, words })
})
afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const sentTo = (verb: string) =>
  fake.requests.filter(({ path }) => path === `/course/voice-connect/${verb}`).map(({ body }) => body)

async function enterKey(): Promise<void> {
  const key = await eventually(() => {
    const found = document.querySelector<HTMLInputElement>('input[type=password]')
    return found ?? Promise.reject(new Error('no field for a key'))
  })
  type(key, 'a-key')
  click(await eventually(() => byRole('button', '查看可用模型')))
  type(await eventually(() => field('语音模型')), 'a-voice-model')
}

test('the voices that a provider is known to have are listened to, chosen and added', async () => {
  fake.answer('/course/voice-connect/try', () => {
    throw refused(1011, '密钥不对')
  })
  await enterKey()
  expect(await eventually(() => allByRole('checkbox', /./))).toHaveLength(8)
  expect(byRole('button', '添加音色')).toHaveProperty('disabled', true)
  click(byRole('button', '试听 Anna'))
  await eventually(() => expect(text()).toContain('密钥不对'))
  const sample = {
    provider: 'siliconflow',
    apiKey: 'a-key',
    model: 'a-voice-model',
    language: 'zh',
  }
  expect(sentTo('try')).toEqual([{ ...sample, code: 'a-voice-model:anna' }])
  click(byRole('checkbox', 'Anna'))
  click(byRole('checkbox', 'Alex'))
  click(await eventually(() => byRole('button', '添加 2 个音色')))
  await eventually(() => expect(text()).toContain('2 个音色现在可以使用了'))
  expect(sentTo('use')).toEqual([{ ...sample, codes: ['a-voice-model:anna', 'a-voice-model:alex'] }])
})

test('MiniMax needs its group instead of a question for its models', async () => {
  click(await eventually(() => byRole('radio', /^MiniMax/)))
  expect(allByRole('button', '查看可用模型')).toEqual([])
  type(await eventually(() => field(/^Group ID/)), 'g-1')
  expect(text()).not.toContain('语音模型')
  const key = document.querySelector<HTMLInputElement>('input[type=password]')
  if (!key) throw new Error('no field for a key')
  type(key, 'a-key')
  const models = await eventually(() => field('语音模型'))
  models.closest('.ant-select')?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  click(
    await eventually(() => {
      const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')]
      return (
        options.find((one) => one.textContent === 'speech-02-hd') ?? Promise.reject(new Error('no model'))
      )
    }),
  )
  click(await eventually(() => byRole('checkbox', 'Female-yujie')))
  click(await eventually(() => byRole('button', '添加 1 个音色')))
  const sample = { provider: 'minimax', apiKey: 'a-key', groupId: 'g-1', model: 'speech-02-hd' }
  await eventually(() => expect(sentTo('use')).toMatchObject([{ ...sample, codes: ['female-yujie'] }]))
  expect(fake.requests.filter(({ path }) => path.endsWith('/models'))).toEqual([])
})

test('those of another provider are named; another model has other voices', async () => {
  click(await eventually(() => byRole('radio', '其他（兼容 OpenAI）')))
  type(await eventually(() => field('接口地址')), 'https://voices.example/v1')
  await enterKey()
  const codes = await eventually(() => field('音色'))
  type(codes, 'nova')
  press('Enter', codes)
  await eventually(() => byRole('button', '试听 Nova'))
  byRole('button', '添加 1 个音色')
  type(field('语音模型'), 'another-model')
  await eventually(() => byRole('button', '添加音色'))
})
