import { mkdir } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { findsNoBarrier } from './barriers.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { button, field, openStage } from './console.ts'
import { openCampus, type Campus } from './learn.school.ts'

const answer = 'Try **“Ask before you answer”**:\n\n- it names what people do\n- it fits on one line'
const plain = 'Try “Ask before you answer”:\n\n- it names what people do\n- it fits on one line'
const pictures = '.cache/assistant'

let fake: FakeProvider
let stage: Stage
let campus: Campus
let admin: Visitor

beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  fake = await startFakeProvider()
  fake.behave({ kind: 'reply', text: answer })
  stage = await openStage({
    CAPTCHA: 'off',
    AI_BASE_URL: fake.baseUrl,
    AI_MODEL: 'fake',
    AI_API_KEY: 'key',
    AI_ALLOW_HOSTS: '127.0.0.1',
  })
  admin = await stage.visitor('en')
  campus = await openCampus(stage)
  await admin.context.addInitScript((token) => localStorage.setItem('token', token), campus.token)
})
afterAll(async () => {
  await stage.close()
  await fake.close()
})

const ns = 'ai-assistant'
const chat = ({ page, translate }: Visitor) =>
  page.getByRole('dialog', { name: translate(ns, 'title'), exact: true })
const box = (visitor: Visitor) => chat(visitor).getByRole('textbox')
const open = async (visitor: Visitor) => {
  await button(visitor, ns, 'open').click()
  await box(visitor).waitFor()
}

async function rectOf(locator: Locator) {
  const rect = await locator.boundingBox()
  if (!rect) throw new Error('nothing is drawn')
  return rect
}

async function send(visitor: Visitor, question: string): Promise<void> {
  await box(visitor).fill(question)
  await box(visitor).press('Enter')
}

test('The assistant waits at the right bottom, opens there, is moved, and forgets its place', async () => {
  const { page, translate } = admin
  await page.goto('/base/career/add')
  const waiting = await rectOf(button(admin, ns, 'open'))
  expect([1440 - waiting.x - waiting.width, 900 - waiting.y - waiting.height]).toEqual([32, 100])
  await open(admin)
  const first = await rectOf(chat(admin))
  expect([1440 - first.x - first.width, 900 - first.y - first.height]).toEqual([32, 100])
  expect((await rectOf(page.getByRole('group', { name: translate(ns, 'log') }))).height).toBe(360)
  expect(await box(admin).getAttribute('rows')).toBe('3')
  const head = chat(admin).getByRole('button', {
    name: translate(ns, 'move', { title: translate(ns, 'title') }),
  })
  await head.hover()
  await page.mouse.down()
  await page.mouse.move(40, 30, { steps: 4 })
  await page.mouse.up()
  const dragged = await rectOf(chat(admin))
  expect([dragged.x, dragged.y]).toEqual([8, 8])
  await head.press('ArrowRight')
  expect((await rectOf(chat(admin))).x).toBe(24)
  await page.keyboard.press('Escape')
  await chat(admin).waitFor({ state: 'detached' })
  await open(admin)
  expect(await rectOf(chat(admin))).toEqual(first)
})

test('It is not in the way of a dialog, and there again once that is closed', async () => {
  const { page } = admin
  await page.goto('/base/career/list')
  const waiting = button(admin, ns, 'open')
  await waiting.waitFor()
  await button(admin, 'shell', 'settings.open').click()
  await waiting.waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await waiting.waitFor()
})

