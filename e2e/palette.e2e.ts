import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#kit/i18n/words.ts'
import { findsNoBarrier } from './barriers.ts'
import { openStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { openCampus, type Campus } from './learn.school.ts'

let stage: Stage
let campus: Campus
let activityId: number

const activity = (title: string) => ({
  title,
  description: '',
  careerId: null,
  courseId: null,
  tagIds: [],
  cover: '',
  competencyPoints: [],
  hostTeacherIds: [],
  partnerAgentId: null,
  tutorAgentId: null,
  language: 'en',
  designMethod: 'byHand',
  distribution: 'none',
  versionLabel: '',
})

beforeAll(async () => {
  stage = await openStage({ CAPTCHA: 'off' })
  campus = await openCampus(stage)
  activityId = Number(
    await campus.call('POST', 'course/activity/create', activity('Birdwatching for beginners')),
  )
  await campus.call('POST', 'course/activity/create', activity('Songs of birds'))
})
afterAll(() => stage.close())

async function enter(language: Language, path: string, size?: { width: number; height: number }) {
  const visitor = await stage.visitor(language, size)
  await visitor.context.addInitScript((token) => localStorage.setItem('token', token), campus.token)
  await visitor.page.goto(path)
  await visitor.page.locator('h1').first().waitFor()
  return visitor
}

const box = ({ page, translate }: Visitor) =>
  page.getByRole('combobox', { name: translate('search', 'box'), exact: true })
const chosen = ({ page }: Visitor) => page.locator('[role=option][aria-selected=true]')
const opener = ({ page, translate }: Visitor) =>
  page.getByRole('button', { name: translate('search', 'title'), exact: true })

async function search(visitor: Visitor, text: string): Promise<void> {
  await visitor.page.keyboard.press('Control+k')
  await expect.poll(() => box(visitor).evaluate((input) => input === document.activeElement)).toBe(true)
  await visitor.page.keyboard.type(text)
}

describe('the search of the console, by keyboard alone', () => {
  test('opens a record by a part of its name, and offers it again', async () => {
    const visitor = await enter('en', '/dashboard')
    const { page, translate } = visitor
    await search(visitor, 'watching')
    await expect.poll(() => chosen(visitor).innerText()).toContain('Birdwatching for beginners')
    expect(await box(visitor).getAttribute('aria-activedescendant')).toBe(
      await chosen(visitor).getAttribute('id'),
    )
    await expect
      .poll(() => page.locator('dialog output').innerText())
      .toBe(translate('search', 'results', { count: 1 }))
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/manage/activity/view?id=${activityId}`)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.getByRole('heading', { name: 'Birdwatching for beginners' }).first().waitFor()
    await search(visitor, '')
    await page.getByText(translate('search', 'groups.recent'), { exact: true }).waitFor()
    await expect.poll(() => chosen(visitor).innerText()).toContain('Birdwatching for beginners')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('walks through what was found, and opens it in a tab beside', async () => {
    const visitor = await enter('en', '/dashboard')
    const { context, page } = visitor
    await search(visitor, 'bird')
    await expect.poll(() => page.getByRole('option', { name: /Songs of birds/ }).count()).toBe(1)
    const first = await chosen(visitor).innerText()
    await page.keyboard.press('ArrowDown')
    expect(await chosen(visitor).innerText()).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    expect(await chosen(visitor).innerText()).toBe(first)
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')])
    await tab.waitForURL('**/manage/activity/view?id=*')
    expect(await box(visitor).isVisible()).toBe(true)
    await context.close()
  })

  test('opens screens and does commands', async () => {
    const visitor = await enter('en', '/dashboard')
    const { page, translate } = visitor
    await search(visitor, translate('activity', 'new'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/manage/activity/add')
    await search(visitor, 'español')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('es')
    await visitor.context.close()
  })

  test('finds a Chinese screen by the initials of its pinyin', async () => {
    const visitor = await enter('zh', '/dashboard')
    await search(visitor, 'dhm')
    await visitor.page.keyboard.press('Enter')
    await visitor.page.waitForURL('**/exchange/list/index')
    await visitor.context.close()
  })

  test('says that it found nothing, and gives the focus back', async () => {
    const visitor = await enter('en', '/dashboard')
    const { page, translate } = visitor
    await opener(visitor).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('qqzz')
    await page.locator('.palette-none b').waitFor()
    expect(await page.locator('dialog output').innerText()).toBe(
      translate('search', 'none', { text: 'qqzz' }),
    )
    await page.keyboard.press('Enter')
    expect(await box(visitor).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await box(visitor).count()).toBe(0)
    expect(await opener(visitor).evaluate((button) => button === document.activeElement)).toBe(true)
    await visitor.context.close()
  })

  test.each([
    ['zh', { width: 1440, height: 900 }],
    ['es', { width: 390, height: 844 }],
  ] as const)('has no barriers in %s', async (language, size) => {
    const visitor = await enter(language, '/manage/activity/list', size)
    await opener(visitor).click()
    await visitor.page.keyboard.type('bird')
    await expect.poll(() => visitor.page.getByRole('option', { name: /Songs of birds/ }).count()).toBe(1)
    await findsNoBarrier(visitor, 'dialog')
    await visitor.context.close()
  })
})

test('a question mark tells the keys of the screen that is open', async () => {
  const visitor = await enter('en', '/manage/activity/list')
  const { page, translate } = visitor
  await page.locator('tr[data-row]').first().waitFor()
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: translate('search', 'shortcuts') })
  await sheet.getByText(translate('kit', 'keys.select')).waitFor()
  await findsNoBarrier(visitor, 'dialog')
  await page.keyboard.press('Escape')
  expect(await sheet.count()).toBe(0)
  await page.keyboard.press('j')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('tr[data-row]') !== null))
    .toBe(true)
  await page.goto(`/manage/activity/edit?id=${activityId}`)
  await page.getByRole('heading', { name: translate('activity', 'editor.emptyTitle') }).waitFor()
  await page.keyboard.press('?')
  await sheet.getByText(translate('activity', 'editor.key.undo'), { exact: true }).waitFor()
  expect(await sheet.getByText(translate('kit', 'keys.select')).count()).toBe(0)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
