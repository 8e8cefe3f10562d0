import { mkdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { aiConfigContent } from '#features/ai/ai-config/server/makeAiConfig.ts'
import { findsNoBarrier } from './barriers.ts'
import { save } from './baseSteps.ts'
import { adminPassword, button, openStage, signIn, type Stage } from './console.ts'
import type { Visitor } from './visitor.ts'
import { tokenIn } from './formSteps.ts'

const pictures = '.cache/aiConfig'
const ns = 'ai-config'

let stage: Stage
let admin: Visitor
let token: string
let id: number

beforeAll(async () => {
  await mkdir(pictures, { recursive: true })
  stage = await openStage()
  admin = await stage.visitor('en')
  await signIn(admin, 'admin', adminPassword)
  token = (await tokenIn(admin)) ?? ''
  const made = await stage.api('POST', 'course/ai-config/create', { token, body: aiConfigContent })
  id = z.number().parse(made.data)
})
afterAll(() => stage.close())

const code = ({ page, translate }: Visitor) =>
  page.getByRole('textbox', { name: translate(ns, 'fields.json'), exact: true })
const linesOf = (visitor: Visitor) => code(visitor).locator('.cm-line').allTextContents()
const savedJson = async () => {
  const { data } = await stage.api('GET', `course/ai-config/get?id=${id}`, { token })
  return z.object({ json: z.string() }).parse(data).json
}
/** Where the caret stands, as the text before it in its line. */
const beforeCaret = ({ page }: Visitor) =>
  page.evaluate(() => {
    const selection = getSelection()
    const line = selection?.focusNode?.parentElement?.closest('.cm-line')
    if (!selection?.focusNode || !line) return null
    const range = document.createRange()
    range.setStart(line, 0)
    range.setEnd(selection.focusNode, selection.focusOffset)
    return range.toString()
  })

test('The JSON of a configuration is written by keyboard, completed, mended at its place, and saved', async () => {
  const { page, translate } = admin
  await page.goto(`/configs/aiEdit?id=${id}`)
  await code(admin).click()
  await page.keyboard.press('ControlOrMeta+Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('"to')
  await page.getByRole('option', { name: /^tone/ }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+Space')
  await page.getByRole('option', { name: 'plain' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.type('ish')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.type(',')
  const problem = page.getByRole('button', { name: /^Line 3: tone: / })
  await problem.waitFor()
  await page.screenshot({ path: `${pictures}/1440.png` })
  await findsNoBarrier({ page }, '.json-editor')
  await code(admin).press('ControlOrMeta+End')
  await problem.click()
  expect(await beforeCaret(admin)).toBe('  ')
  await page.keyboard.press('End')
  for (const _letter of 'ish",') await page.keyboard.press('Backspace')
  await page.keyboard.type('",')
  await page.getByText(translate(ns, 'editor.fine')).waitFor()
  // The field is no keyboard trap.
  await page.keyboard.press('Tab')
  expect(await code(admin).evaluate((element) => element.matches(':focus'))).toBe(false)
  await button(admin, ns, 'editor.format').click()
  await save(admin)
  await expect
    .poll(savedJson)
    .toBe('{\n  "prompt": "You design short activities.",\n  "tone": "plain",\n  "temperature": 0.4\n}')
  expect(admin.complaints).toEqual([])
})

test('What was typed and not saved is offered again', async () => {
  const { page } = admin
  await page.goto(`/configs/aiEdit?id=${id}`)
  await code(admin).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText('{ "temperature": 0.9 }')
  await expect.poll(() => linesOf(admin)).toEqual(['{ "temperature": 0.9 }'])
  // The recovery draft is written 0.4 s after the last key.
  await page.waitForTimeout(600)
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await button(admin, 'kit', 'form.keptUse').click()
  await expect.poll(() => linesOf(admin)).toEqual(['{ "temperature": 0.9 }'])
  expect(admin.complaints).toEqual([])
})
