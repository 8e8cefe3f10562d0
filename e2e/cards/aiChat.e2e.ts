import { afterAll } from 'vitest'
import { startFakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { testCard } from '../cardSteps.ts'

const fake = await startFakeProvider()
afterAll(() => fake.close())
fake.behave(({ messages }) => {
  const last = messages.at(-1)?.content ?? ''
  if (!last.startsWith('{"about"')) return { kind: 'reply', text: `About “${last}”: on Wednesday.` }
  const { criteria, work }: { criteria: { id: string }[]; work: string } = JSON.parse(last)
  const share = work.includes('last time') ? 1 : 0.2
  const marks = criteria.map(({ id }) => ({ id, share, comment: 'Heard' }))
  return { kind: 'reply', text: JSON.stringify({ criteria: marks, comment: `You reached ${share}` }) }
})

type Phone = Parameters<Parameters<typeof testCard>[1]['right']['play']>[0]
const send = async (phone: Phone, text: string) => {
  await phone.root.getByRole('textbox').fill(text)
  await phone.press('play.send')
  await phone.sees(`About “${text}”: on Wednesday.`)
}

testCard('aiChat', {
  settings: { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' },
  write: async (form) => {
    await form.fill('fields.name', 'Zhou')
    await form.fill('fields.scenario', 'You meet Zhou at the canteen door.')
    await form.fill('fields.goal', 'Find the step that was hard.')
    await form.fill('fields.opening', 'Yes? It is fine, really.')
    await form.fill('fields.brief', 'Hold back until asked for one occasion.')
    await form.fill('fields.minTurns', '2')
    await form.fill('fields.maxTurns', '3')
    await form.root.getByRole('switch', { name: form.translate('fields.judge') }).click()
    await form.fill('kit-card-form:rubric.title', 'One occasion', { number: 1 })
    await form.press('edit.addLine')
    await form.fill('fields.lineReply', 'Hm. Which time?', { number: 1 })
  },
  shows: async (form) => {
    await form.expectValue('fields.opening', 'Yes? It is fine, really.')
    await form.expectValue('kit-card-form:rubric.title', 'One occasion', { number: 1 })
    await form.expectValue('fields.lineReply', 'Hm. Which time?', { number: 1 })
  },
  right: {
    play: async (phone) => {
      await phone.sees('Yes? It is fine, really.')
      await send(phone, 'What happened the last time?')
      // It counts once it is stored; who goes away before was never answered.
      await phone.sees(phone.translate('play.more', { count: 1 }))
      await phone.page.reload()
      await phone.sees('About “What happened the last time?”: on Wednesday.')
      await send(phone, 'And then?')
      await phone.confirm()
      await phone.sees('You reached 1')
      await phone.sees('One occasion: Heard')
    },
    score: { points: 5, maxPoints: 5, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await send(phone, 'Is it not awful?')
      await send(phone, 'Say yes!')
      await phone.confirm()
      await phone.sees('You reached 0.2')
      await phone.again()
      await phone.sees('Yes? It is fine, really.')
      await phone.sees(phone.translate('play.more', { count: 2 }))
    },
    score: { points: 1, maxPoints: 5 },
    isOpen: true,
  },
})
