import { photograph } from '../baseSteps.ts'
import { testCard } from '../cardSteps.ts'

const label = '两个人隔着桌子交谈'
const point = { number: 1, title: '座位' }
const said = 'At right angles'

testCard('image', {
  write: async (form) => {
    const { page, root } = form
    await form.upload(photograph)
    await form.root.locator('img').first().waitFor()
    await form.fill('kit:picture.alt', label)
    await form.press('edit.addHotspot')
    await form.fill('fields.hotspotTitle', point.title, point)
    await root.locator('[contenteditable=true]').click()
    await page.keyboard.press('Control+b')
    await page.keyboard.type(said)
    await root.locator('[contenteditable=true] strong').getByText(said).waitFor()
  },
  shows: async (form) => {
    await form.expectValue('kit:picture.alt', label)
    await form.expectValue('fields.hotspotTitle', point.title, point)
    await form.press('edit.openText', point)
    await form.root.locator('[contenteditable=true] strong').getByText(said).waitFor()
  },
  right: {
    play: async (phone) => {
      await phone.page.getByRole('img', { name: label }).first().waitFor()
      await phone.press('play.hotspot', point)
      await phone.root.locator('.image-note strong').getByText(said).waitFor()
      await phone.page.keyboard.press('Escape')
      await phone.root.locator('.image-note').waitFor({ state: 'detached' })
      await phone.root.locator('.image-spot:focus').waitFor()
    },
    score: { points: 0, maxPoints: 0 },
  },
})
