import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'
import { chooseFile, expectBlocked } from '../recordings.ts'

const agreement = 'I keep the names to myself.'
const text = (name: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(`Read ${name}\n`) })

async function download(phone: PhoneDriver, name: string): Promise<void> {
  const coming = phone.page.waitForEvent('download')
  await phone.tap(name)
  await coming
}

testCard('file', {
  write: async (form) => {
    await chooseFile(form.root, text('one.txt'))
    await form.field('fields.name', { number: 1 }).waitFor()
    await form.fill('fields.name', 'Interview guide', { number: 1 })
    await form.fill('fields.licence', 'CC BY 4.0', { number: 1 })
    await chooseFile(form.root, text('two.txt'))
    await form.field('fields.name', { number: 2 }).waitFor()
    await form.fill('fields.agreement', agreement)
  },
  shows: async (form) => {
    await form.expectValue('fields.name', 'Interview guide', { number: 1 })
    await form.expectValue('fields.name', 'two.txt', { number: 2 })
    await form.expectValue('fields.licence', 'CC BY 4.0', { number: 2 })
    await form.expectValue('fields.agreement', agreement)
  },
  right: {
    play: async (phone) => {
      await phone.tap('Interview guide')
      await phone.sees(phone.translate('play.agreeFirst'))
      await phone.page.keyboard.press('Space')
      await download(phone, 'Interview guide')
      await phone.sees(phone.translate('play.count', { done: 1, total: 2 }))
      await download(phone, 'two.txt')
      await phone.sees(phone.translate('play.count', { done: 2, total: 2 }))
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: async (phone) => {
      await phone.tap(phone.translate('play.agree'))
      await download(phone, 'two.txt')
      await phone.sees(phone.translate('play.count', { done: 1, total: 2 }))
      await expectBlocked(phone.root)
    },
    score: { points: 0, maxPoints: 0 },
    isOpen: true,
  },
})
