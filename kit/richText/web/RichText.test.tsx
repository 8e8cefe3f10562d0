import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { byRole, eventually } from '#kit/testing/web/page.ts'
import { changeLanguage } from '#kit/i18n/web/words.ts'
import { isRichText, plainOf, richOf, type RichText as Value } from '../richText.ts'
import { RichText } from './RichText.tsx'

let root: Root
let page: HTMLElement
let written: Value[]

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await changeLanguage('en')
  written = []
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
})

async function show(value: Value, disabled = false) {
  const field = (
    <RichText disabled={disabled} label="Text" onChange={(next) => written.push(next)} value={value} />
  )
  await act(async () => root.render(field))
  const pause = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
  await pause()
  while (!page.querySelector('[role=toolbar]')) await pause()
}

const press = (name: string) =>
  act(async () => page.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.click())
const state = () => {
  const last = written.at(-1)
  if (!last) throw new Error('Nothing was told')
  return last
}
const text = () => page.querySelector('[role=textbox]')?.textContent

test('shows the text, named for a screen reader, and follows what changes outside', async () => {
  await show(richOf('First'))
  expect(page.querySelector('[role=textbox]')?.getAttribute('aria-label')).toBe('Text')
  expect(text()).toBe('First')
  await show(richOf('Second'))
  expect(text()).toBe('Second')
  expect(written).toEqual([])
})

test('bold can be asked for in an empty field, before the first letter', async () => {
  await show({ type: 'doc', content: [] })
  const isPressed = () => page.querySelector('button[aria-label="Bold"]')?.getAttribute('aria-pressed')
  expect(isPressed()).toBe('false')
  await press('Bold')
  await eventually(() => expect(isPressed()).toBe('true'))
  expect(written).toEqual([])
})

test.each([
  'Heading',
  'Bulleted list',
  'Numbered list',
  'Quote',
  'Callout',
  'Code block',
  'Table',
  'Dividing line',
  'Formula in the line',
])('%s leaves the field as rich text of ours', async (tool) => {
  await show(richOf('Words'))
  await press(tool)
  const last = await eventually(state)
  expect(isRichText(last)).toBe(true)
  expect(last && plainOf(last)).toContain('Words')
  expect(JSON.stringify(last)).not.toBe(JSON.stringify(richOf('Words')))
})

test.each([
  ['h1', 2],
  ['h2', 2],
  ['h6', 3],
])('a pasted %s stays a heading', async (tag, level) => {
  await show(richOf('Words'))
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', `<${tag} class="big">Pasted</${tag}><p>More</p>`)
  const box = page.querySelector('[role=textbox]')
  await act(
    async () => void box?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
  )
  expect(JSON.stringify(await eventually(state))).toContain(`"type":"heading","attrs":{"level":${level}}`)
})

test('a table grows by a row and goes again', async () => {
  await show(richOf('Words'))
  await press('Table')
  const rows = () => page.querySelectorAll('.ProseMirror tr').length
  const before = rows()
  const command = (name: string) => eventually(() => byRole('button', name, page))
  const addRow = await command('Add a row')
  await act(async () => addRow.click())
  expect(rows()).toBe(before + 1)
  const remove = await command('Remove the table')
  await act(async () => remove.click())
  expect(rows()).toBe(0)
})

test('a link needs an address that may be followed', async () => {
  await show(richOf('Words'))
  await press('Link')
  const address = page.querySelector<HTMLInputElement>('input[type=url]')
  const type = (value: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(address, value)
      address?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  const set = () =>
    [...page.querySelectorAll('button')].find((button) => button.textContent === 'Set the link')
  await type('javascript:alert(1)')
  expect(set()?.disabled).toBe(true)
  await type('example.org')
  await act(async () => set()?.click())
  expect(JSON.stringify(await eventually(state))).toContain('"href":"https://example.org"')
})

test('a locked field can be read and not changed', async () => {
  await show(richOf('Words'), true)
  expect(page.querySelector('[role=textbox]')?.getAttribute('contenteditable')).toBe('false')
  expect(
    [...page.querySelectorAll('[role=toolbar] button')].every((button) => button.hasAttribute('disabled')),
  ).toBe(true)
})
