import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#kit/i18n/words.ts'
import { findsNoBarrier } from './barriers.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, openStage, waitForIdle, signIn } from './console.ts'
import { makeCover, tokenIn } from './formSteps.ts'

let stage: Stage
let careerId: number
const narrow = { width: 390, height: 844 }
const tags = 25

beforeAll(async () => {
  stage = await openStage()
  const first = await admin('en')
  const token = (await tokenIn(first)) ?? ''
  const make = async (path: string, body: object) =>
    Number((await stage.api('POST', `course/${path}/create`, { token, body })).data)
  for (let number = 1; number <= tags; number += 1)
    await make('tag', { name: `Tag ${String(number).padStart(2, '0')}` })
  const cover = await makeCover(first)
  await make('career', { name: 'Archivist', summary: 'Keeps what was there.', cover })
  careerId = await make('career', { name: 'Cartographer', summary: 'Draws what is there.', cover })
  await first.context.close()
})
afterAll(() => stage.close())

async function admin(language: Language, size?: { width: number; height: number }): Promise<Visitor> {
  const visitor = await stage.visitor(language, size)
  await signIn(visitor, 'admin', adminPassword)
  return visitor
}

const rows = ({ page }: Visitor) => page.locator('[data-row]')
const search = ({ page, translate }: Visitor, namespace: string) =>
  page.getByRole('searchbox', {
    name: translate('kit', 'list.search', { label: translate(namespace, 'fields.name') }),
  })
const focusedText = ({ page }: Visitor) => page.evaluate(() => document.activeElement?.textContent)
const searchOf = ({ page }: Visitor) => Object.fromEntries(new URL(page.url()).searchParams)

describe('a list (B14)', () => {
  test('is walked, searched, selected and opened by keys', async () => {
    const visitor = await admin('en')
    const { page } = visitor
    await page.goto('/base/career/list?sort=name')
    await rows(visitor).first().waitFor()
    await page.keyboard.press('j')
    expect(await focusedText(visitor)).toBe('Archivist')
    await page.keyboard.press('j')
    expect(await focusedText(visitor)).toBe('Cartographer')
    await page.keyboard.press('k')
    await page.keyboard.press('x')
    expect(await rows(visitor).first().getByRole('checkbox').isChecked()).toBe(true)
    await page.keyboard.press('/')
    await page.keyboard.type('carto')
    await expect.poll(() => rows(visitor).count()).toBe(1)
    expect(await search(visitor, 'career').inputValue()).toBe('carto')
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/base/career/edit?id=${careerId}`)
    await visitor.context.close()
  })

  test('keeps filters, order, state and page in its address, also for the back button', async () => {
    const visitor = await admin('zh')
    const { page, translate } = visitor
    await page.goto('/base/tag/list?sort=name')
    await rows(visitor).first().waitFor()
    const pages = page.getByRole('navigation', { name: translate('kit', 'list.pages') })
    await pages.getByRole('button', { name: translate('kit', 'list.page', { page: 2 }) }).click()
    await expect.poll(() => searchOf(visitor)).toEqual({ sort: 'name', page: '2' })
    await page.getByText('Tag 25').waitFor()
    await page.reload()
    await page.getByText('Tag 25').waitFor()
    expect(await rows(visitor).count()).toBe(tags - 20)

    await search(visitor, 'tag').fill('Tag 0')
    await expect.poll(() => searchOf(visitor)).toEqual({ sort: 'name', name: 'Tag 0' })
    await expect.poll(() => rows(visitor).count()).toBe(9)
    const states = page.getByRole('navigation', { name: translate('kit', 'list.states') })
    await states.getByRole('button', { name: translate('tag', 'states.reviewed') }).click()
    await expect.poll(() => searchOf(visitor)).toMatchObject({ name: 'Tag 0', status: 'reviewed' })
    await page.getByText(translate('kit', 'list.noMatch')).waitFor()
    await page.goBack()
    await expect.poll(() => rows(visitor).count()).toBe(9)
    await page.goBack()
    await page.getByText('Tag 25').waitFor()
    expect(searchOf(visitor)).toEqual({ sort: 'name', page: '2' })
    expect(await search(visitor, 'tag').inputValue()).toBe('')
    await visitor.context.close()
  })

  test('saves the rows that its filters let through as a spreadsheet', async () => {
    const visitor = await admin('ja')
    const { page } = visitor
    await page.goto('/base/tag/list?name=Tag%200')
    await rows(visitor).first().waitFor()
    const download = page.waitForEvent('download')
    await button(visitor, 'kit', 'list.export').click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await visitor.context.close()
  })
})

test('every action of a row is at hand on a phone (B7)', async () => {
  const visitor = await admin('es', narrow)
  const { page, translate } = visitor
  await page.goto('/base/career/list?name=Cartographer')
  const row = rows(visitor).first()
  for (const action of [translate('kit', 'actions.edit'), translate('career', 'moves.submit')]) {
    const box = await row.getByText(action, { exact: true }).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(narrow.width)
  }
  const more = row.getByRole('button', {
    name: translate('kit', 'actions.moreOf', { name: 'Cartographer' }),
  })
  await more.click()
  await page.getByRole('menuitem', { name: translate('kit', 'actions.delete') }).click({ trial: true })
  await visitor.context.close()
})

test('a refused form and a drawer over a list keep nobody out (WCAG 2.2 AA)', async () => {
  const visitor = await admin('en', narrow)
  const { page } = visitor
  await page.goto('/base/career/add')
  await page.locator('[data-field=name] input').waitFor()
  await button(visitor, 'kit', 'actions.save').click()
  await page.locator('.kit-problem').first().waitFor()
  await findsNoBarrier(visitor)
  await page.goto('/base/tag/list?edit=new')
  await page.locator('[role=dialog] h2').waitFor()
  await waitForIdle(page)
  await findsNoBarrier(visitor)
  await visitor.context.close()
})
