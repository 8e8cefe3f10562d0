import { cardOf } from '#cards/index.ts'
import { testCard } from '../cardSteps.ts'

const text = '再看一遍，然后继续。'
const there = '再看一遍'
const right = '等三秒'
const wrong = '马上换一个问题'
const { id: _, ...blank } = cardOf('choice').createEmpty(1)
const question = {
  ...blank,
  title: '沉默',
  question: '对方停下来想，你该？',
  options: [
    { id: 'a', text: right, correct: true },
    { id: 'b', text: wrong },
  ],
}

const answerWith = (option: string, points: number) => ({
  play: async (phone: Parameters<Parameters<typeof testCard>[1]['right']['play']>[0]) => {
    await phone.tap(option)
    await phone.confirm()
    await phone.next()
    await phone.sees(text)
    await phone.tap(there)
    // Back at the question; from there the same jump leads back no second time, as nothing new was answered.
    await phone.sees(question.question)
    await phone.next()
    await phone.sees(text)
  },
  score: { points, maxPoints: 1 },
})

testCard('jump', {
  beside: () => [question],
  write: async (form) => {
    const picker = form.field('fields.targetId')
    await picker.click()
    await picker.fill('987654')
    await form.page.getByText(form.translate('kit:cardPicker.lost', { id: '987654' })).waitFor()
    await picker.fill('沉默')
    await form.page.keyboard.press('Enter')
    await form.fill('fields.text', text)
    await form.fill('fields.label', there)
  },
  shows: async (form) => {
    await form.expectValue('fields.text', text)
    await form.root.getByText('1. 沉默').waitFor()
  },
  right: answerWith(right, 1),
  wrong: answerWith(wrong, 0),
})
