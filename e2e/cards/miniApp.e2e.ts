import { testCard } from '../cardSteps.ts'

testCard('miniApp', {
  write: async (form) => {
    await form.fill('fields.appId', 'wx0123456789abcdef')
    await form.fill('fields.path', 'pages/record/index')
    await form.fill('fields.description', '录两分钟再回来。')
    await form.fill('fields.fallback', 'example.com/record')
    await form.field('fields.fallback').blur()
  },
  shows: async (form) => {
    await form.expectValue('fields.appId', 'wx0123456789abcdef')
    await form.expectValue('fields.fallback', 'https://example.com/record')
  },
  right: {
    play: async (phone) => {
      await phone.sees('录两分钟再回来。')
      await phone.press('play.confirm')
      await phone.sees(phone.translate('play.confirmed'))
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: (phone) => phone.sees(phone.translate('incomplete')),
    score: {},
    isOpen: true,
  },
})
