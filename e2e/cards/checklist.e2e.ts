import { photograph } from '../baseSteps.ts'
import type { FormDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const goal = '写下最想弄清的一件事'
const consent = '征得对方同意录音'
const seat = '摆好座位，拍一张照'

/** Says how an item is shown to be done. */
async function showBy(form: FormDriver, number: number, evidence: 'text' | 'picture'): Promise<void> {
  await form.field('fields.evidence', { number }).click()
  await form.page
    .locator('.ant-select-dropdown:visible')
    .getByTitle(form.translate(`evidence.${evidence}`), { exact: true })
    .click()
}

testCard('checklist', {
  write: async (form) => {
    await form.fill('fields.itemText', goal, { number: 1 })
    await form.page.keyboard.press('Enter')
    await form.page.keyboard.type(consent)
    await form.page.keyboard.press('Enter')
    await form.page.keyboard.type(seat)
    await showBy(form, 1, 'text')
    await showBy(form, 3, 'picture')
    await form.fill('card:fields.points', '3')
  },
  shows: async (form) => {
    await form.expectValue('fields.itemText', goal, { number: 1 })
    await form.expectValue('fields.itemText', consent, { number: 2 })
    await form.root.getByText(form.translate('evidence.text')).first().waitFor()
  },
  right: {
    play: async (phone) => {
      await phone.tap(goal)
      await phone.tap(consent)
      await phone.sees(phone.translate('play.done', { done: 1, total: 3 }))
      await phone.fill('play.note', '他上一次放弃的原因', { item: goal })
      await phone.page.keyboard.press('Tab')
      await phone.sees(phone.translate('play.done', { done: 2, total: 3 }))
      await phone.tap(seat)
      await phone.root.locator('input[type=file]').setInputFiles(photograph)
      await phone.sees(phone.translate('outcomes.correct'))
      await phone.sees(phone.translate('play.done', { done: 3, total: 3 }))
    },
    score: { points: 3, maxPoints: 3, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.tap(consent)
      await phone.sees(phone.translate('play.done', { done: 1, total: 3 }))
      await phone.page.reload()
      await phone.sees(phone.translate('play.done', { done: 1, total: 3 }))
      await phone.sees(phone.translate('incomplete'))
    },
    score: { points: 1, maxPoints: 3 },
    isOpen: true,
  },
})
