import { afterEach, expect, test } from 'vitest'
import { setSession } from '#kit/http/web/session.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, eventually, text } from '#kit/testing/web/page.ts'
import { startFakeServer, type FakeServer } from '#kit/testing/web/fakeServer.ts'
import { speechWords } from '#features/content/activity-speech/speech.words.ts'

const { zh } = await speechWords.files.zh()
import { SpeechCard } from './SpeechCard.tsx'

let fake: FakeServer
let page: Drawn

afterEach(async () => {
  await page.undraw()
  await fake.stop()
})

const silent = { key: undefined, isLoading: false, toggle: () => undefined }
const sound = { url: '/files/a.wav', durationMs: 1000, voiceId: 1, voiceName: '小雅', speed: 1 }

test('each card says why it would be spoken, or what came of it', async () => {
  const person = { id: 1, roles: ['super_admin'] as const }
  setSession({ ...person, username: 'lin', nickname: '林晓', avatar: '' })
  fake = await startFakeServer([], person)
  const card = (cardId: number, need: 'none' | 'new' | 'text', more: object = {}) => (
    <SpeechCard
      card={{ cardId, need, sound: need === 'none' ? sound : null }}
      isBusy={false}
      listening={silent}
      title={`卡片${cardId}`}
      progress={undefined}
      {...more}
    />
  )
  const failed = { progress: { cardId: 4, outcome: 'failed', failure: 'spent' } }
  const waiting = { progress: { cardId: 5, outcome: 'waiting', failure: '' }, isBusy: true }
  const all = () => (
    <ul>
      {card(1, 'none')}
      {card(2, 'new')}
      {card(3, 'text')}
      {card(4, 'new', failed)}
      {card(5, 'new', waiting)}
    </ul>
  )
  page = await draw({ at: '/', fake, routes: { '/': all }, words: { zh: { 'activity-speech': zh } } })
  await eventually(() => expect(text()).toContain(zh.needs.text))
  expect(text()).toContain(zh.needs.none)
  expect(text()).toContain(zh.failures.spent)
  expect(text()).toContain(zh.outcomes.waiting)
  expect(allByRole('button', /卡片1/)).toHaveLength(1)
  expect(allByRole('button', /卡片2/)).toHaveLength(0)
})
