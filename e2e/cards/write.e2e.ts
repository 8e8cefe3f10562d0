import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

/** Writes 一 with a pen, from left to right across its square. */
async function drawOne({ page, root }: PhoneDriver): Promise<void> {
  const pad = root.locator('.write-pad svg')
  await pad.waitFor()
  const box = await pad.boundingBox()
  if (!box) throw new Error('there is nowhere to write')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.14, 0.49))
  await page.mouse.down()
  for (let step = 1; step <= 12; step += 1)
    await page.mouse.move(...at(0.14 + step * 0.06, 0.49 - step * 0.003))
  await page.mouse.up()
}

/** Puts 十 together from its strokes with keys alone: the option whose name this is comes next. */
async function choose(phone: PhoneDriver, kind: string): Promise<void> {
  const name = new RegExp(phone.translate(`stroke.${kind}`))
  const option = phone.root.locator('.write-options').getByRole('button', { name })
  await option.focus()
  await phone.page.keyboard.press('Enter')
}

testCard('write', {
  write: async (form) => {
    await form.fill('fields.type', '一十')
    await form.page.keyboard.press('Enter')
    await form.fill('fields.meaning', 'one', { number: 1 })
    await form.fill('fields.meaning', 'ten', { number: 2 })
    // The strokes are looked up as soon as the characters are there.
    await form.root.locator('.write-editor-row').nth(1).locator('path').nth(2).waitFor()
  },
  shows: async (form) => {
    await form.expectValue('fields.text', '一', { number: 1 })
    await form.expectValue('fields.meaning', 'ten', { number: 2 })
  },
  right: {
    play: async (phone) => {
      // What a card needs to be written came with it.
      await phone.root.locator('.write-pad svg').waitFor()
      await phone.page.context().setOffline(true)
      await drawOne(phone)
      await phone.sees(phone.translate('play.written'))
      await phone.press('play.next')
      await phone.press('play.toChoosing')
      await choose(phone, 'horizontal')
      await choose(phone, 'vertical')
      await phone.sees(phone.translate('play.written'))
      await phone.page.context().setOffline(false)
      await phone.confirm()
      await phone.sees(phone.translate('outcomes.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    // Has each stroke shown, then writes it.
    play: async (phone) => {
      await phone.press('play.showNext')
      await drawOne(phone)
      await phone.sees(phone.translate('play.written'))
      await phone.press('play.next')
      await phone.press('play.toChoosing')
      await choose(phone, 'vertical')
      await choose(phone, 'horizontal')
      await choose(phone, 'vertical')
      await phone.sees(phone.translate('play.written'))
      await phone.confirm()
      await phone.sees(phone.translate('outcomes.partly'))
    },
    // Nothing for 一, and one stroke of two for 十: of two, the other is the last to choose.
    score: { points: 0.25, maxPoints: 1 },
  },
})
