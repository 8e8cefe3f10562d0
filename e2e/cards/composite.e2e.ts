import { testCard } from '../cardSteps.ts'

const title = '小测'
const question = '哪一句更适合开场？'
const right = '最近一次用它是什么时候？'
const wrong = '你喜欢它吗？'

testCard('composite', {
  isHollow: true,
  write: async (form) => {
    const { page } = form
    await form.fill('card:fields.title', title)
    await form.fill('fields.intro', '准备好了吗？')
    await form.fill('fields.result', '下次访谈前再看一眼。')
    await form.press('kit:held.add')
    await page
      .getByRole('combobox', { name: form.translate('activity:editor.findType') })
      .fill(form.translate('card-choice:label'))
    await page.locator('#editor-type-choice').click()
    await form.field('card-choice:fields.question').fill(question)
    await form.field('card-choice:fields.optionText', { number: 1 }).fill(right)
    await form.field('card-choice:fields.optionText', { number: 2 }).fill(wrong)
    await form.press('card-choice:edit.more', { number: 3 })
    await page.getByRole('menuitem', { name: form.translate('card-choice:edit.removeOption') }).click()
    // The composite can become its card, and is brought back by the notice.
    await page.getByRole('option').filter({ hasText: title }).first().click()
    await page.getByRole('button', { name: form.translate('activity:editor.toRegular') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: form.translate('activity:editor.doConvert') })
      .click()
    await page.getByRole('option').nth(1).waitFor({ state: 'detached' })
    await page
      .getByRole('button', { name: form.translate('kit:actions.undo') })
      .last()
      .click()
    await page.getByRole('option').nth(1).waitFor()
  },
  shows: async (form) => {
    await form.expectValue('fields.intro', '准备好了吗？')
    await form.root.getByRole('button', { name: question.slice(0, 4) }).waitFor()
  },
  right: {
    play: async (phone) => {
      await phone.sees('准备好了吗？')
      await phone.next()
      await phone.tap(right)
      await phone.confirm()
      await phone.next()
      await phone.sees(phone.translate('play.score', { earned: 1, possible: 1 }))
      await phone.sees('下次访谈前再看一眼。')
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.next()
      await phone.tap(wrong)
      await phone.confirm()
      await phone.next()
      await phone.sees(phone.translate('play.score', { earned: 0, possible: 1 }))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
