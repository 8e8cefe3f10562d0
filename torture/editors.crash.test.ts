import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { zh as kitWords } from '#kit/i18n/words/zh.ts'
import { zh as linkWords } from '#cards/link/words/zh.ts'
import { zh as sectionWords } from '#cards/section/words/zh.ts'
import { subtitleMax } from '#cards/section/section.schema.ts'
import { zh as activityWords } from '#features/content/activity/words/zh.ts'
import { buildAll } from '../tools/build.ts'
import { killBrowsers, openBrowser, type OwnBrowser } from './editors.browser.ts'
import { send, signIn, startServer, type RunningServer } from './server.ts'

const kills = Number(process.env['TORTURE_BROWSER_KILLS'] ?? 3)
/** So much typing may be gone after a kill. */
const maxLostMs = 5_000

interface Place {
  /** Of the card in the rail. */
  readonly row: number
  readonly field: (page: Page) => Locator
  /** The text after one more key; `text` is that of now. */
  readonly next: (text: string, key: number) => string
  /** Whether the server takes it. */
  readonly isFine: (text: string) => boolean
}

const form = (page: Page) => page.locator('[data-card-fields]')
const titleField = (page: Page) => form(page).locator('input').first()
const labelled = (label: string) => (page: Page) => form(page).getByLabel(label, { exact: true })

/** Where somebody writes, what can be saved and what cannot: titles, also emptied, a text over its limit, a broken address. */
const places: readonly Place[] = [
  { row: 0, field: titleField, next: (text, key) => text + key, isFine: () => true },
  {
    row: 1,
    field: titleField,
    next: (text, key) => (text.length < 8 ? text + key : ''),
    isFine: () => true,
  },
  {
    row: 1,
    field: labelled(sectionWords.fields.subtitle),
    next: (text, key) => text + key,
    isFine: (text) => text.length <= subtitleMax,
  },
  {
    row: 2,
    field: labelled(linkWords.fields.url),
    next: (text, key) => (text === '' ? 'http://[' : text + key),
    isFine: (text) => text === '',
  },
]
const cardTypes = ['text', 'section', 'link']

let folder: string
let server: RunningServer
let token: string

