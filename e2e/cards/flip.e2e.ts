import { testCard } from '../cardSteps.ts'

testCard('flip', {
  write: async (form) => {
    await form.segment('modes.typed')
    await form.fill('fields.front', '早上好', { number: 1 })
    await form.page.keyboard.press('Enter')
    await form.page.keyboard.type('Buenos días')
    await form.page.keyboard.press('Enter')
    await form.page.keyboard.type('谢谢')
    await form.fill('fields.back', 'Gracias', { number: 2 })
    await form.press('edit.more', { number: 3 })
    await form.page.getByRole('menuitem', { name: form.translate('edit.remove') }).click()
    await form.field('fields.ignoreDiacritics').click()
  },
  shows: async (form) => {
    await form.expectValue('fields.back', 'Buenos días', { number: 1 })
    await form.expectValue('fields.front', '谢谢', { number: 2 })
  },
  right: {
    play: async (phone) => {
      await phone.fill('play.answerTo', 'buenos dias', { number: 1 })
      await phone.page.keyboard.press('Enter')
      await phone.page.keyboard.type('¡Gracias!')
      await phone.confirm()
      await phone.root.locator('.flip-typed-row.is-right').nth(1).waitFor()
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      if ((await phone.page.content()).includes('Gracias'))
        throw new Error('the back is there before the answer')
      await phone.fill('play.answerTo', 'Buenas noches', { number: 1 })
      await phone.fill('play.answerTo', 'gracias', { number: 2 })
      await phone.confirm()
      await phone.sees(phone.translate('play.rightWas', { text: 'Buenos días' }))
    },
    score: { points: 0.5, maxPoints: 1 },
  },
})
