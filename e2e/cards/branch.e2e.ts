import { testCard } from '../cardSteps.ts'

const question = '受访者说完，沉默了。你怎么做？'
const wait = '等三秒，轻轻点头'
const push = '换一个问题'
const good = '你听到了真正的原因'
const bad = '你得到一句客气话'

testCard('branch', {
  write: async (form) => {
    await form.fill('fields.question', question)
    await form.fill('fields.optionText', wait, { number: 1 })
    await form.fill('fields.optionText', push, { number: 2 })
    for (const [number, title] of [
      [1, good],
      [2, bad],
    ] as const) {
      await form.field('fields.optionNext', { number }).click()
      await form.page
        .locator('.ant-select-dropdown:visible')
        .getByTitle(`+ ${form.translate('next.newEnding')}`, { exact: true })
        .click()
      await form.fill('fields.endingTitle', title, { number })
    }
    await form.fill('fields.optionFeedback', '他自己讲了下去。', { number: 1 })
    await form.choose('fields.scoring', 'scoring.ending')
    await form.fill('fields.endingScore', '100', { number: 1 })
    await form.fill('card:fields.points', '2')
  },
  shows: async (form) => {
    await form.expectValue('fields.question', question)
    await form.expectValue('fields.endingTitle', bad, { number: 2 })
    await form.expectValue('fields.endingScore', '100', { number: 1 })
  },
  right: {
    play: async (phone) => {
      await phone.tap(push)
      await phone.confirm()
      await phone.sees(bad)
      await phone.press('retry')
      await phone.tap(wait)
      await phone.confirm()
      await phone.sees('他自己讲了下去。')
      await phone.sees(good)
    },
    score: { points: 2, maxPoints: 2, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.tap(push)
      await phone.confirm()
      await phone.sees(bad)
    },
    score: { points: 0, maxPoints: 2, stars: 1 },
  },
})
