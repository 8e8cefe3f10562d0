import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Language } from '#kit/i18n/words.ts'
import type { Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { adminPassword, button, openStage, signIn } from './console.ts'
import { tokenIn } from './formSteps.ts'

let stage: Stage

beforeAll(async () => {
  stage = await openStage()
  const first = await admin('en')
  const token = (await tokenIn(first)) ?? ''
  for (const name of ['Reading', 'Writing', 'Reckoning'])
    await stage.api('POST', 'course/tag/create', { token, body: { name } })
  await first.context.close()
})
afterAll(() => stage.close())

/** Each is a browser of its own. */
async function admin(language: Language): Promise<Visitor> {
  const visitor = await stage.visitor(language)
  await signIn(visitor, 'admin', adminPassword)
  return visitor
}

const list = '/base/tag/list'
const rows = ({ page }: Visitor) => page.locator('[data-row]')
const heads = ({ page }: Visitor) => page.locator('.kit-table thead th').allInnerTexts()
const saved = ({ page }: Visitor, path: string) =>
  page.waitForResponse((answer) => answer.url().includes(path) && answer.request().method() !== 'GET')
const searchOf = ({ page }: Visitor) => Object.fromEntries(new URL(page.url()).searchParams)

describe('a list as its reader has set it up (B14, B16)', () => {
  test('has its columns in every browser: hidden, moved, pinned and drawn wider', async () => {
    const one = await admin('es')
    const { page } = one
    await page.goto(list)
    await rows(one).first().waitFor()
    const before = await heads(one)

    // The last column but the actions goes to the front by Alt and an arrow, and stays in sight.
    await button(one, 'kit', 'list.columns').click()
    const panel = page.locator('.kit-settings-columns li')
    await panel.first().waitFor()
    await panel.last().locator('.drag-handle').focus()
    let answer = saved(one, 'preference/update')
    await page.keyboard.press('Alt+ArrowUp')
    await answer
    answer = saved(one, 'preference/update')
    await panel.first().getByRole('checkbox').uncheck()
    await answer
    answer = saved(one, 'preference/update')
    await panel.nth(1).locator('button[aria-pressed]').click()
    await answer
    await page.keyboard.press('Escape')
    await panel.first().waitFor({ state: 'hidden' })

    const edge = page.getByRole('separator').first()
    const wide = await page.locator('.kit-table thead th').nth(1).boundingBox()
    const box = await edge.boundingBox()
    if (!wide || !box) throw new Error('There is no edge to drag')
    answer = saved(one, 'preference/update')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x - 120, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    await answer
    const after = await heads(one)
    expect(after).toHaveLength(before.length - 1)
    expect(after).not.toEqual(before.filter((head) => after.includes(head)))

    const other = await admin('es')
    await other.page.goto(list)
    await rows(other).first().waitFor()
    expect(await heads(other)).toEqual(after)
    expect(await other.page.locator('thead [data-sized]').count()).toBe(1)
    expect(await other.page.locator('thead th[data-pin]').count()).toBe(3)
    await one.context.close()
    await other.context.close()
  })

  test('has its views as tabs: made of what shows, shared, opened by the address, renamed and deleted', async () => {
    const one = await admin('en')
    const { page, translate } = one
    await page.goto(`${list}?sort=-name&name=ing`)
    await rows(one).first().waitFor()
    await button(one, 'kit', 'list.views.save').click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Verbs')
    await dialog.getByRole('checkbox', { name: translate('kit', 'list.views.share') }).check()
    await dialog.getByRole('textbox').press('Enter')
    await expect.poll(() => searchOf(one)['view']).toBeDefined()
    const opened = searchOf(one)
    expect(opened).toMatchObject({ sort: '-name', name: 'ing' })

    const other = await admin('zh')
    await other.page.goto(list)
    const tab = other.page.getByRole('button', { name: 'Verbs', exact: false }).first()
    await tab.click()
    await expect.poll(() => searchOf(other)).toEqual(opened)
    await expect
      .poll(() => other.page.locator('[data-row] .kit-title-name').first().innerText())
      .toBe('Writing')
    await other.page.reload()
    await expect.poll(() => tab.getAttribute('aria-current')).toBe('true')

    const more = (name: string) =>
      page.getByRole('button', { name: translate('kit', 'list.views.moreOf', { name }) })
    await more('Verbs').click()
    await page.getByRole('menuitem', { name: translate('kit', 'list.views.edit') }).click()
    await dialog.getByRole('textbox').fill('Doing')
    await dialog.getByRole('textbox').press('Enter')
    await more('Doing').click()
    await page.getByRole('menuitem', { name: translate('kit', 'actions.delete') }).click()
    await expect.poll(() => searchOf(one)).toEqual({})
    await other.page.reload()
    await rows(other).first().waitFor()
    expect(await tab.count()).toBe(0)
    await one.context.close()
    await other.context.close()
  })
})
