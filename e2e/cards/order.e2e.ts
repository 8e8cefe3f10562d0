import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const steps = ['先问好', '再问经历', '然后追问', '最后致谢']

/** Brings the items into this order with the arrows, as somebody with a thumb would. */
async function bringInto(phone: PhoneDriver, expected: readonly string[]): Promise<void> {
  for (const [place, item] of expected.entries()) {
    for (;;) {
      const shown = await phone.root.locator('.arranged-text').allTextContents()
      if (shown.indexOf(item) <= place) break
      await phone.press('kit:arrange.up', { item })
    }
  }
}

testCard('order', {
  write: async (form) => {
    await form.fill('fields.question', '把步骤从先到后排好。')
    await form.field('fields.itemText', { number: 1 }).click()
    for (const step of steps) {
      await form.page.keyboard.insertText(step)
      if (step !== steps.at(-1)) await form.page.keyboard.press('Enter')
    }
    await form.field('fields.itemText', { number: 4 }).waitFor()
    await form.page.keyboard.press('Alt+ArrowUp')
    await form.expectValue('fields.itemText', '最后致谢', { number: 3 })
    await form.page.keyboard.press('Alt+ArrowDown')
  },
  shows: async (form) => {
    for (const [index, step] of steps.entries())
      await form.expectValue('fields.itemText', step, { number: index + 1 })
  },
  right: {
    play: async (phone) => {
      await bringInto(phone, steps)
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      // Through the right order: the deal may be the reversed one already, and an order nobody touched is no answer.
      await bringInto(phone, steps)
      await bringInto(phone, steps.toReversed())
      await phone.confirm()
      await phone.sees(phone.translate('kit:arrange.right'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
