import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#kit/i18n/words.ts'
import { flatten, routeTable } from '#app/console/routing/routes.ts'
import { adminPassword, button, openStage, signIn, type Stage } from './console.ts'
import { beginActivity } from './editorSteps.ts'
import { tokenIn } from './formSteps.ts'
import { translatorFor, type Visitor } from './visitor.ts'

let stage: Stage
let adminToken: string

beforeAll(async () => {
  stage = await openStage()
  const first = await admin('en')
  adminToken = (await tokenIn(first)) ?? ''
  await first.context.close()
})
afterAll(() => stage.close())

const password = 'a quiet river 7'
const narrow = { width: 390, height: 844 }

async function admin(language: Language, size?: { width: number; height: number }): Promise<Visitor> {
  const visitor = await stage.visitor(language, size)
  await signIn(visitor, 'admin', adminPassword)
  return visitor
}

const side = ({ page, translate }: Visitor) =>
  page.getByRole('navigation', { name: translate('shell', 'nav.label') })
const titles = new Map(flatten(routeTable).map(({ path, title }) => [path, title]))

/** What the screen or the group at this address is called. */
function route({ translate }: Visitor, path: string): string {
  const title = titles.get(path)
  if (!title) throw new Error(`Nothing is at ${path}`)
  return translate(title.namespace, title.key)
}

const link = (visitor: Visitor, path: string) =>
  side(visitor).getByRole('link', { name: route(visitor, path), exact: true })

/** Opens every group of the sidebar; returns its links, from top to bottom. */
async function entriesOf(visitor: Visitor): Promise<string[]> {
  const closed = side(visitor).locator('button[aria-expanded=false]')
  while ((await closed.count()) > 0) await closed.first().click()
  return side(visitor).getByRole('link').allTextContents()
}

const messages = [
  '/msgs/index/list',
  '/msgs/teachering/list',
  '/msgs/teachered/list',
  '/msgs/simple/list',
  '/msgs/multiple/list',
]
const contents = [
  '/manage/activity/list',
  '/manage/lession/list',
  '/manage/product/list',
  '/manage/media/list',
]
const allowed = {
  admin_designer: {
    language: 'en',
    entries: [
      '/dashboard',
      ...['/base/career/list', '/base/ability/list', '/base/tag/list'],
      ...contents,
      ...['/exchange/list/index', '/exchange/task/index'],
      ...['/configs/agentList', '/configs/usage'],
      ...messages,
    ],
    barred: '/datas/roles/list',
  },
  lx_designer: {
    language: 'zh',
    entries: [
      '/dashboard',
      '/base/career/list',
      '/base/ability/list',
      ...contents,
      '/configs/agentList',
      '/configs/usage',
      ...messages,
    ],
    barred: '/base/tag/list',
  },
  auditor: {
    language: 'ja',
    entries: [
      '/dashboard',
      ...messages,
      ...[
        '/audits/profile',
        '/audits/career',
        '/audits/ability',
        '/audits/product',
        '/manage/activity/review',
      ],
    ],
    barred: '/base/career/list',
  },
  teacher: {
    language: 'es',
    entries: [
      '/dashboard',
      ...[
        '/datas/studys/list',
        '/datas/studys/status',
        '/datas/studys/independent',
        '/datas/studys/statistics',
        '/datas/works/list',
      ],
      ...messages,
    ],
    barred: '/exchange/list/index',
  },
} as const

describe('the sidebar (B1)', () => {
  test.each(Object.entries(allowed))(
    'shows a %s what the role may open, and opens nothing else',
    async (role, expected) => {
      const visitor = await stage.person(expected.language, adminToken, `b1-${role}`, [role], password)
      await side(visitor).waitFor()
      expect(await entriesOf(visitor)).toEqual(expected.entries.map((title) => route(visitor, title)))
      await visitor.page.goto(expected.barred)
      await visitor.page.waitForURL(/\/40[14]$/)
      expect(visitor.complaints).toEqual([])
      await visitor.context.close()
    },
  )

  test('is 210 px wide, collapses to icons that still lead everywhere, and stays as it was left', async () => {
    const visitor = await admin('en')
    const { page } = visitor
    expect((await side(visitor).boundingBox())?.width).toBe(210)
    await button(visitor, 'shell', 'nav.collapse').click()
    await page.reload()
    await button(visitor, 'shell', 'nav.expand').waitFor()
    expect((await side(visitor).boundingBox())?.width).toBeLessThan(80)
    await side(visitor)
      .getByRole('button', { name: route(visitor, '/base') })
      .click()
    await page.getByRole('menuitem', { name: route(visitor, '/base/ability/list') }).click()
    await page.waitForURL('**/base/ability/list')
    await button(visitor, 'shell', 'nav.expand').click()
    await page.reload()
    await link(visitor, '/base/ability/list').waitFor()
    expect(await link(visitor, '/base/ability/list').getAttribute('aria-current')).toBe('page')
    expect(await page.title()).toBe(`${route(visitor, '/base/ability/list')} - Lectern`)
    await visitor.context.close()
  })
})

