import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

/** The two numbers that this learner was drawn. */
async function factors(phone: PhoneDriver): Promise<readonly [number, number]> {
  const heading = await phone.root.locator('h2').first().textContent()
  const [, a = '', b = ''] = /(\d+) times (\d+)/.exec(heading ?? '') ?? []
  return [Number(a), Number(b)]
}

testCard('maths', {
  write: async (form) => {
    await form.fill('fields.question', 'What is {a} times {b}, with $x^2$ beside it?')
    await form.fill('fields.values', 'a = 11..19\nb = 21..29\nc = a*b')
    await form.fill('fields.answer', 'c')
    await form.choose('fields.form', 'forms.lowestTerms')
    await form.root.locator('.maths-examples math').first().waitFor()
  },
  shows: async (form) => {
    await form.expectValue('fields.values', 'a = 11..19\nb = 21..29\nc = a*b')
    await form.expectValue('fields.answer', 'c')
  },
  right: {
    play: async (phone) => {
      const [a, b] = await factors(phone)
      // What cannot be read costs no attempt; what can is seen as it is understood.
      await phone.sees(phone.translate('play.forms.lowestTerms'))
      await phone.fill('play.answer', `${a}*${b}/`)
      await phone.sees(phone.translate('faults.missing', { at: `${a}*${b}/`.length + 1 }))
      await phone.fill('play.answer', `${a}*${b}`)
      await phone.root.locator('.maths-read math').waitFor()
      await phone.fill('play.answer', String(a * b))
      await phone.confirm()
      await phone.sees(phone.translate('deck:player.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      const [a, b] = await factors(phone)
      await phone.fill('play.answer', `${a}*${b}`)
      await phone.confirm()
      await phone.sees(phone.translate('play.formWrong.lowestTerms'))
    },
    score: { points: 0.5, maxPoints: 1 },
  },
})
