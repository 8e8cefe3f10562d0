import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { zh } from '#features/people/session/words/zh.ts'
import { startServer } from '../torture/server.ts'
import type { RunningServer } from '../torture/server.ts'
import { buildAll } from './build.ts'
import { chromiumFlags, findChromium } from './chromium.mjs'
import './orphan.ts'
import { root } from './sources.ts'

const folder = join(root, 'docs/pictures')
const sizes = [
  { ending: '', viewport: { width: 1440, height: 900 } },
  { ending: '-390', viewport: { width: 390, height: 844 } },
] as const
const maxKb = 250
/** From the demonstration school: a career that is still being written, and an activity with one of its cards. */
const careerName = '电商运营'
const activityTitle = '问出一次具体的经历'
const questionTitle = '下一句问什么'

type Shoot = (page: Page, name: string) => Promise<void>

/** Takes `docs/pictures` anew from the demonstration school: `npm run pictures`. */
async function main(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not installed')
  if (!(await buildAll())) throw new Error('The console could not be built')
  await mkdir(folder, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-pictures-'))
  const server = await startServer(dataDir, { CAPTCHA: 'on' }, ['--demo'])
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    for (const size of sizes) await take(browser, server, size)
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The window of somebody at the console or at the learner's page. */
async function open(browser: Browser, server: RunningServer, viewport: (typeof sizes)[number]['viewport']) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    deviceScaleFactor: 1,
  })
  return context.newPage()
}

async function take(browser: Browser, server: RunningServer, size: (typeof sizes)[number]): Promise<void> {
  const shoot: Shoot = (page, name) => shootTo(page, join(folder, `${name}${size.ending}.png`))
  const designer = await open(browser, server, size.viewport)
  await takeConsole(designer, server, shoot)
  const learner = await open(browser, server, size.viewport)
  await takePlayer(learner, server, shoot)
  await designer.context().close()
  await learner.context().close()
}

async function takeConsole(page: Page, server: RunningServer, shoot: Shoot): Promise<void> {
  await page.goto('/')
  await page.getByText(zh.captcha.verified).waitFor()
  await shoot(page, 'login')
  await signIn(page, server, 'demo-super')
  await page.goto('/base/career/list?sort=order')
  await page.locator('[data-row]').first().waitFor()
  await shoot(page, 'list')
  await page.goto(`/base/career/edit?id=${await idOf(page, 'course/career', { name: careerName })}`)
  await page.locator('[data-field=name] input').waitFor()
  await shoot(page, 'form')
  await page.goto(`/manage/activity/edit?id=${await idOf(page, 'course/activity', { title: activityTitle })}`)
  await page.locator('.editor').waitFor()
  // A question shows more of the editor than a text; on a phone the rail is behind a tab.
  const question = page.getByText(questionTitle)
  if (await question.isVisible()) await question.click()
  await shoot(page, 'editor')
}

async function takePlayer(page: Page, server: RunningServer, shoot: Shoot): Promise<void> {
  await page.goto('/learn')
  await signIn(page, server, 'demo-student')
  await page.goto('/learn')
  await page.getByRole('link', { name: activityTitle }).click()
  await page.getByRole('heading', { level: 2 }).waitFor()
  await shoot(page, 'player')
}

/** Through the form, as everybody does; the captcha solves itself. */
async function signIn(page: Page, server: RunningServer, username: string): Promise<void> {
  const password = new RegExp(`${username}\\s+(\\S+)`).exec(server.output())?.[1] ?? ''
  await page.getByLabel(zh.fields.username).fill(username)
  await page.getByLabel(zh.fields.password, { exact: true }).fill(password)
  await page.getByText(zh.captcha.verified).waitFor()
  await page.getByRole('button', { name: zh.screen.login, exact: true }).click()
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
}

/** The first record that these filters let through. */
async function idOf(page: Page, path: string, filters: object): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const response = await page.request.post(`/console-api/${path}/page`, {
    data: filters,
    headers: { authorization: `Bearer ${token}` },
  })
  const { data }: { data: { list: readonly { id: number }[] } } = await response.json()
  const [first] = data.list
  if (!first) throw new Error(`The demonstration school has no ${JSON.stringify(filters)}`)
  return first.id
}

/** Waits until nothing is on its way any more, then keeps a picture with a palette. */
async function shootTo(page: Page, path: string): Promise<void> {
  // The editor keeps a line open on which it hears who else is there.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete)
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => undefined))])
  })
  const png = await sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toBuffer()
  if (png.length > maxKb * 1024) throw new Error(`${path} takes ${Math.round(png.length / 1024)} KB`)
  await writeFile(path, png)
}

await main()
