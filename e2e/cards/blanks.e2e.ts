import { testCard } from '../cardSteps.ts'

const typed = 'The capital of France is [Paris]. It lies on the Seine.'

testCard('blanks', {
  write: async (form) => {
    await form.fill('fields.text', typed)
    // The last word but its full stop is marked with the button.
    const area = form.field('fields.text')
    await area.evaluate((field: HTMLTextAreaElement) => {
      const at = field.value.indexOf('Seine')
      field.focus()
      field.setSelectionRange(at, at + 'Seine'.length)
    })
    await form.press('edit.mark')
    await form.root.locator('mark', { hasText: 'Seine' }).waitFor()
  },
  shows: async (form) => {
    await form.expectValue('fields.text', typed.replace('Seine', '[Seine]'))
  },
  right: {
    play: async (phone) => {
      await phone.fill('play.gap', 'paris', { number: 1, total: 2 })
      await phone.page.keyboard.press('Enter')
      // A slip is forgiven; Enter in the last gap confirms.
      await phone.page.keyboard.insertText('Siene')
      await phone.page.keyboard.press('Enter')
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.fill('play.gap', 'Lyon', { number: 1, total: 2 })
      await phone.confirm()
      await phone.sees('Seine')
    },
    score: { points: 0, maxPoints: 1 },
  },
})