beforeAll(async () => {
  if (!(await buildAll())) throw new Error('the console was not built')
  folder = await mkdtemp(join(tmpdir(), 'lectern-crash-'))
  server = await startServer(join(folder, 'data'))
  token = await signIn(server)
  const browser = await openBrowser(join(folder, 'profile'))
  await browser.page.goto(server.url)
  await browser.page.evaluate(
    ([stored]) => {
      localStorage.setItem('token', stored ?? '')
      localStorage.setItem('language', 'zh')
    },
    [token],
  )
  await browser.close()
}, 120_000)
afterAll(async () => {
  await killBrowsers()
  await server.kill('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

async function makeActivity(title: string): Promise<number> {
  const made = await send(server, 'POST', 'course/activity/create', { token, body: { title } })
  const id = z.number().parse(made.data)
  const cards = cardTypes.map((type) => ({ type, title: '' }))
  await send(server, 'PUT', 'course/activity/content', { token, body: { id, cards, revision: 1 } })
  return id
}

/** What stood somewhere after each key, and when. */
type Typed = { readonly place: Place; readonly text: string; readonly at: number }[]

const rows = (page: Page) => page.locator('[role=listbox] [role=option]')

/** Chooses the card of a place; its field, once its form stands there. */
async function fieldAt(page: Page, { row, field }: Place): Promise<Locator> {
  const card = rows(page).nth(row)
  await card.click()
  const id = (await card.getAttribute('id'))?.replace(/^\D*/, '') ?? ''
  await page.locator(`[data-card-fields="${id}"]`).waitFor()
  const found = field(page)
  await found.waitFor()
  return found
}

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`${server.url}/manage/activity/edit?id=${id}`)
  await page.locator('.card-form > .ant-collapse').waitFor()
}

/** Writes at one place after the other, with the pauses that people make, until the browser is gone. */
async function write(page: Page, typed: Typed, isStopped: () => boolean) {
  const texts = new Map<Place, string>()
  for (let turn = 0; !isStopped(); turn += 1) {
    const place = places[turn % places.length] ?? never()
    const field = await fieldAt(page, place)
    await expect.poll(() => field.inputValue(), { interval: 10 }).toBe(texts.get(place) ?? '')
    await field.focus()
    await page.keyboard.press('End')
    for (let key = 0; key < 6 && !isStopped(); key += 1) {
      const before = texts.get(place) ?? ''
      const text = place.next(before, key)
      if (text === '') await field.press('Control+a')
      if (text === '') await page.keyboard.press('Delete')
      else await page.keyboard.insertText(text.slice(before.length))
      texts.set(place, text)
      typed.push({ place, text, at: Date.now() })
      await page.waitForTimeout(20 + Math.random() * 120)
    }
    if (Math.random() < 0.3) await page.waitForTimeout(Math.random() * 1500)
  }
}

const never = (): never => {
  throw new Error('There is no such place')
}

interface Written {
  readonly typed: Typed
  readonly killedAt: number
}

async function writeUntilKilled(browser: OwnBrowser, isCut: boolean): Promise<Written> {
  const typed: Typed = []
  let isStopped = false
  // A network that is dead for saving: then all of it has to come out of the browser.
  if (isCut)
    await browser.page.route('**/course/activity/content', (route) =>
      // The kill may meet it on its way.
      route.abort().catch(() => undefined),
    )
  const writing = write(browser.page, typed, () => isStopped).catch((error: unknown) => {
    if (!isStopped) throw error
  })
  await expect.poll(() => typed.length, { timeout: 30_000 }).toBeGreaterThan(0)
  await wait(500 + Math.random() * 8000)
  isStopped = true
  const killedAt = Date.now()
  await browser.kill()
  await writing
  return { typed, killedAt }
}

/** Opens the activity again, takes what is offered, and reads what stands there once all is saved that can be. */
async function recovered(id: number): Promise<{ texts: Map<Place, string>; wasOffered: boolean }> {
  const browser = await openBrowser(join(folder, 'profile'))
  const { page } = browser
  await openEditor(page, id)
  const offered = page.getByRole('dialog').filter({ hasText: activityWords.editor.leftTitle })
  const wasOffered = await offered.waitFor({ timeout: 15_000 }).then(
    () => true,
    () => false,
  )
  if (wasOffered) {
    await offered.getByRole('button', { name: kitWords.form.keptUse }).click()
    await offered.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+s')
    await page.locator('.editor-bar .kit-save-line:is([data-kind=saved], [data-kind=refused])').waitFor()
  }
  const texts = new Map<Place, string>()
  for (const place of places) {
    const field = await fieldAt(page, place)
    const text = await field.inputValue()
    texts.set(place, text)
    // What cannot be saved says so where it stands.
    if (!place.isFine(text))
      await expect.poll(() => field.getAttribute('aria-invalid'), { timeout: 5000 }).toBe('true')
  }
  await browser.close()
  return { texts, wasOffered }
}

const savedIn = z.object({
  cards: z.tuple([
    z.object({ title: z.string() }),
    z.object({ title: z.string(), subtitle: z.string() }),
    z.object({ url: z.string() }),
  ]),
})

/** What the server has of each place. */
async function saved(id: number): Promise<readonly string[]> {
  const { data } = await send(server, 'GET', `course/activity/get?id=${id}`, { token })
  const [text, section, link] = savedIn.parse(data).cards
  return [text.title, section.title, section.subtitle, link.url]
}

test(`${kills} times the browser is killed while somebody writes: what is gone was typed in the last seconds`, async () => {
  let offers = 0
  let refusals = 0
  for (let round = 0; round < kills; round += 1) {
    const id = await makeActivity(`第 ${round + 1} 次`)
    const browser = await openBrowser(join(folder, 'profile'))
    await openEditor(browser.page, id)
    const isCut = round % 2 === 0
    const { typed, killedAt } = await writeUntilKilled(browser, isCut)
    const { texts, wasOffered } = await recovered(id)
    offers += Number(wasOffered)
    const onServer = await saved(id)
    for (const [index, place] of places.entries()) {
      const text = texts.get(place) ?? ''
      const mine = [
        { text: '', at: killedAt - maxLostMs + 1 },
        ...typed.filter((each) => each.place === place),
      ]
      // What came back is what stood there at some moment, and nothing older than that is gone.
      const moment = mine.findLastIndex((each) => each.text === text)
      expect([index, moment]).toEqual([index, expect.not.toBeOneOf([-1])])
      for (const { at } of mine.slice(moment + 1)) expect(killedAt - at).toBeLessThan(maxLostMs)
      refusals += Number(!place.isFine(text))
      // One card that is refused holds no other back.
      const isBlocked = places.some(
        (other) => other.row === place.row && !other.isFine(texts.get(other) ?? ''),
      )
      if (!isBlocked) expect([index, onServer[index]]).toEqual([index, text])
    }
    const isLongAgo = typed.some(({ at }) => killedAt - at > maxLostMs)
    if (isCut && isLongAgo) expect(wasOffered).toBe(true)
  }
  console.log(
    `${kills} kills of the browser, ${offers} recoveries offered, ${refusals} texts that cannot be saved`,
  )
}, 14_400_000)

test('a date of which the browser was killed in the middle is offered as it was typed', async () => {
  const body = { title: '同步', kind: 'activity', delivery: 'sync' }
  const made = await send(server, 'POST', 'course/product/create', { token, body })
  const address = `${server.url}/manage/product/edit?id=${z.number().parse(made.data)}`
  const start = (page: Page) => page.locator('[data-field=startsAt] input')
  const browser = await openBrowser(join(folder, 'profile'))
  await browser.page.goto(address)
  await start(browser.page).pressSequentially('2026-09-')
  await browser.page.keyboard.press('Tab')
  await browser.page.locator('[data-field=startsAt] .kit-problem').waitFor()
  await wait(maxLostMs)
  await browser.kill()
  const again = await openBrowser(join(folder, 'profile'))
  await again.page.goto(address)
  await again.page.getByRole('button', { name: kitWords.form.keptUse }).click()
  await expect.poll(() => start(again.page).inputValue()).toBe('2026-09-')
  await again.close()
}, 120_000)