test('It knows what is open, answers, and writes into the field only on a click', async () => {
  const { page, translate } = admin
  await page.goto('/base/career/add')
  const summary = field(page, 'summary').locator('textarea')
  await summary.fill('About listening')
  await open(admin)
  await page.screenshot({ path: `${pictures}/1440-empty.png` })
  await send(admin, 'A better title, please')
  await chat(admin).getByText('it fits on one line').waitFor()
  const insert = chat(admin).getByRole('button', { name: /^Insert into “/ })
  await insert.waitFor()
  const sent = JSON.stringify(fake.calls.at(-1)?.messages)
  for (const fragment of ['/base/career/add', 'About listening']) expect(sent).toContain(fragment)
  expect(await summary.inputValue()).toBe('About listening')
  await page.screenshot({ path: `${pictures}/1440.png` })
  await findsNoBarrier(admin, '.assistant')
  await insert.click()
  expect(await summary.inputValue()).toBe(`About listening${plain}`)
  await page.keyboard.press('ControlOrMeta+z')
  expect(await summary.inputValue()).toBe('About listening')
  await button(admin, 'kit', 'actions.copy', chat(admin)).click()
  await page.getByText(translate('kit', 'copy.succeeded')).waitFor()
  expect(admin.complaints).toEqual([])
})

test('Rich text takes the answer at its own cursor, as it takes a paste', async () => {
  const { page, translate } = admin
  const id = await campus.makeDeck('Listening', [{ type: 'text' }])
  await page.goto(`/manage/activity/edit?id=${id}`)
  const rich = page.locator('.editor [contenteditable=true]').first()
  await rich.click()
  await page.keyboard.type('Before after')
  for (let step = 0; step < 'after'.length; step += 1) await page.keyboard.press('ArrowLeft')
  // Nothing floats over the editor: the assistant is behind a button of its head, and leaves the phone free.
  expect(await page.locator('.assistant-button').isVisible()).toBe(false)
  await page.getByRole('button', { name: translate('activity-generate', 'short'), exact: true }).click()
  await page.getByRole('menuitem', { name: translate(ns, 'open') }).click()
  const [box, phone] = [await chat(admin).boundingBox(), await page.locator('.editor-phone').boundingBox()]
  expect(box && phone && box.x + box.width <= phone.x).toBe(true)
  await send(admin, 'Some words, please')
  await button(admin, ns, 'send').waitFor()
  const insert = chat(admin)
    .getByRole('button', { name: /^Insert into “/ })
    .last()
  await insert.waitFor()
  await page.screenshot({ path: `${pictures}/1440-editor.png` })
  await insert.click()
  await expect.poll(() => rich.innerText()).toMatch(/^Before Try “Ask before you answer”:[^]*one lineafter/)
  expect(admin.complaints).toEqual([])
})

test('Stopped, it stops at the provider, and what came stays', async () => {
  const { page } = admin
  const before = fake.abandoned()
  fake.behave({ kind: 'stall', text: 'Half an answer' })
  await send(admin, 'Go on')
  await chat(admin).getByText('Half an answer').waitFor()
  await button(admin, ns, 'stop').click()
  await button(admin, ns, 'send').waitFor()
  expect(await chat(admin).getByText('Half an answer').count()).toBe(1)
  await expect.poll(() => fake.abandoned()).toBeGreaterThan(before)
  fake.behave({ kind: 'refuse', status: 429 })
  await send(admin, 'Once more')
  await page.getByText(admin.translate('kit', 'faults.aiBusy')).waitFor()
  expect(await box(admin).inputValue()).toBe('Once more')
})

test('On a phone it is a sheet that leaves the bar that saves free', async () => {
  const { page } = admin
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/base/career/add')
  const bar = page.locator('.kit-form-bar')
  await bar.waitFor()
  await page.screenshot({ path: `${pictures}/390-closed.png` })
  await open(admin)
  const [sheet, saving] = [await rectOf(chat(admin)), await rectOf(bar)]
  expect(sheet.width).toBe(390)
  expect(sheet.y + sheet.height).toBeLessThanOrEqual(saving.y)
  await page.screenshot({ path: `${pictures}/390.png` })
  await page.goto('/base/career/list')
  await open(admin)
  await page.screenshot({ path: `${pictures}/390-list.png` })
})

test('Before somebody has signed in there is none', async () => {
  const nobody = await stage.visitor('en')
  await nobody.page.goto('/login')
  await nobody.page.getByLabel(nobody.translate('session', 'fields.username')).waitFor()
  expect(await nobody.page.locator('.assistant-button').count()).toBe(0)
})
