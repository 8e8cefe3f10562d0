import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFakeProvider, type FakeProvider } from '#kit/ai/server/testing/fakeProvider.ts'
import { adminPassword, button, field, openEmbeddedStage, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { register } from './learnSteps.ts'
import { sharedLink, shareSheet } from './shareSteps.ts'

let fake: FakeProvider
let stage: Stage

beforeAll(async () => {
  fake = await startFakeProvider()
  fake.behave({ kind: 'reply', text: 'Good morning.' })
  stage = await openEmbeddedStage({ AI_ALLOW_HOSTS: '127.0.0.1' })
})
afterAll(async () => {
  await stage.close()
  await fake.close()
})

declare global {
  interface Window {
    pressed?: () => void
  }
}

/** How often each job needs the pointer, in the order in which they are done. */
const presses: [job: string, count: number][] = []
const sum = () => presses.reduce((all, [, count]) => all + count, 0)
/** What the ten jobs took before they were shortened. */
const before = 120

/** Counts from now on every press of the pointer in this window, as part of the job that was begun last. */
async function watch({ page }: Visitor): Promise<void> {
  await page.exposeFunction('pressed', () => {
    const last = presses.at(-1)
    if (last) last[1] += 1
  })
  await page.addInitScript(() => {
    const note = ({ isTrusted }: Event) => isTrusted && window.pressed?.()
    window.addEventListener('pointerdown', note, { capture: true })
  })
}

const begin = (job: string) => presses.push([job, 0])

const hasFocus = (at: Locator) => at.evaluate((element) => element.contains(document.activeElement))

/** Types into a field: where the focus is already or one step further by the keyboard, else the pointer brings it there. */
async function into(page: Page, at: Locator, text: string): Promise<void> {
  await at.waitFor()
  if (!(await hasFocus(at))) await page.keyboard.press('Tab')
  if (!(await hasFocus(at))) await at.click()
  await page.keyboard.type(text)
}

const inField = (page: Page, name: string, text: string): Promise<void> =>
  into(page, field(page, name).locator('input, textarea').first(), text)

/** Takes what a picker offers for a word, which may be to make it. */
async function choose(page: Page, name: string, label: string, offer = label): Promise<void> {
  await inField(page, name, label)
  await page.locator('.ant-select-item-option:visible', { hasText: offer }).first().waitFor()
  await page.keyboard.press('Enter')
  await field(page, name).getByText(label, { exact: true }).filter({ visible: true }).first().waitFor()
}

/** Adds a card of this type by the keyboard and gives it its title. */
async function addCard({ page, translate }: Visitor, type: 'text' | 'choice', title: string): Promise<void> {
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press('/')
  const search = page.getByRole('combobox', { name: translate('activity', 'editor.findType') })
  await into(page, search, translate(`card-${type}`, 'label'))
  await page.keyboard.press('Enter')
  const name = page.getByLabel(translate('card', 'fields.title'), { exact: true }).last()
  await expect.poll(() => name.inputValue()).toBe('')
  await into(page, name, title)
}

const career = 'Interviewer'
const title = 'Hear the unsaid'

test('a newcomer does ten jobs without an address or a wrong turn, by half the presses', async () => {
  const admin = await stage.visitor('en')
  const { page, translate } = admin
  await watch(admin)
  const press = (namespace: string, key: string, scope?: Locator) =>
    button(admin, namespace, key, scope).first().click()
  const link = (name: string) => page.getByRole('link', { name }).first().click()
  const next = (key: string) => shareSheet(admin).getByText(translate('share', key), { exact: true }).click()
  const isPublic = async () => {
    await shareSheet(admin).waitFor()
    return sharedLink(admin)
  }

  begin('sign in')
  await page.goto('/')
  await into(page, page.getByLabel(translate('session', 'fields.username')), 'admin')
  await into(page, page.getByLabel(translate('session', 'fields.password'), { exact: true }), adminPassword)
  await page.getByText(translate('session', 'captcha.verified')).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: translate('dashboard', 'begin.title') }).waitFor()

  begin('base data')
  await link(translate('dashboard', 'begin.go.career'))
  await inField(page, 'name', career)
  await inField(page, 'summary', 'Finds out what people need.')
  await choose(page, 'abilityIds', 'Listening', translate('kit', 'picker.create', { name: 'Listening' }))
  await choose(page, 'tagIds', 'Research', translate('kit', 'picker.create', { name: 'Research' }))
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/base/career/view?id=*')
  await press('career', 'moves.submit')
  await press('kit', 'actions.review')
  await press('audit', 'decide.approve')
  await page.getByText(translate('audit', 'queues.career.empty')).waitFor()

  begin('activity of six cards')
  await link(translate('shell', 'routes.home'))
  await link(translate('dashboard', 'begin.go.activity'))
  await inField(page, 'title', title)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: translate('activity', 'editor.emptyTitle') }).waitFor()
  for (const number of [1, 2, 3, 4]) {
    await addCard(admin, 'text', `Part ${number}`)
    await into(page, page.locator('[contenteditable=true]'), 'People say less than they know.')
  }
  for (const number of [1, 2]) {
    await addCard(admin, 'choice', `Question ${number}`)
    await into(
      page,
      page.getByLabel(translate('card-choice', 'fields.question'), { exact: true }),
      'And now?',
    )
    const option = (which: number) =>
      page.getByLabel(translate('card-choice', 'fields.optionText', { number: which }))
    await into(page, option(1), 'Ask once more')
    await into(page, option(2), 'Go on')
    await into(page, option(3), 'Go home')
  }

  begin('publish, and play it on a phone')
  await press('activity', 'moves.publish')
  await page.getByRole('dialog').locator('[data-field=description] textarea:focus').waitFor()
  await inField(page, 'description', 'How to ask again.')
  await choose(page, 'careerId', career)
  await page.locator('.ant-select-dropdown:visible').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await press('activity', 'moves.publish')
  const address = await isPublic()
  const learner = await stage.visitor('en', { width: 390, height: 844 })
  await watch(learner)
  await learner.page.goto(address)
  await learner.page
    .getByRole('link', { name: learner.translate('public-page', 'entry.start') })
    .first()
    .click()
  await register(learner, 'learner', 'a quiet river 7')
  await learner.page.getByRole('heading', { level: 2, name: 'Part 1' }).waitFor()

  begin('course')
  await next('place.title')
  await press('share', 'place.new')
  await page.waitForURL('**/manage/lession/add?*')
  await inField(page, 'title', 'Interviews')
  await inField(page, 'overview', 'Ten days of questions.')
  await choose(page, 'careerIds', career)
  for (const name of ['learnMode', 'unlockMode', 'showMode'])
    await field(page, name).getByRole('radio').first().click()
  await choose(page, 'instructorIds', 'admin')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/manage/lession/edit?id=*')
  await press('course', 'moves.publish')
  await isPublic()

  begin('product')
  await next('sell.title')
  await inField(page, 'salePrice', '99')
  await page.keyboard.press('Control+s')
  await page.waitForURL('**/manage/product/view?id=*')
  await press('product', 'moves.submit')
  await press('product', 'reviewNow')
  await press('audit', 'decide.approve')
  await isPublic()

  begin('20 codes')
  await next('codes.title')
  const drawer = page.getByRole('dialog').last()
  await inField(page, 'name', 'Autumn')
  await inField(page, 'quantity', '20')
  await field(drawer, 'qr').getByText(translate('exchange-task', 'values.qr.without')).click()
  await drawer.getByRole('button', { name: translate('exchange-task', 'make', { count: 20 }) }).click()
  await page.getByText(translate('exchange-task', 'states.finished'), { exact: true }).waitFor()

  begin('colleague')
  await page.getByRole('button', { name: translate('shell', 'routes.data') }).click()
  await page.locator('nav a[href="/datas/roles/list"]').click()
  await press('user', 'new')
  await inField(page, 'username', 'teacher')
  await inField(page, 'nickname', 'A teacher')
  await inField(page, 'password', 'a quiet river 9')
  await field(page, 'roles').getByRole('checkbox', { name: 'Teacher' }).click()
  await page.keyboard.press('Control+s')
  await page.getByRole('cell', { name: 'A teacher' }).first().waitFor()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })

  begin('AI')
  await page.keyboard.press('Control+k')
  await page.keyboard.type(translate('ai-connect', 'title'))
  await page.getByRole('option', { name: translate('ai-connect', 'title') }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: translate('ai-connect', 'values.provider.other') }).click()
  await inField(page, 'baseUrl', fake.baseUrl)
  await inField(page, 'apiKey', 'a key of nobody')
  await page.keyboard.press('Enter')
  await choose(page, 'model', 'fake-chat')
  await press('ai-connect', 'test')
  await press('ai-connect', 'use')
  await page.getByText(translate('ai-connect', 'done', { model: 'fake-chat' })).waitFor()

  begin('export')
  await page.locator('nav a[href="/manage/activity/list"]').first().click()
  const download = page.waitForEvent('download')
  await press('kit', 'list.export')
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  console.log(presses.map(([job, count]) => `${job}: ${count}`).join('\n'))
  console.log(`in sum: ${sum()}, before: ${before}`)
  expect(presses).toHaveLength(10)
  expect(sum()).toBeLessThanOrEqual(before / 2)
  expect([...admin.complaints, ...learner.complaints]).toEqual([])
}, 300_000)
