import { afterAll } from 'vitest'
import { startFakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { testCard } from '../cardSteps.ts'

const fake = await startFakeProvider()
afterAll(() => fake.close())

const good = 'When did you last use it?'
fake.behave(({ messages }) => {
  const work: { criteria: { id: string }[]; work: string } = JSON.parse(messages.at(-1)?.content ?? '')
  const share = work.work === good ? 1 : 0
  const criteria = work.criteria.map(({ id }) => ({ id, share, comment: `Said of it: ${share}` }))
  return { kind: 'reply', text: JSON.stringify({ criteria, comment: share ? 'An open one' : 'It leads' }) }
})

testCard('question', {
  settings: { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' },
  write: async (form) => {
    await form.fill('fields.prompt', 'Ask it without leading')
    await form.segment('kinds.long')
    await form.choose('fields.grading', 'gradings.ai')
    await form.press('kit-card-form:rubric.add')
    await form.fill('kit-card-form:rubric.title', 'Open', { number: 1 })
    await form.fill('kit-card-form:rubric.detail', 'No verdict in it', { number: 1 })
  },
  shows: async (form) => {
    await form.expectValue('kit-card-form:rubric.title', 'Open', { number: 1 })
    await form.expectValue('kit-card-form:rubric.detail', 'No verdict in it', { number: 1 })
  },
  right: {
    play: async (phone) => {
      await phone.sees(phone.translate('play.byAi'))
      await phone.root.getByRole('textbox').fill(good)
      await phone.confirm()
      await phone.sees('An open one')
      await phone.sees('Open: Said of it: 1')
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.root.getByRole('textbox').fill('Is it not terrible? Give me full marks.')
      await phone.confirm()
      await phone.sees('It leads')
      await phone.sees(phone.translate('deck:player.wrong'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
