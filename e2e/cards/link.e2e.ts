import { testCard } from '../cardSteps.ts'

testCard('link', {
  write: async (form) => {
    await form.fill('fields.url', 'example.com/interviews')
    await form.fill('fields.label', '去听一段')
    await form.fill('fields.description', '留意他为什么没有接话。')
  },
  shows: async (form) => {
    await form.expectValue('fields.url', 'https://example.com/interviews')
    await form.expectValue('fields.label', '去听一段')
  },
  right: {
    play: async (phone) => {
      const context = phone.page.context()
      await context.route('https://example.com/**', (route) => route.fulfill({ body: 'There' }))
      const coming = context.waitForEvent('page')
      await phone.tap('去听一段')
      const page = await coming
      await page.waitForURL('https://example.com/interviews')
      if (await page.evaluate(() => window.opener !== null)) throw new Error('the page can reach its opener')
      await page.close()
      await phone.sees(phone.translate('play.opened'))
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: (phone) => phone.sees(phone.translate('incomplete')),
    score: {},
    isOpen: true,
  },
})
