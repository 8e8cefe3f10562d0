import { testCard } from '../cardSteps.ts'

const prompt = '一次访谈里最该听到哪两样东西？'

testCard('question', {
  write: async (form) => {
    await form.fill('fields.prompt', prompt)
    await form.choose('fields.grading', 'gradings.rule')
    await form.press('edit.addKeyword')
    await form.fill('fields.keyword', '经历', { number: 1 })
    await form.fill('fields.synonyms', '故事，例子', { number: 1 })
    // Enter in the last keyword begins the next one.
    await form.field('fields.keyword', { number: 1 }).press('Enter')
    await form.page.keyboard.insertText('感受')
    await form.fill('fields.sampleAnswer', '最近一次的经历，和当时的感受。')
  },
  shows: async (form) => {
    await form.expectValue('fields.prompt', prompt)
    await form.expectValue('fields.keyword', '感受', { number: 2 })
    await form.expectValue('fields.synonyms', '故事, 例子', { number: 1 })
  },
  right: {
    play: async (phone) => {
      await phone.root.getByRole('textbox').fill('他的一个故事，还有当时的感受')
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
      await phone.sees('最近一次的经历，和当时的感受。')
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.root.getByRole('textbox').fill('他的年龄')
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.wrong'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
