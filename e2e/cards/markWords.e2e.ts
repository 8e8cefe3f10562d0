import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const typed = 'The dog barks and the cat [sleeps].'

/** Presses a word of the text. */
const mark = (phone: PhoneDriver, word: string) =>
  phone.root.getByRole('button', { name: word, exact: true }).click()

testCard('markWords', {
  write: async (form) => {
    await form.fill('fields.question', 'Mark all verbs.')
    await form.fill('fields.text', typed)
    const area = form.field('fields.text')
    await area.evaluate((field: HTMLTextAreaElement) => {
      const at = field.value.indexOf('barks')
      field.focus()
      field.setSelectionRange(at, at + 'barks'.length)
    })
    await form.page.keyboard.press('Alt+g')
    await form.root.locator('mark', { hasText: 'barks' }).waitFor()
  },
  shows: async (form) => {
    await form.expectValue('fields.text', typed.replace('barks', '[barks]'))
  },
  right: {
    play: async (phone) => {
      await mark(phone, 'barks')
      // Arrows lead from word to word: and, the, cat, sleeps.
      for (let step = 0; step < 4; step += 1) await phone.page.keyboard.press('ArrowRight')
      await phone.page.keyboard.press('Space')
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await mark(phone, 'dog')
      await phone.confirm()
      await phone.sees(phone.translate('play.missed'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
