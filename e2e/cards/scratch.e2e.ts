import { testCard } from '../cardSteps.ts'
import type { PhoneDriver } from '../cardDrivers.ts'

const secret = '三秒以上'

/** Scratches in lines from side to side until the cover is gone. */
async function scratchOff({ page, root }: PhoneDriver): Promise<void> {
  const cover = root.locator('.scratch-cover')
  const box = await cover.boundingBox()
  if (!box) throw new Error('there is no cover')
  await page.mouse.move(box.x + 10, box.y + 10)
  await page.mouse.down()
  for (let line = 0; line * 30 < box.height; line += 1) {
    await page.mouse.move(box.x + (line % 2 === 0 ? box.width - 10 : 10), box.y + 10 + line * 30, {
      steps: 5,
    })
    await page.mouse.move(box.x + (line % 2 === 0 ? box.width - 10 : 10), box.y + 40 + line * 30, {
      steps: 2,
    })
  }
  await page.mouse.up()
}

const isReadable = ({ root }: PhoneDriver) => root.getByRole('group').getByText(secret).count()

testCard('scratch', {
  write: async (form) => {
    await form.write(secret)
    await form.fill('fields.coverText', '刮开看看')
  },
  shows: async (form) => {
    await form.expectValue('fields.coverText', '刮开看看')
    await form.root.locator('[contenteditable=true]').getByText(secret).waitFor()
  },
  right: {
    play: async (phone) => {
      if ((await isReadable(phone)) > 0) throw new Error('a screen reader reads what is covered')
      await scratchOff(phone)
      await phone.root.locator('.scratch-cover').waitFor({ state: 'detached' })
      await phone.root.getByRole('status').getByText(secret).waitFor({ state: 'attached' })
      if ((await isReadable(phone)) === 0) throw new Error('what was uncovered cannot be read')
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: (phone) => phone.sees(phone.translate('incomplete')),
    score: {},
    isOpen: true,
  },
})
