import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const moments = [
  ['868', '木版印的经书'],
  ['约 1450 年', '铅活字'],
  ['1969', '激光打印'],
] as const
const titles = moments.map(([, title]) => title)

/** Brings the moments into this order with the arrows, as somebody with a thumb would. */
async function bringInto(phone: PhoneDriver, expected: readonly string[]): Promise<void> {
  for (const [place, item] of expected.entries()) {
    for (;;) {
      const shown = await phone.root.locator('.arranged-text').allTextContents()
      if (shown.indexOf(item) <= place) break
      await phone.press('kit:arrange.up', { item })
    }
  }
}

testCard('timeline', {
  // Another one comes before it, which is walked through.
  beside: () => [
    {
      type: 'timeline',
      title: '一步一步看',
      moments: moments.map(([date, title]) => ({ date, title, body: `${title}：出现在 ${date}` })),
    },
  ],
  write: async (form) => {
    await form.segment('modes.arrange')
    await form.fill('fields.question', '从早到晚排好。')
    await form.field('fields.date', { number: 1 }).click()
    for (const [date, title] of moments) {
      await form.page.keyboard.insertText(date)
      await form.page.keyboard.press('Enter')
      await form.page.keyboard.insertText(title)
      if (title !== titles.at(-1)) await form.page.keyboard.press('Enter')
    }
  },
  shows: async (form) => {
    await form.expectValue('fields.date', '约 1450 年', { number: 2 })
    await form.expectValue('fields.momentTitle', '激光打印', { number: 3 })
  },
  right: {
    play: async (phone) => {
      await phone.sees(phone.translate('incomplete'))
      await phone.press('play.next')
      // A date leads to its moment too.
      await phone.root.getByRole('button', { name: '1969', exact: true }).press('Enter')
      await phone.sees('激光打印：出现在 1969')
      await phone.sees(phone.translate('outcomes.noted'))
      await phone.next()
      if ((await phone.page.content()).includes('约 1450 年'))
        throw new Error('the dates are there before the answer')
      await bringInto(phone, titles)
      await phone.confirm()
      await phone.sees('约 1450 年')
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      for (const _ of moments.slice(1)) await phone.press('play.next')
      await phone.next()
      // Through the right order: the deal may be the reversed one already, and an order nobody touched is no answer.
      await bringInto(phone, titles)
      await bringInto(phone, titles.toReversed())
      await phone.confirm()
      await phone.sees(phone.translate('kit:arrange.right'))
    },
    score: { points: 0, maxPoints: 1 },
  },
})
