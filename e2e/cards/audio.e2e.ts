import { en as words } from '#kit/media/words/media.en.ts'
import { en as recording } from '#kit/audio/words/recording.en.ts'
import { testCard } from '../cardSteps.ts'
import { expectAt, chooseFile, expectBlocked, jumpToEnd, makeTone, openBar } from '../recordings.ts'

testCard('audio', {
  write: async (form) => {
    await chooseFile(form.root, makeTone(4))
    await form.root.getByRole('slider', { name: recording.from }).waitFor()
    const end = form.root.getByRole('textbox', { name: recording.to, exact: true })
    await end.fill('2')
    await end.press('Enter')
    await form.fill('fields.transcript', 'Hum, hum.')
    await form.field('fields.slow').click()
  },
  shows: async (form) => {
    await form.root.getByRole('slider', { name: recording.from }).waitFor()
    await form.root.locator('[data-path=end] input[value="0:02"]').waitFor()
    await form.expectValue('fields.transcript', 'Hum, hum.')
  },
  right: {
    play: async (phone) => {
      await phone.tap(phone.translate('play.transcript'))
      await phone.sees('Hum, hum.')
      await phone.root.getByRole('button', { name: words.slow }).click()
      await phone.root.getByRole('button', { name: words.play }).click()
      await phone.sees(words.done)
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: async (phone) => {
      expectAt(await jumpToEnd(await openBar(phone.root, words.position)), 1.9, 2)
      await expectBlocked(phone.root)
    },
    score: { points: 0, maxPoints: 0 },
    isOpen: true,
  },
})
