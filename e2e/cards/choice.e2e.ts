import { testCard } from '../cardSteps.ts'

const question = '对方说「还行吧」，哪一句追问更好？'
const right = '上一次用它是什么时候？'
const wrong = '所以你觉得它不好用，对吗？'

testCard('choice', {
  write: async (form) => {
    await form.fill('fields.question', question)
    await form.fill('fields.optionText', right, { number: 1 })
    await form.fill('fields.optionText', wrong, { number: 2 })
    await form.press('edit.more', { number: 3 })
    await form.page.getByRole('menuitem', { name: form.translate('edit.removeOption') }).click()
  },
  shows: async (form) => {
    await form.expectValue('fields.question', question)
    await form.expectValue('fields.optionText', wrong, { number: 2 })
  },
  right: {
    play: async (phone) => {
      await phone.tap(right)
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.tap(wrong)
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.wrong'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
