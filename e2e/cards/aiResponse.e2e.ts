import { afterAll } from 'vitest'
import { startFakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { testCard } from '../cardSteps.ts'

const fake = await startFakeProvider()
afterAll(() => fake.close())
fake.behave(({ messages }) => {
  const task = messages.at(-1)?.content ?? ''
  // One learner meets a provider that is down.
  if (task.includes('Refuse me')) return { kind: 'refuse', status: 401 }
  return { kind: 'reply', text: `First thought.\n\nYou wrote ${/"(.*)"/.exec(task)?.[1] ?? 'nothing'}.` }
})

const question = {
  type: 'question',
  title: 'Rewrite it',
  prompt: 'Ask it without leading',
  kind: 'short',
}

const answer = async (
  phone: Parameters<Parameters<typeof testCard>[1]['right']['play']>[0],
  text: string,
) => {
  await phone.root.getByRole('textbox').fill(text)
  await phone.confirm()
  await phone.next()
}

testCard('aiResponse', {
  settings: { AI_BASE_URL: fake.baseUrl, AI_MODEL: 'fake' },
  beside: () => [question],
  write: async (form) => {
    await form.fill('fields.prompt', 'Mirror what the learner wrote:')
    await form.field('fields.prompt').press('End')
    await form.press('edit.insert')
    await form.page.getByRole('menuitem', { name: /Rewrite it/ }).press('Enter')
    // The writer goes on behind what was put there, at once and in the same line.
    await form.page.keyboard.type(' shortly')
    await form.fill('fields.fallback', 'Read it aloud once more.')
  },
  shows: async (form) => {
    if (!/^Mirror what the learner wrote: \{\{card \d+\}\} shortly$/.test(await form.value('fields.prompt')))
      throw new Error(`the task reads ${await form.value('fields.prompt')}`)
    await form.expectValue('fields.fallback', 'Read it aloud once more.')
  },
  right: {
    play: async (phone) => {
      await answer(phone, 'When was it?')
      await phone.sees('You wrote When was it?.')
      await phone.press('play.again')
      await phone.sees(phone.translate('play.madeByAi'))
      const before = fake.calls.length
      await phone.page.reload()
      // Who has done everything begins at the first card.
      await phone.next()
      await phone.sees('You wrote When was it?.')
      if (fake.calls.length !== before) throw new Error('a stored answer was made again')
    },
    score: { status: 'learned' },
  },
  wrong: {
    play: async (phone) => {
      await answer(phone, 'Refuse me')
      await phone.sees('Read it aloud once more.')
      await phone.sees(phone.translate('play.retry'))
    },
    score: { status: 'learned' },
  },
})
