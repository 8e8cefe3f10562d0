import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const pairs = [
  ['perro', '狗'],
  ['gato', '猫'],
  ['pájaro', '鸟'],
] as const

async function link(phone: PhoneDriver, left: string, answer: string): Promise<void> {
  await phone.press('play.empty', { left })
  await phone.press('play.place', { answer, left })
}

/** Drags the answer into the field beside `left`, as slowly as a hand does. */
async function drag(phone: PhoneDriver, answer: string, left: string): Promise<void> {
  const { mouse } = phone.page
  const from = await phone.root.locator('.match-chip', { hasText: answer }).boundingBox()
  const to = await phone.root.locator('.match-pair', { hasText: left }).locator('.match-slot').boundingBox()
  if (!from || !to) throw new Error('there is nothing to drag, or nowhere to drag it to')
  await mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await mouse.down()
  await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 })
  await phone.root.locator('.match-slot.is-over').waitFor()
  await mouse.up()
}

testCard('match', {
  write: async (form) => {
    await form.fill('fields.question', '哪个词是什么意思？')
    await form.field('fields.left', { number: 1 }).click()
    for (const [left, right] of pairs) {
      await form.page.keyboard.insertText(left)
      await form.page.keyboard.press('Enter')
      await form.page.keyboard.insertText(right)
      if (left !== 'pájaro') await form.page.keyboard.press('Enter')
    }
    await form.press('edit.addDistractor')
    await form.fill('fields.distractor', '鱼', { number: 1 })
  },
  shows: async (form) => {
    await form.expectValue('fields.left', 'pájaro', { number: 3 })
    await form.expectValue('fields.right', '鸟', { number: 3 })
    await form.expectValue('fields.distractor', '鱼', { number: 1 })
  },
  right: {
    play: async (phone) => {
      // One is dragged, one taken back and placed again.
      await drag(phone, '猫', 'gato')
      await phone.root
        .getByRole('button', { name: phone.translate('play.filled', { left: 'gato', answer: '猫' }) })
        .waitFor()
      await link(phone, 'perro', '鸟')
      await phone.press('play.filled', { left: 'perro', answer: '鸟' })
      await link(phone, 'perro', '狗')
      await link(phone, 'pájaro', '鸟')
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await link(phone, 'perro', '鱼')
      await link(phone, 'gato', '鸟')
      await link(phone, 'pájaro', '猫')
      await phone.confirm()
      await phone.sees(phone.translate('play.would', { answer: '狗' }))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
