import { afterEach, expect, test } from 'vitest'
import { registerResources } from '#kit/feature/web/kitSettings.ts'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, text } from '#kit/testing/web/page.ts'
import { refused, startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { minimaxVoice, ttsVoice } from '../voice.contract.ts'
import { zh as tones } from '../words/minimax.zh.ts'
import { zh } from '../words/zh.ts'
import { VoiceList, VoiceToneList } from './VoiceLists.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const makeRow = (id: number, name: string, own: object = {}) => ({
  id,
  name,
  code: 'alloy',
  language: 'zh',
  gender: 'female',
  model: 'tts-1',
  baseUrl: '',
  groupId: '',
  sampleText: '',
  hasApiKey: true,
  status: 'enabled',
  creatorId: 1,
  creatorName: '林晓',
  createdAt: 1_790_000_000_000,
  updatedAt: 1_790_000_000_000,
  revision: 1,
  mayEdit: true,
  ...own,
})

async function open(at: string, rows: ReturnType<typeof makeRow>[]) {
  const person = { id: 1, roles: ['super_admin'] as const }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer(
    [
      { resource: ttsVoice, rows },
      { resource: minimaxVoice, rows: [] },
    ],
    person,
  )
  registerResources({ user: { options: ttsVoice.endpoints.options } })
  const routes = { '/configs/tts': () => <VoiceList />, '/configs/minimax': () => <VoiceToneList /> }
  page = await draw({ at, fake, routes, words: { zh: { 'tts-voice': zh, 'minimax-voice': tones } } })
}

test('a voice is listened to in its row, and why it cannot be heard is shown', async () => {
  await open('/configs/tts', [makeRow(4, '小雅'), makeRow(5, '旧音色', { status: 'disabled' })])
  fake.answer('/course/voice/preview', () => {
    throw refused(1010, '还没有配置语音服务')
  })
  await eventually(() => expect(text()).toContain('旧音色'))
  // A disabled one says nothing.
  expect(allByRole('button', zh.listen)).toHaveLength(1)
  click(byRole('button', zh.listen))
  await eventually(() => expect(text()).toContain('还没有配置语音服务'))
  const requests = fake.requests.filter(({ path }) => path === '/course/voice/preview')
  expect(requests[0]?.body).toEqual({ id: 4, speed: 1 })
})

test('a new tone requires its group and its key, and shows the key to nobody', async () => {
  await open('/configs/minimax?edit=new', [])
  await eventually(() => expect(document.querySelector('[data-field=groupId]')).not.toBeNull())
  expect(document.querySelector('[data-field=apiKey] input')?.getAttribute('type')).toBe('password')
})
