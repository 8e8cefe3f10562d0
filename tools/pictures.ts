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
import { guidePictures, guideShots, pictureLanguages, type PictureLanguage } from './pictures.guide.ts'
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

/** `npm run pictures -- guide` leaves the others as they are. */
const isGuideAlone = process.argv.includes('guide')

/** Takes `docs/pictures` and those of the guide anew from the demonstration school: `npm run pictures`. */
async function main(): Promise<void> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not installed')
  if (!(await buildAll())) throw new Error('The console could not be built')
  await mkdir(folder, { recursive: true })
  await mkdir(guidePictures, { recursive: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-pictures-'))
  const server = await startServer(dataDir, { CAPTCHA: 'on' }, ['--demo'])
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  try {
    if (!isGuideAlone) for (const size of sizes) await take(browser, server, size)
    for (const language of pictureLanguages) await takeGuide(browser, server, language)
  } finally {
    await browser.close()
    await server.kill('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** The window of somebody at the console or at the learner's page. */
async function open(
  browser: Browser,
  server: RunningServer,
  viewport: (typeof sizes)[number]['viewport'] | typeof guideSize,
) {
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

/** Pages show their pictures some 740 pixels wide: of a smaller window more can be read. */
const guideSize = { width: 1200, height: 750 } as const

async function takeGuide(browser: Browser, server: RunningServer, language: PictureLanguage): Promise<void> {
  const page = await open(browser, server, guideSize)
  await page.goto('/')
  await signIn(page, server, 'demo-super')
  await page.evaluate((shown) => localStorage.setItem('language', shown), language)
  for (const { name, path, ready, first } of await guideShots((of, filters) => idOf(page, of, filters))) {
    await page.goto(path)
    await page.locator(ready).first().waitFor()
    await first?.(page)
    await shootTo(page, join(guidePictures, `${name}.${language}.webp`))
  }
  await page.context().close()
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

/** Waits until nothing is on its way any more, then keeps a picture, a PNG with a palette. */
async function shootTo(page: Page, path: string): Promise<void> {
  // The editor keeps a line open on which it hears who else is there.
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete)
    await Promise.all([document.fonts.ready, ...shown.map((image) => image.decode().catch(() => undefined))])
  })
  const shot = sharp(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
  const packed = path.endsWith('.webp')
    ? shot.webp({ quality: 78, effort: 6 })
    : shot.png({ palette: true, effort: 10, compressionLevel: 9 })
  const picture = await packed.toBuffer()
  if (picture.length > maxKb * 1024) throw new Error(`${path} takes ${Math.round(picture.length / 1024)} KB`)
  await writeFile(path, picture)
}

await main()
