import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, openStage, signIn } from './console.ts'
import { type, typed } from './formSteps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

async function admin(): Promise<Visitor> {
  const visitor = await stage.visitor('en')
  await signIn(visitor, 'admin', adminPassword)
  visitor.page.on('dialog', (dialog) => void dialog.accept())
  return visitor
}

async function openNew({ page }: Visitor): Promise<void> {
  await page.goto('/base/career/add')
  await page.locator('[data-field=name] input').waitFor()
}

/** The form of a new career in one more tab of the same browser. */
async function openTab(visitor: Visitor): Promise<Visitor> {
  const tab = { ...visitor, page: await visitor.context.newPage() }
  tab.page.on('dialog', (dialog) => void dialog.accept())
  await openNew(tab)
  return tab
}

const restore = (visitor: Visitor) => button(visitor, 'kit', 'form.keptUse').click()
const discard = (visitor: Visitor) => button(visitor, 'kit', 'form.keptDrop').click()
const isOffered = (visitor: Visitor) => button(visitor, 'kit', 'form.keptUse').isVisible()

/** Drafts that lie in the browser's database, by slot. */
const inDatabase = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const opening = indexedDB.open('lectern-drafts', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('drafts'))
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const drafts = opening.result.transaction('drafts').objectStore('drafts')
    const [slots, texts] = [drafts.getAllKeys(), drafts.getAll()]
    await new Promise((resolve) => texts.addEventListener('success', resolve))
    opening.result.close()
    return Object.fromEntries(
      slots.result.map((slot, index) => [String(slot), String(texts.result[index])] as const),
    )
  })

const inLocalStorage = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((slot) => slot.startsWith('lectern.kept.')))

test('what is typed just before a reload is there again', async () => {
  const visitor = await admin()
  await openNew(visitor)
  await type(visitor.page, 'name', 'Typed last')
  await visitor.page.reload()
  await restore(visitor)
  expect(await typed(visitor.page, 'name')).toBe('Typed last')
  await visitor.context.close()
})

test(
  'a form that holds more than localStorage has room for is there again after its tab was closed',
  { timeout: 240_000 },
  async () => {
    const visitor = await admin()
    const watching = await openTab(visitor)
    await openNew(visitor)
    const size = 5_300_000
    await visitor.page.locator('[data-field=summary] textarea').evaluate((field, length) => {
      if (!(field instanceof HTMLTextAreaElement)) throw new Error('no text field')
      const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
      write?.call(field, 'long '.repeat(length / 5))
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }, size)
    const stored = async () => Object.values(await inDatabase(watching.page)).map(({ length }) => length)
    await expect.poll(stored, { timeout: 120_000 }).toEqual([expect.closeTo(size, -3)])
    await visitor.page.close()
    const again = await openTab(visitor)
    // So much text takes its time to be drawn.
    await button(again, 'kit', 'form.keptUse').click({ timeout: 120_000 })
    const length = () =>
      again.page
        .locator('[data-field=summary] textarea')
        .evaluate((field) => Reflect.get(field, 'value').length)
    await expect.poll(length, { timeout: 120_000 }).toBe(size)
    await visitor.context.close()
  },
)

test('two tabs overwrite nothing of each other, and what both left is offered, the newer first', async () => {
  const first = await admin()
  await openNew(first)
  await type(first.page, 'name', 'In the first tab')
  const second = await openTab(first)
  await type(second.page, 'name', 'In the second tab')
  const third = await openTab(first)
  await expect.poll(async () => Object.keys(await inDatabase(third.page)).length).toBe(2)
  expect(await isOffered(third)).toBe(false)
  await first.page.close()
  await second.page.close()
  await third.page.reload()
  await restore(third)
  expect(await typed(third.page, 'name')).toBe('In the second tab')
  await third.page.close()
  const fourth = await openTab(first)
  await discard(fourth)
  await restore(fourth)
  expect(await typed(fourth.page, 'name')).toBe('In the first tab')
  await first.context.close()
})

test('a browser that refuses a database loses nothing either', async () => {
  const visitor = await admin()
  const { context, page } = visitor
  await context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })
  await openNew(visitor)
  await type(page, 'name', 'In a private window')
  await button(visitor, 'kit', 'actions.cancel').click()
  await button(visitor, 'kit', 'form.leaveNow', page.getByRole('dialog')).click()
  await page.waitForURL('**/base/career/list')
  await page.goBack()
  await restore(visitor)
  expect(await typed(page, 'name')).toBe('In a private window')
  await page.reload()
  await restore(visitor)
  expect(await typed(page, 'name')).toBe('In a private window')
  await page.reload()
  await discard(visitor)
  await page.reload()
  await page.locator('[data-field=name] input').waitFor()
  expect(await isOffered(visitor)).toBe(false)
  await context.close()
})

test('a draft that an earlier version left in localStorage moves once, and is gone when it is discarded', async () => {
  const visitor = await admin()
  const { context, page } = visitor
  await openNew(visitor)
  await type(page, 'name', 'Of an earlier version')
  await expect.poll(async () => Object.keys(await inDatabase(page)).length).toBe(1)
  const [[slot = '', text = ''] = []] = Object.entries(await inDatabase(page))
  await page.close()
  const again = { ...visitor, page: await context.newPage() }
  await again.page.goto('/learn')
  // As it was: in localStorage and nowhere else.
  await again.page.evaluate(
    async ([key = '', draft = '']) => {
      await new Promise((resolve) =>
        indexedDB.deleteDatabase('lectern-drafts').addEventListener('success', resolve),
      )
      localStorage.setItem(key, draft)
    },
    [slot, text],
  )
  await openNew(again)
  await button(again, 'kit', 'form.keptUse').waitFor()
  await expect.poll(() => inLocalStorage(again.page)).toEqual([])
  expect(await inDatabase(again.page)).toEqual({ [slot]: text })
  await again.page.reload()
  await discard(again)
  await expect.poll(() => inDatabase(again.page)).toEqual({})
  await again.page.reload()
  await again.page.locator('[data-field=name] input').waitFor()
  expect(await isOffered(again)).toBe(false)
  await context.close()
})
