import { en as words } from '#kit/media/words/media.en.ts'
import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'
import { chooseFile, expectAt, expectBlocked, jumpToEnd, makeFilm, openBar } from '../recordings.ts'

const question = '画面先是什么颜色？'
const [right, wrong] = ['红色', '紫色']
const row = (phone: PhoneDriver) => phone.root.locator('.video-quiz-list .is-question')
const button = (phone: PhoneDriver, name: string) => phone.root.getByRole('button', { name, exact: true })

/** Plays until the video stops by itself, and answers what it stops for. */
async function answer(phone: PhoneDriver, text: string): Promise<void> {
  await phone.sees(question)
  await phone.tap(text)
  await phone.confirm()
}

testCard('videoQuiz', {
  write: async (form) => {
    const { page } = form
    await form.fill('card:fields.title', '边看边答')
    await chooseFile(form.root, await makeFilm(page, 4))
    await form.root.locator('video').waitFor()
    await form.press('edit.addHere')
    await page
      .getByRole('combobox', { name: form.translate('activity:editor.findType') })
      .fill(form.translate('card-choice:label'))
    await page.locator('#editor-type-choice').click()
    await form.field('card-choice:fields.question').fill(question)
    await form.field('card-choice:fields.optionText', { number: 1 }).fill(right)
    await form.field('card-choice:fields.optionText', { number: 2 }).fill(wrong)
    await form.press('card-choice:edit.more', { number: 3 })
    await page.getByRole('menuitem', { name: form.translate('card-choice:edit.removeOption') }).click()
    await page.getByRole('option').filter({ hasText: '边看边答' }).first().click()
    await form.fill('fields.at', '0:02', { number: 1 })
    await form.fill('fields.backTo', '0:01', { number: 1 })
    await page.keyboard.press('Enter')
  },
  shows: async (form) => {
    await form.root.locator('video').waitFor()
    await form.expectValue('fields.at', '0:02', { number: 1 })
    await form.expectValue('fields.backTo', '0:01', { number: 1 })
    await form.root.getByRole('button', { name: question.slice(0, 4) }).waitFor()
  },
  right: {
    play: async (phone) => {
      await button(phone, words.play).click()
      await answer(phone, right)
      expectAt(Number(await (await openBar(phone.root, words.position)).inputValue()), 1.9, 2.1)
      await phone.root.getByRole('button', { name: phone.translate('play.goOn') }).click()
      await phone.sees(words.done)
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      // Who jumps past an open question lands at it.
      const bar = await openBar(phone.root, words.position)
      expectAt(await jumpToEnd(bar), 1.9, 2.1)
      await answer(phone, wrong)
      await phone.root.getByRole('button', { name: phone.translate('play.again', { time: '0:01' }) }).click()
      await row(phone)
        .locator('.kit-visually-hidden', { hasText: phone.translate('play.short') })
        .waitFor()
      await expectBlocked(phone.root)
    },
    score: { points: 0, maxPoints: 1 },
    isOpen: true,
  },
})
