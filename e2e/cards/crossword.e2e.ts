import type { FormDriver, PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const words = [
  ['café', 'Where coffee is served'],
  ['facade', 'The front of a house'],
  ['decade', 'Ten years'],
] as const

/** Lines that are pasted become words with clues. */
async function write(form: FormDriver) {
  await form.fill('fields.question', 'Solve the crossword.')
  const field = form.field('fields.word', { number: 1 })
  await field.focus()
  await field.evaluate(
    (area, text) => {
      const data = new DataTransfer()
      data.setData('text/plain', text)
      area.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    },
    words.map((pair) => pair.join(', ')).join('\n'),
  )
  await form.field('fields.clue', { number: 3 }).waitFor()
  // Two of the three rows of a new card are still there behind them.
  for (const number of [5, 4]) {
    await form.root.getByRole('button', { name: form.translate('edit.more', { number }) }).click()
    await form.page.getByRole('menuitem', { name: form.translate('edit.remove') }).click()
  }
  await form.press('edit.another')
}

/** Chooses a clue, which leads into its word, and types there. */
async function typeWord(phone: PhoneDriver, clue: string, text: string) {
  await phone.root.getByRole('button', { name: new RegExp(clue) }).click()
  await phone.page.keyboard.type(text)
}

testCard('crossword', {
  write,
  shows: async (form) => {
    await form.expectValue('fields.word', 'facade', { number: 2 })
    await form.expectValue('fields.clue', 'Ten years', { number: 3 })
  },
  right: {
    play: async (phone) => {
      for (const [text, clue] of words) await typeWord(phone, clue, text.replace('é', 'E'))
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.press('play.toList')
      await phone.root.getByLabel(/Ten years/).fill('second')
      await phone.confirm()
      await phone.sees(phone.translate('play.solution'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
