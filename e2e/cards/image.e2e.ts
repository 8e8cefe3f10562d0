import { photograph } from '../baseSteps.ts'
import { testCard } from '../cardSteps.ts'

const label = '两个人隔着桌子交谈'

testCard('image', {
  write: async (form) => {
    await form.upload(photograph)
    await form.root.locator('img').first().waitFor()
    await form.fill('kit:picture.alt', label)
  },
  shows: async (form) => {
    await form.expectValue('kit:picture.alt', label)
  },
  right: {
    play: (phone) => phone.page.getByRole('img', { name: label }).first().waitFor(),
    score: { points: 0, maxPoints: 0 },
  },
})
