import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { zh as activityWords } from '#features/activity/words/zh.ts'
import { zh as kitWords } from '#kit/words/zh.ts'
import { buildWeb } from '../tools/build.ts'
import { killBrowsers, openBrowser, type OwnBrowser } from './editors.browser.ts'
import { send, signIn, startServer, type RunningServer } from './server.ts'

const kills = Number(process.env['TORTURE_BROWSER_KILLS'] ?? 3)
/** So much typing may be gone after a kill. */
const mostLostMs = 5_000
const cardCount = 3

let folder: string
let server: RunningServer
let token: string

beforeAll(async () => {
  if (!(await buildWeb())) throw new Error('the console was not built')
  folder = await mkdtemp(join(tmpdir(), 'lectern-crash-'))
  server = await startServer(join(folder, 'data'))
  token = await signIn(server)
  const browser = await openBrowser(join(folder, 'profile'))
  await browser.page.goto(server.url)
  await browser.page.evaluate(
    ([given]) => {
      localStorage.setItem('token', given ?? '')
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

const idsIn = z.object({ ids: z.array(z.number()) })
const titlesIn = z.object({ cards: z.array(z.object({ id: z.number(), title: z.string() })) })

async function makeActivity(title: string): Promise<{ readonly id: number; readonly cardIds: number[] }> {
  const made = await send(server, 'POST', 'course/activity/create', { token, body: { title } })
  const id = z.number().parse(made.data)
  const cards = Array.from({ length: cardCount }, () => ({ type: 'text', title: '' }))
  const body = { id, cards, revision: 1 }
  const { data } = await send(server, 'PUT', 'course/activity/content', { token, body })
  return { id, cardIds: idsIn.parse(data).ids }
}

/** What stood in a card's title after each key, and when. */
type Typed = { readonly cardId: number; readonly text: string; readonly at: number }[]

const rows = (page: Page) => page.locator('[role=listbox] [role=option]')
const titleField = (page: Page) => page.locator('[data-card-fields] input').first()

async function openEditor(page: Page, id: number): Promise<void> {
  await page.goto(`${server.url}/manage/activity/edit?id=${id}`)
  await page.locator('.card-form > .ant-collapse').waitFor()
}

/** Writes into one card after the other, with the pauses that people make, until the browser is gone. */
async function write(page: Page, cardIds: readonly number[], typed: Typed, isStopped: () => boolean) {
  const texts = new Map<number, string>()
  for (let turn = 0; !isStopped(); turn += 1) {
    const cardId = cardIds[turn % cardIds.length] ?? 0
    await rows(page)
      .nth(turn % cardIds.length)
      .click()
    const field = titleField(page)
    await expect.poll(() => field.inputValue(), { interval: 10 }).toBe(texts.get(cardId) ?? '')
    await field.focus()
    await page.keyboard.press('End')
    for (let key = 0; key < 6 && !isStopped(); key += 1) {
      const text = `${texts.get(cardId) ?? ''}${key}`
      await page.keyboard.type(String(key))
      texts.set(cardId, text)
      typed.push({ cardId, text, at: Date.now() })
      await page.waitForTimeout(20 + Math.random() * 120)
    }
    if (Math.random() < 0.3) await page.waitForTimeout(Math.random() * 1500)
  }
}

interface Written {
  readonly typed: Typed
  readonly killedAt: number
}

async function writeUntilKilled(
  browser: OwnBrowser,
  cardIds: readonly number[],
  isCut: boolean,
): Promise<Written> {
  const typed: Typed = []
  let isStopped = false
  // A network that is dead for saving: then all of it has to come out of the browser.
  if (isCut) await browser.page.route('**/course/activity/content', (route) => route.abort())
  const writing = write(browser.page, cardIds, typed, () => isStopped).catch((error: unknown) => {
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

/** Opens the activity again, takes what is offered, and waits until the server has it. */
async function recovered(id: number): Promise<{ titles: Map<number, string>; wasOffered: boolean }> {
  const browser = await openBrowser(join(folder, 'profile'))
  const { page } = browser
  await openEditor(page, id)
  const offered = page.getByRole('dialog').filter({ hasText: activityWords.editor.leftTitle })
  const wasOffered = await offered.waitFor({ timeout: 6000 }).then(
    () => true,
    () => false,
  )
  if (wasOffered) {
    await offered.getByRole('button', { name: kitWords.form.keptUse }).click()
    await offered.waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+s')
    await page.locator('.editor-bar .kit-save-line').getByText('已保存').waitFor()
  }
  await browser.close()
  const { data } = await send(server, 'GET', `course/activity/get?id=${id}`, { token })
  return { titles: new Map(titlesIn.parse(data).cards.map((card) => [card.id, card.title])), wasOffered }
}

test(`${kills} times the browser is killed while somebody writes: what is gone was typed in the last seconds`, async () => {
  let offers = 0
  for (let round = 0; round < kills; round += 1) {
    const { id, cardIds } = await makeActivity(`第 ${round + 1} 次`)
    const browser = await openBrowser(join(folder, 'profile'))
    await openEditor(browser.page, id)
    const isCut = round % 2 === 0
    const { typed, killedAt } = await writeUntilKilled(browser, cardIds, isCut)
    const { titles, wasOffered } = await recovered(id)
    offers += Number(wasOffered)
    for (const cardId of cardIds) {
      const mine = typed.filter((each) => each.cardId === cardId)
      const title = titles.get(cardId) ?? ''
      // What came back is what stood there at some moment, and nothing older than that is gone.
      const lost = mine.filter(({ text }) => text.length > title.length)
      expect(mine.at(-1)?.text.startsWith(title) ?? title === '').toBe(true)
      for (const { at } of lost) expect(killedAt - at).toBeLessThan(mostLostMs)
    }
    const isLongAgo = typed.some(({ at }) => killedAt - at > mostLostMs)
    if (isCut && isLongAgo) expect(wasOffered).toBe(true)
  }
  console.log(`${kills} kills of the browser, ${offers} recoveries offered`)
}, 3_600_000)
