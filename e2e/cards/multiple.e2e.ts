import { en as words } from '#kit/media/words/media.en.ts'
import { testCard } from '../cardSteps.ts'
import { chooseFile, expectBlocked, makeTone } from '../recordings.ts'

testCard('multiple', {
  write: async (form) => {
    await form.segment('layouts.carousel')
    await form.root.getByRole('button', { name: `+ ${form.translate('kinds.audio')}` }).click()
    await chooseFile(form.root.locator('.multiple-editor-block'), makeTone(2))
    await form.root.locator('.multiple-editor-block audio').waitFor()
    await form.root.getByRole('button', { name: `+ ${form.translate('kinds.text')}` }).click()
    await form.write('Look at the last time.')
    // By keyboard, the text goes before the sound.
    await form.root.locator('.drag-handle').last().focus()
    await form.page.keyboard.press('Alt+ArrowUp')
    await form.root
      .getByText(form.translate('edit.blockNumber', { number: 1, kind: form.translate('kinds.text') }))
      .waitFor()
  },
  shows: async (form) => {
    await form.root.getByText('Look at the last time.').waitFor()
    await form.root
      .getByText(form.translate('edit.blockNumber', { number: 2, kind: form.translate('kinds.audio') }))
      .waitFor()
    await form.root.locator('audio').waitFor()
  },
  right: {
    play: async (phone) => {
      await phone.sees('Look at the last time.')
      await phone.sees(phone.translate('play.done', { done: 1, total: 2 }))
      await phone.press('play.next')
      await phone.root.getByRole('button', { name: words.play }).click()
      await phone.sees(phone.translate('play.done', { done: 2, total: 2 }))
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: async (phone) => {
      await phone.press('play.next')
      await phone.root.getByRole('button', { name: words.play }).waitFor()
      await expectBlocked(phone.root)
    },
    score: { points: 0, maxPoints: 0 },
    isOpen: true,
  },
})