describe('the navbar (B2)', () => {
  test('shows where one is, and leads to the messages and to one’s own pages', async () => {
    const visitor = await admin('es')
    const { page, translate } = visitor
    await page.goto('/base/career/add')
    const trail = page.getByRole('navigation', { name: translate('shell', 'nav.breadcrumb') })
    await trail.getByText(route(visitor, '/base/career/add')).waitFor()
    expect(await trail.getByRole('listitem').allTextContents()).toEqual(
      ['/dashboard', '/base', '/base/career/list', '/base/career/add'].map((title) => route(visitor, title)),
    )
    await trail.getByRole('link', { name: route(visitor, '/base/career/list'), exact: true }).click()
    await page.waitForURL('**/base/career/list')
    // The other browsers that signed in as the same person are told there.
    await page.getByRole('banner').locator('.shell-bell').click()
    await page.getByRole('menuitem', { name: visitor.translate('shell', 'nav.allMessages') }).click()
    await page.waitForURL('**/msgs/index/list')
    for (const [entry, address] of [
      ['profile', '**/profile/home'],
      ['password', '**/profile/pwd'],
      ['dashboard', '**/dashboard'],
    ] as const) {
      await button(visitor, 'shell', 'nav.account').click()
      await page.getByRole('menuitem', { name: translate('shell', `account.${entry}`) }).click()
      await page.waitForURL(address)
    }
    await visitor.context.close()
  })
})

