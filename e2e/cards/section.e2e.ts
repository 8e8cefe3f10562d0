import { cardOf } from '#cards/index.ts'
import { testCard } from '../cardSteps.ts'

const title = '学会追问'
const right = '上一次用它是什么时候？'
const wrong = '你喜欢它吗？'
const { id: _, ...blank } = cardOf('choice').createEmpty(1)
const question = {
  ...blank,
  title: '开场',
  question: '哪一句更适合开场？',
  options: [
    { id: 'a', text: right, correct: true },
    { id: 'b', text: wrong },
  ],
}

testCard('section', {
  beside: () => [question],
  write: async (form) => {
    await form.fill('card:fields.title', title)
    await form.fill('fields.subtitle', '第二部分')
    await form.segment('tones.green')
    await form.moveFirst()
  },
  shows: async (form) => {
    await form.expectValue('card:fields.title', title)
    await form.expectValue('fields.subtitle', '第二部分')
  },
  right: {
    play: async (phone) => {
      await phone.sees(title)
      await phone.sees('开场')
      await phone.next()
      await phone.tap(right)
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
      await phone.page.getByRole('button', { name: phone.translate('deck:player.back') }).click()
      await phone.sees(phone.translate('play.score', { earned: 1, possible: 1 }))
      await phone.next()
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.next()
      await phone.tap(wrong)
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.wrong'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
