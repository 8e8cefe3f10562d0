import { en as words } from '#kit/media/words/media.en.ts'
import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'
import {
  expectAt,
  expectPlaceholder,
  chooseFile,
  expectBlocked,
  jumpToEnd,
  makeFilm,
  openBar,
} from '../recordings.ts'

const captions = 'WEBVTT\n\n00:00.000 --> 00:03.000\nRed, then green\n'
const button = (phone: PhoneDriver, name: string) => phone.root.getByRole('button', { name, exact: true })

testCard('video', {
  write: async (form) => {
    await chooseFile(form.root, await makeFilm(form.page, 3))
    await form.root.locator('video').waitFor()
    await form.press('kit-card-form:video.addCaptions')
    await chooseFile(form.root.locator('.video-fields-captions'), {
      name: 'words.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(captions),
    })
    await form.root.getByText('words.vtt').waitFor()
    await form.press('kit-card-form:video.addChapter')
    await form.page.keyboard.type('Red')
    await form.page.keyboard.press('Enter')
    await form.page.keyboard.type('Green')
    await form.fill('kit-card-form:video.chapterAt', '0:01.5', { number: 2 })
    await form.field('kit-card-form:video.noSkip').click()
    // The browser has found out the length, which the file does not contain.
    await expectPlaceholder(form.field('kit-card-form:video.end'), /0:0[23]/)
  },
  shows: async (form) => {
    await form.root.locator('video').waitFor()
    await form.expectValue('kit-card-form:video.chapterTitle', 'Red', { number: 1 })
    await form.expectValue('kit-card-form:video.chapterAt', '0:01.5', { number: 2 })
    await form.root.locator('[role=switch][aria-checked=true]').waitFor()
  },
  right: {
    play: async (phone) => {
      await phone.root.getByLabel(words.captions).selectOption({ index: 1 })
      await button(phone, words.play).click()
      await phone.sees(words.done)
    },
    score: { points: 0, maxPoints: 0 },
  },
  wrong: {
    play: async (phone) => {
      expectAt(await jumpToEnd(await openBar(phone.root, words.position)), 0, 0.5)
      await phone.root.locator('.media-chapters button:disabled', { hasText: 'Green' }).waitFor()
      await expectBlocked(phone.root)
    },
    score: { points: 0, maxPoints: 0 },
    isOpen: true,
  },
})
