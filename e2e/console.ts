import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { expect } from 'vitest'
import { connectToRunning, openDatabase, type Database } from '#kit/data/server/database.ts'
import type { Language } from '#kit/i18n/words.ts'
import { makeTestDatabase, type MadeDatabase } from '#kit/testing/server/testDatabase.ts'
import type { Answer, RunningServer } from '../torture/server.ts'
import { send, startServer } from '../torture/server.ts'
import { chromiumFlags, findChromium } from '../tools/chromium.mjs'
import { makeVisitor, type Visitor } from './visitor.ts'

export const adminPassword = 'torture-admin'

/** The product and a browser, for one journey. */
export interface Stage {
  readonly server: RunningServer
  readonly browser: Browser
  /** Where the server has its data. */
  readonly dataDir: string
  /** The server's database, beside the server; who asks for it closes it. */
  openDatabase(): Promise<Database>
  /** A window of its own: another person, or another device. */
  visitor(language: Language, size?: { width: number; height: number }): Promise<Visitor>
  /** Calls the API beside the browser, e.g. to make the people of a journey. */
  api(method: string, path: string, options?: Parameters<typeof send>[3]): Promise<Answer>
  /** Makes an account through the API and signs it in, past the first change of its password. */
  person(
    language: Language,
    adminToken: string,
    username: string,
    roles: readonly string[],
    password: string,
    size?: { width: number; height: number },
  ): Promise<Visitor>
  close(): Promise<void>
}

/** Settings of the server, more switches of the browser, e.g. a microphone that is none, and arguments of the server. */
type StageOptions = [
  settings?: Readonly<Record<string, string>>,
  flags?: readonly string[],
  args?: readonly string[],
]

/** On PostgreSQL where `npm test` has a cluster, since a server starts on it in a third of the time; else on the embedded database. */
export const openStage = async (...options: StageOptions): Promise<Stage> =>
  openOn(await makeTestDatabase(), ...options)

/** On the embedded database, wherever it runs. */
export const openEmbeddedStage = (...options: StageOptions): Promise<Stage> => openOn(undefined, ...options)

async function openOn(
  made: MadeDatabase | undefined,
  ...[settings = {}, flags = [], args = []]: StageOptions
): Promise<Stage> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lectern-e2e-'))
  const own = { CAPTCHA: 'on', ...(made && { DATABASE_URL: made.url }), ...settings }
  const server = await startServer(dataDir, own, args)
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is not installed')
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags, ...flags] })
  return {
    server,
    browser,
    dataDir,
    openDatabase: () => (made ? openDatabase({ databaseUrl: made.url, dataDir }) : connectToRunning(dataDir)),
    visitor: (language, size) => makeVisitor(browser, server.url, language, size),
    api: (method, path, options) => send(server, method, path, options),
    person: async (language, adminToken, username, roles, password, size) => {
      const body = { username, nickname: username, password: `${password} first`, roles }
      const made = await send(server, 'POST', 'system/user/create', { token: adminToken, body })
      if (made.code !== 0) throw new Error(JSON.stringify(made))
      const visitor = await makeVisitor(browser, server.url, language, size)
      await enterPassword(visitor, username, `${password} first`)
      await changePassword(visitor, `${password} first`, password)
      await visitor.page.waitForURL((url) => url.pathname !== '/login')
      return visitor
    },
    close: async () => {
      await browser.close()
      await server.kill('SIGTERM')
      await rm(dataDir, { recursive: true, force: true })
      await made?.drop()
    },
  }
}

/** The part of a form with this field. */
export const field = (scope: Page | Locator, name: string): Locator =>
  scope.locator(`[data-field="${name}"]`).first()

export async function fill(scope: Page | Locator, name: string, text: string): Promise<void> {
  await field(scope, name).locator('input, textarea').first().fill(text)
}

/** Chooses entries of a picker by typing a part of their names. */
export async function pick(visitor: Visitor, name: string, ...labels: string[]): Promise<void> {
  const { page } = visitor
  const input = field(page, name).locator('input').first()
  for (const label of labels) {
    await input.click()
    await input.fill(label)
    await page.locator('.ant-select-item-option', { hasText: label }).first().click()
  }
  // Escape would also close a drawer around the form.
  await input.blur()
}

/** Uploads a picture into a field and keeps the part that the cropper proposes. */
export async function upload(visitor: Visitor, name: string, path: string): Promise<void> {
  const { page, translate } = visitor
  await field(page, name).locator('input[type=file]').setInputFiles(path)
  await page.getByRole('button', { name: translate('kit', 'picture.use') }).click()
  await field(page, name).locator('img').first().waitFor()
}

/**
 * Waits until nothing on the page is still loading. The state of the network does not count: one request that the browser
 * never ends keeps it from ever being idle.
 */
export async function waitForIdle(page: Page): Promise<void> {
  const pending = page.locator('[aria-busy=true], .ant-skeleton, .ant-spin-spinning, .shell-skeleton')
  await expect.poll(() => pending.count(), { timeout: 15_000 }).toBe(0)
}

export const button = (visitor: Visitor, namespace: string, key: string, scope?: Locator): Locator =>
  (scope ?? visitor.page).getByRole('button', { name: visitor.translate(namespace, key), exact: true })

interface SignIn {
  readonly username: string
  readonly password: string
  /** The page that asks who one is. */
  readonly at?: string
  /** Where there is a captcha, it is waited for. */
  readonly hasCaptcha?: boolean
}

/** Fills the sign-in form and sends it. */
export async function sendPassword(visitor: Visitor, { username, password, at = '/', hasCaptcha }: SignIn) {
  const { page, translate } = visitor
  await page.goto(at)
  await page.getByLabel(translate('session', 'fields.username')).fill(username)
  await page.getByLabel(translate('session', 'fields.password'), { exact: true }).fill(password)
  if (hasCaptcha) await page.getByText(translate('session', 'captcha.verified')).waitFor()
  await button(visitor, 'session', 'screen.login').click()
}

/** The same, the captcha included. */
export const enterPassword = (visitor: Visitor, username: string, password: string): Promise<void> =>
  sendPassword(visitor, { username, password, hasCaptcha: true })

/** The first change of a password that somebody else chose. */
export async function changePassword(visitor: Visitor, before: string, after: string): Promise<void> {
  const { page, translate } = visitor
  await page.getByLabel(translate('profile', 'fields.oldPassword'), { exact: true }).fill(before)
  await page.getByLabel(translate('profile', 'fields.newPassword'), { exact: true }).fill(after)
  await button(visitor, 'profile', 'screen.change').click()
  await page.getByRole('navigation').first().waitFor()
}

/** Signs in through the form and waits for the console. */
export async function signIn(visitor: Visitor, username: string, password: string): Promise<void> {
  await enterPassword(visitor, username, password)
  await visitor.page.getByRole('navigation').first().waitFor()
}
