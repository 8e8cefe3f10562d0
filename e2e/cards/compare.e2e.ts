import { photograph } from '../baseSteps.ts'
import { testCard } from '../cardSteps.ts'

const pictures = [
  ['before', '河边的旧桥'],
  ['after', '同一处的新桥'],
] as const

testCard('compare', {
  write: async (form) => {
    await form.fill('fields.question', '桥变了多少？')
    for (const [side, alt] of pictures) {
      const group = form.root.getByRole('group', { name: form.translate(`fields.${side}`), exact: true })
      await form.upload(photograph, group)
      await group.locator('img').first().waitFor()
      await group.getByLabel(form.translate('kit:picture.alt'), { exact: true }).fill(alt)
    }
    await form.fill('fields.beforeLabel', '1950')
    await form.fill('fields.afterLabel', '2020')
    await form.fill('fields.start', '30')
  },
  shows: async (form) => {
    await form.expectValue('fields.question', '桥变了多少？')
    await form.expectValue('fields.afterLabel', '2020')
    await form.expectValue('fields.start', '30')
  },
  right: {
    play: async (phone) => {
      const slider = phone.root.getByRole('slider')
      const hears = (share: number) =>
        phone.root
          .locator(`[aria-valuetext="${phone.translate('play.share', { share, label: '1950' })}"]`)
          .waitFor()
      await phone.sees(phone.translate('incomplete'))
      await phone.root.getByRole('img', { name: pictures[0][1] }).waitFor()
      // A thumb draws the line to the right edge, and a key brings it back by a step.
      const line = await phone.root.locator('.compare-handle').boundingBox()
      const frame = await phone.root.locator('.compare-frame').boundingBox()
      if (!line || !frame) throw new Error('there is no line between the pictures')
      await phone.page.mouse.move(line.x + line.width / 2, line.y + line.height / 2)
      await phone.page.mouse.down()
      await phone.page.mouse.move(frame.x + frame.width - 1, line.y, { steps: 6 })
      await phone.page.mouse.up()
      await hears(100)
      await slider.press('ArrowLeft')
      await hears(99)
      await phone.press('play.enlarge', { label: '2020' })
      await phone.page.getByRole('dialog').getByRole('img', { name: pictures[1][1] }).waitFor()
      await phone.page.keyboard.press('Escape')
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: (phone) => phone.sees(phone.translate('incomplete')),
    score: {},
    isOpen: true,
  },
})
