import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { flatten, routeTable } from '#app/console/routing/routes.ts'
import { screens } from '#app/console/routing/screens.ts'
import { waitForIdle, type Stage } from './console.ts'
import { translatorFor } from './visitor.ts'
import { demoToken, openDemo } from './demo.ts'

let stage: Stage
const language = 'es'
const t = translatorFor(language)

/** They carry the address of a list: a report of months, and the work of one learner among those of a list. */
const noLists = ['/configs/usage', '/datas/works/edit']
/** Conversations have neither columns nor views. */
const isInbox = (path: string) => path.startsWith('/msgs/')

/** Every list there is, by what its address takes: a new one is among them with its row in the table of routes. */
const lists = flatten(routeTable)
  .filter(({ children }) => !children)
  .map(({ path }) => path)
  .filter((path) => {
    const screen = Object.entries(screens).find(([at]) => at === path)?.[1]
    if (noLists.includes(path)) return false
    return screen?.search && 'page' in screen.search({ page: 2 }) && 'view' in screen.search({ view: 1 })
  })

let one: Page
let other: Page
beforeAll(async () => {
  stage = await openDemo()
  const token = await demoToken(stage, 'demo-super')
  one = await browserOf(token)
  other = await browserOf(token)
}, 300_000)
afterAll(() => stage.close())

/** A browser of its own, in which this person is signed in. */
async function browserOf(token: string): Promise<Page> {
  const { page, context } = await stage.visitor(language)
  await context.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('token', value)
  }, token)
  return page
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.kit-list').waitFor()
  await waitForIdle(page)
}

const tabsOf = (page: Page, label: string) => page.getByRole('navigation', { name: t('kit', label) })
const addressOf = (page: Page) => {
  const { pathname, searchParams } = new URL(page.url())
  return { pathname, ...Object.fromEntries(searchParams) }
}

/** What somebody sees of a list: where it is, its columns, its order, its tabs and its rows. */
async function shownBy(page: Page) {
  await waitForIdle(page)
  const heads = page.locator('.kit-table thead th')
  return {
    address: addressOf(page),
    heads: await heads.allInnerTexts(),
    order: await heads.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-sort'))),
    tabs: await page.locator('.kit-list [aria-current=true]').allInnerTexts(),
    rows: await page
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-row'))),
  }
}

const answered = (page: Page, path: string) =>
  page.waitForResponse((answer) => answer.url().includes(path) && answer.request().method() !== 'GET')

/** Hides the last column that may go, for this person. */
async function hideColumn(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('kit', 'list.columns'), exact: true }).click()
  const last = page.locator('.kit-settings-columns li').last().getByRole('checkbox')
  const saved = answered(page, 'preference/update')
  await last.click()
  await saved
  await page.keyboard.press('Escape')
  await last.waitFor({ state: 'hidden' })
}

/** Filters by a state and sorts by a column, where the list has them. */
async function narrow(page: Page): Promise<void> {
  const states = tabsOf(page, 'list.states').getByRole('button')
  if ((await states.count()) > 1) await states.nth(1).click()
  await waitForIdle(page)
  const sorted = page.locator('.kit-table thead th button:not([role=separator])').first()
  if ((await sorted.count()) > 0) await sorted.click()
  await waitForIdle(page)
}

describe.each(lists.filter((path) => !isInbox(path)))('%s', (path) => {
  test('is the same again by its address, its columns and its saved view, in every browser (B14)', async () => {
    await open(one, path)
    await hideColumn(one)
    const plain = await shownBy(one)
    await narrow(one)
    const views = (page: Page) => tabsOf(page, 'list.views.label').getByRole('button')
    await views(one).last().click()
    await one.getByRole('dialog').getByRole('textbox').fill('Mía')
    await one.getByRole('dialog').getByRole('textbox').press('Enter')
    await expect.poll(() => addressOf(one)).toHaveProperty('view')
    const seen = await shownBy(one)

    await open(other, one.url())
    await expect.poll(() => shownBy(other)).toEqual(seen)
    await views(other).first().click()
    await expect.poll(() => shownBy(other)).toEqual(plain)
    await views(other).filter({ hasText: 'Mía' }).click()
    await expect.poll(() => shownBy(other)).toEqual(seen)
    await other.goBack()
    await expect.poll(() => shownBy(other)).toEqual(plain)
  })
})

describe.each(lists.filter(isInbox))('%s', (path) => {
  test('is the same again by its address (J1)', async () => {
    await open(one, path)
    await one.getByRole('searchbox').first().fill('a')
    await expect.poll(() => Object.values(addressOf(one))).toContain('a')
    const seen = await shownBy(one)
    await open(other, one.url())
    await expect.poll(() => shownBy(other)).toEqual(seen)
    expect(await other.getByRole('searchbox').first().inputValue()).toBe('a')
  })
})

test('the lists of the console are among them', () => {
  expect(lists.length).toBeGreaterThan(20)
})

test('a list cuts no word while it has room for it, and never scrolls sideways', async () => {
  // Somebody whose columns are as they come.
  const fresh = await browserOf(await demoToken(stage, 'demo-admin'))
  const rooms: number[] = []
  for (const width of [1366, 1440, 1920]) {
    await fresh.setViewportSize({ width, height: 900 })
    await open(fresh, '/manage/product/list')
    const table = fresh.locator('.kit-table')
    await table.waitFor()
    // A window takes its new size a frame or more after it was asked to.
    const over = () =>
      table.evaluate((shown) => shown.getBoundingClientRect().width - (shown.parentElement?.clientWidth ?? 0))
    await expect.poll(over, { message: `at ${width}` }).toBeLessThan(1)
    rooms.push(await table.evaluate((shown) => Number(shown.style.getPropertyValue('--room'))))
  }
  expect(rooms).toEqual(rooms.toSorted((less, more) => less - more))
  expect(rooms[0]).toBeLessThan(rooms[2] ?? 0)
  await open(fresh, '/exchange/list/index')
  const words = fresh.locator('.kit-table :is(.kit-title-name, .kit-cell-text)')
  expect(await words.count()).toBeGreaterThan(0)
  const cut = await words.evaluateAll((shown) =>
    shown
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ textContent }) => textContent),
  )
  expect(cut).toEqual([])
})
