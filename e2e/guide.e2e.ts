import { afterAll, beforeAll, expect, test } from 'vitest'
import { findsNoBarrier } from './barriers.ts'
import { adminPassword, button, openStage, signIn, type Stage } from './console.ts'
import { translatorFor } from './visitor.ts'

let stage: Stage
const phone = { width: 390, height: 844 }

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test('a screen leads to the page that explains it, a search finds the way, and the language can be changed there', async () => {
  const visitor = await stage.visitor('en')
  const { page, translate, complaints } = visitor
  await signIn(visitor, 'admin', adminPassword)
  await page.goto('/exchange/task/index')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: translate('shell', 'help.screen') }).click()
  const guide = await opened
  await guide.getByRole('heading', { level: 1 }).waitFor()
  expect(new URL(guide.url()).pathname).toBe('/help/en/codes')
  await findsNoBarrier({ page: guide })

  await guide.getByRole('searchbox').fill('how do I take a code back')
  await guide.keyboard.press('Enter')
  await guide.locator('.guide-hits a').first().click()
  await guide.waitForURL('**/help/en/codes#take-a-code-back')

  await guide.getByRole('link', { name: '日本語' }).click()
  await guide.waitForURL('**/help/ja/codes')
  await guide.getByRole('searchbox', { name: translatorFor('ja')('guide', 'search') }).waitFor()
  expect(complaints).toEqual([])
  await visitor.context.close()
})

test('the avatar’s menu leads to the help too, and marks the news of a version once', async () => {
  const visitor = await stage.visitor('es')
  const { page, translate } = visitor
  await signIn(visitor, 'admin', adminPassword)
  await button(visitor, 'shell', 'nav.account').waitFor()
  expect(await page.locator('.shell-news').count()).toBe(0)
  // Whoever was here under another version.
  await page.evaluate(() => localStorage.setItem('lectern.seenVersion', '"0.0.1"'))
  await page.reload()
  await page.locator('.shell-news').waitFor()
  await button(visitor, 'shell', 'nav.account').click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('menuitem', { name: translate('shell', 'help.unread') }).click()
  const news = await opened
  await news.waitForURL('**/help/es/whats-new')
  await expect.poll(() => page.locator('.shell-news').count()).toBe(0)
  await page.reload()
  await button(visitor, 'shell', 'nav.account').waitFor()
  expect(await page.locator('.shell-news').count()).toBe(0)
  await visitor.context.close()
})

test('signed out the help is one link away', async () => {
  const { page, translate, context } = await stage.visitor('zh', phone)
  await page.goto('/')
  await page.getByRole('link', { name: translate('session', 'screen.help') }).click()
  await page.waitForURL('**/help/zh')
  await context.close()
})

test.each(['/help/zh', '/help/zh/operator', '/help/zh/search?q=备份'])(
  'on a phone %s fits, and has no barrier',
  async (path) => {
    const visitor = await stage.visitor('zh', phone)
    const { page, complaints } = visitor
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await findsNoBarrier(visitor)
    expect(complaints).toEqual([])
    await visitor.context.close()
  },
)