describe('the look of the console (B4, B6)', () => {
  test('has three switches that are off until switched on, a colour and a size, all remembered', async () => {
    const visitor = await admin('zh')
    const { page, translate } = visitor
    await page.goto('/base/tag/list')
    const primary = button(visitor, 'tag', 'new').first()
    const colour = () => primary.evaluate((one) => getComputedStyle(one).backgroundColor)
    const height = async () => (await primary.boundingBox())?.height ?? 0
    await primary.waitFor()
    await expect.poll(colour).toBe('rgb(100, 194, 224)')
    const before = await height()
    const opener = button(visitor, 'shell', 'settings.open')
    expect((await opener.boundingBox())?.y).toBe(250)
    await opener.click()
    const panel = page.getByRole('dialog')
    const switches = panel.getByRole('switch')
    await switches.first().waitFor()
    expect(await switches.count()).toBe(3)
    for (const one of await switches.all()) {
      expect(await one.getAttribute('aria-checked')).toBe('false')
      await one.click()
    }
    await panel.getByRole('button', { name: translate('shell', 'settings.blue') }).click()
    await page.keyboard.press('Escape')
    await button(visitor, 'shell', 'nav.size').click()
    await page.getByRole('menuitem', { name: translate('shell', 'sizes.large'), exact: true }).click()

    await page.reload()
    await primary.waitFor()
    await expect.poll(colour).toBe('rgb(64, 158, 255)')
    // An empty list takes its button from the head into the middle once it knows that it is empty.
    await expect.poll(height).toBeGreaterThan(before)
    await page.getByRole('navigation', { name: translate('shell', 'tabs.label') }).waitFor()
    await side(visitor).getByText('Lectern').waitFor()
    await page.setViewportSize({ width: 1440, height: 320 })
    await page.mouse.move(700, 250)
    await page.mouse.wheel(0, 4000)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    expect((await page.locator('.shell-header').boundingBox())?.y).toBe(0)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

describe('the tags bar (B3)', () => {
  const tabs = ({ page, translate }: Visitor) =>
    page.getByRole('navigation', { name: translate('shell', 'tabs.label') })
  const shown = (visitor: Visitor) => tabs(visitor).getByRole('link').allTextContents()
  const named = (visitor: Visitor, ...titles: string[]) => titles.map((title) => route(visitor, title))

  async function visitAll(visitor: Visitor): Promise<void> {
    for (const title of ['/base/career/list', '/base/ability/list', '/base/tag/list']) {
      await link(visitor, title).click()
      await tabs(visitor)
        .getByRole('link', { name: route(visitor, title) })
        .waitFor()
    }
  }

  test('keeps the visited screens over a reload, closes one, others and all, and never the home', async () => {
    const visitor = await admin('en')
    const { page, translate } = visitor
    await page.evaluate(() =>
      localStorage.setItem(
        'lectern.settings',
        JSON.stringify({
          colour: '#64c2e0',
          hasTabs: true,
          hasFixedHeader: false,
          hasLogo: false,
          size: 'medium',
          isCollapsed: false,
        }),
      ),
    )
    await page.goto('/base/career/list')
    await visitAll(visitor)
    await page.reload()
    await tabs(visitor).waitFor()
    await expect
      .poll(() => shown(visitor))
      .toEqual(named(visitor, '/dashboard', '/base/career/list', '/base/ability/list', '/base/tag/list'))

    const closer = (title: string) =>
      page.getByRole('button', { name: translate('shell', 'tabs.close', { title: route(visitor, title) }) })
    expect(await closer('/dashboard').count()).toBe(0)
    await closer('/base/tag/list').click()
    await page.waitForURL('**/base/ability/list')
    await expect
      .poll(() => shown(visitor))
      .toEqual(named(visitor, '/dashboard', '/base/career/list', '/base/ability/list'))

    await tabs(visitor)
      .getByRole('link', { name: route(visitor, '/base/career/list') })
      .click({ button: 'right' })
    await page.getByRole('menuitem', { name: translate('shell', 'tabs.closeOthers') }).click()
    await page.waitForURL('**/base/career/list')
    await expect.poll(() => shown(visitor)).toEqual(named(visitor, '/dashboard', '/base/career/list'))

    await visitAll(visitor)
    await button(visitor, 'shell', 'tabs.menu').click()
    await page.getByRole('menuitem', { name: translate('shell', 'tabs.refresh') }).click()
    await page.waitForURL('**/base/tag/list')
    await button(visitor, 'shell', 'tabs.menu').click()
    await page.getByRole('menuitem', { name: translate('shell', 'tabs.closeAll') }).click()
    await page.waitForURL('**/dashboard')
    await expect.poll(() => shown(visitor)).toEqual(named(visitor, '/dashboard'))
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

describe('the language (B5, B11)', () => {
  test('changes without a reload, times included, and is remembered', async () => {
    const visitor = await admin('zh')
    const { page } = visitor
    const body = { name: 'Now' }
    await stage.api('POST', 'course/tag/create', { token: adminToken, body })
    await page.goto('/base/tag/list')
    await page.getByText(translatorFor('zh')('kit', 'time.now')).first().waitFor()
    await page.evaluate(() => document.body.setAttribute('data-same-page', ''))
    for (const [name, language] of [
      ['English', 'en'],
      ['Español', 'es'],
      ['日本語', 'ja'],
    ] as const) {
      const translate = translatorFor(language)
      await page.locator('.shell-wide').click()
      await page.getByRole('menuitem', { name }).click()
      await page.getByRole('heading', { level: 1, name: translate('tag', 'title'), exact: true }).waitFor()
      const time = page.locator('.kit-table time').first()
      await expect.poll(() => time.textContent()).toBe(translate('kit', 'time.now'))
    }
    expect(await page.locator('html').getAttribute('lang')).toBe('ja')
    expect(await page.locator('body[data-same-page]').count()).toBe(1)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: translatorFor('ja')('tag', 'title') }).waitFor()
    await page.goto('/i18n/index')
    await page.getByRole('button', { name: 'English' }).click()
    await page
      .getByRole('heading', { level: 1, name: translatorFor('en')('shell', 'routes.language') })
      .waitFor()
    await visitor.context.close()
  })
})

describe('on a phone (B7)', () => {
  test('the sidebar is a drawer that is closed until it is opened, and closes behind who leaves', async () => {
    const visitor = await admin('zh', narrow)
    const { page } = visitor
    expect(await side(visitor).count()).toBe(0)
    await button(visitor, 'shell', 'nav.open').click()
    await side(visitor).waitFor()
    await side(visitor)
      .getByRole('button', { name: route(visitor, '/base') })
      .click()
    await link(visitor, '/base/career/list').click()
    await page.waitForURL('**/base/career/list')
    await expect.poll(() => side(visitor).isVisible()).toBe(false)
    await page.setViewportSize({ width: 992, height: 800 })
    await side(visitor).waitFor()
    await page.setViewportSize({ width: 991, height: 800 })
    await expect.poll(() => side(visitor).isVisible()).toBe(false)
    await visitor.context.close()
  })
})

describe('sections under tabs (B8)', () => {
  test('are reached by a click and marked by scrolling', async () => {
    const visitor = await admin('en')
    const { page, translate } = visitor
    await page.goto('/base/ability/add')
    const tabs = page.getByRole('navigation', { name: translate('kit', 'form.sections') })
    const marked = () => tabs.locator('[aria-current=true]').textContent()
    await tabs.waitFor()
    expect(await marked()).toBe(translate('ability', 'sections.basics'))
    await tabs.getByRole('button', { name: translate('ability', 'sections.courses') }).click()
    expect(await marked()).toBe(translate('ability', 'sections.courses'))
    await page.locator('[data-field="recommendedCourses.0.title"] input').click({ trial: true })
    // The click fixes the marked tab for 1.2 s.
    await page.waitForTimeout(1300)
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, -4000)
    await expect.poll(marked).toBe(translate('ability', 'sections.basics'))
    await visitor.context.close()
  })
})

describe('copying (B12)', () => {
  test('shows whether it succeeded or failed', async () => {
    const visitor = await admin('es')
    const { context, page, translate } = visitor
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await beginActivity(visitor, 'Copias')
    await page.keyboard.press('/')
    await page.getByRole('combobox', { name: translate('activity', 'editor.findType') }).press('Enter')
    const copy = page.locator('.editor-number')
    await copy.click()
    await page.getByText(translate('kit', 'copy.succeeded')).waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByText(translate('activity', 'editor.cardNumber', { id: copied })).waitFor()
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('the browser does not want to'))
      document.execCommand = () => false
    })
    await copy.click()
    await page.getByText(translate('kit', 'copy.failed')).waitFor()
    await context.close()
  })
})
