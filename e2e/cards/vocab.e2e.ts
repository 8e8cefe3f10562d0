import { writeBook } from '#kit/sheet/server/workbook.ts'
import type { PhoneDriver } from '../cardDrivers.ts'
import { testCard } from '../cardSteps.ts'

const words = [
  ['interview', '访谈'],
  ['assumption', '假设'],
  ['observe', '观察'],
  ['habit', '习惯'],
] as const
const meaningOf = (term: string) => words.find((pair) => pair[0] === term)?.[1] ?? ''
/** The part of speech comes before the meaning. */
const termOf = (shown: string) => words.find((pair) => shown.endsWith(pair[1]))?.[0] ?? ''

/** Does the task on the screen; one who is wrong says so, or takes the wrong meaning. */
async function doTask(phone: PhoneDriver, isRight: boolean): Promise<void> {
  const { root } = phone
  const heading = await root.locator('h2').textContent()
  const option = (text: string) => root.locator('.vocab-option', { hasText: text }).last()
  if (heading === phone.translate('play.new')) return phone.press('play.know')
  if (heading === phone.translate('play.match')) {
    for (const term of await root.locator('.vocab-match > div').first().locator('button').allTextContents()) {
      await root.getByRole('button', { name: term, exact: true }).click()
      await option(meaningOf(term)).click()
    }
  } else if (heading === phone.translate('play.choose')) {
    const term = (await root.locator('.vocab-big').textContent()) ?? ''
    if (isRight) await option(meaningOf(term)).click()
    else await phone.press('play.unknown')
  } else {
    const meaning = (await root.locator('.vocab-big').textContent()) ?? ''
    await phone.fill('play.answer', isRight ? termOf(meaning) : 'nothing')
    await phone.page.keyboard.press('Enter')
    await phone.sees(phone.translate(isRight ? 'play.right' : 'play.wrong'))
  }
  await phone.press('play.goOnNext')
}

/** A workbook whose columns have an order of their own. */
async function sheet() {
  const rows = [
    ['释义', '单词', '词性'],
    ['观察', 'observe', 'v.'],
    ['假设', 'assumption', 'n.'],
    ['没有单词', '', ''],
    ['访谈', 'interview', 'n.'],
    ['习惯', 'habit', 'n.'],
  ]
  const buffer = await writeBook({ name: 'words', rows })
  return { name: 'words.xlsx', mimeType: 'application/octet-stream', buffer }
}

testCard('vocab', {
  write: async (form) => {
    await form.field('fields.term', { number: 1 }).click()
    await form.page.keyboard.insertText('interview')
    await form.page.keyboard.press('Enter')
    await form.page.keyboard.insertText('访谈')
    await form.press('edit.import')
    const dialog = form.page.getByRole('dialog')
    await dialog.getByLabel(form.translate('sheet.paste')).fill('habit\t习惯')
    await dialog.getByText(form.translate('sheet.found', { taken: 1, total: 1 })).waitFor()
    await dialog.locator('input[type=file]').setInputFiles(await sheet())
    await dialog.getByText(form.translate('sheet.found', { taken: 3, total: 5 })).waitFor()
    await dialog.getByText(form.translate('sheet.noTerm')).waitFor()
    await dialog.getByText(form.translate('sheet.repeated')).waitFor()
    await dialog.getByRole('button', { name: form.translate('sheet.take', { count: 3 }) }).click()
    await dialog.waitFor({ state: 'hidden' })
  },
  shows: async (form) => {
    await form.expectValue('fields.term', 'interview', { number: 1 })
    await form.expectValue('fields.meaning', '习惯', { number: 4 })
  },
  right: {
    play: async (phone) => {
      await phone.press('play.start')
      const done = phone.root.getByText(phone.translate('play.allDone'))
      // Each word is shown once and right twice; a few tasks take several words at once.
      for (let turn = 0; turn < 40 && !(await done.isVisible()); turn += 1) await doTask(phone, true)
      await phone.sees(phone.translate('outcomes.correct'))
    },
    score: { points: 1, maxPoints: 1, stars: 3 },
  },
  wrong: {
    play: async (phone) => {
      await phone.press('play.start')
      for (let turn = 0; turn < 8; turn += 1) await doTask(phone, false)
      await phone.press('play.leave')
      await phone.sees(phone.translate('incomplete'))
    },
    isOpen: true,
    score: { points: 0, maxPoints: 1 },
  },
})
