import { testCard } from '../cardSteps.ts'

testCard('poll', {
  write: async (form) => {
    await form.fill('fields.question', '这一课对你有多大帮助？')
    await form.fill('fields.high', '马上用得上')
  },
  shows: async (form) => {
    await form.expectValue('fields.question', '这一课对你有多大帮助？')
    await form.expectValue('fields.high', '马上用得上')
  },
  right: {
    play: async (phone) => {
      await phone.root.locator('.poll-step').nth(3).click()
      await phone.page.keyboard.press('ArrowRight')
      await phone.root
        .getByRole('radio', { name: phone.translate('play.star', { value: 5, total: 5 }), checked: true })
        .waitFor()
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.noted'))
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    // There is no wrong opinion.
    play: async (phone) => {
      await phone.root.locator('.poll-step').first().click()
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.noted'))
    },
    score: { points: 0, maxPoints: 0 },
  },
})
