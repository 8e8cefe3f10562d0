import { undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { useEffect, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { eventually, sleep } from '#kit/testing/web/page.ts'
import { insertText } from '#kit/typing/web/insertText.ts'
import { codeField, codeIn } from '../testing/codeField.ts'
import { useCodeView } from './useCodeView.ts'

const settings = EditorView.contentAttributes.of({ 'aria-label': 'code' })
let page: Drawn
let emitted: string[]
let setText: (text: string) => void
/** How long a value takes until it comes back, in milliseconds. */
let delay: number

beforeEach(() => {
  emitted = []
  delay = 0
})
afterEach(() => page.undraw())

function Screen() {
  const parent = useRef<HTMLDivElement>(null)
  const [text, set] = useState('{}')
  useEffect(() => {
    setText = set
  }, [])
  useCodeView(parent, settings, {
    text,
    onChange: (typed) => {
      emitted.push(typed)
      setTimeout(() => set(typed), delay)
    },
    onCaret: () => {},
  })
  return <div ref={parent} />
}

async function open(): Promise<EditorView> {
  page = await draw({ at: '/', routes: { '/': Screen } })
  return codeField('code')
}
const typeAt = (view: EditorView, from: number, insert: string) =>
  view.dispatch({ changes: { from, insert }, userEvent: 'input.type' })

test('a value that comes back late takes no letter away', async () => {
  const view = await open()
  delay = 50
  typeAt(view, 1, 'a')
  await sleep(30)
  typeAt(view, 2, 'b')
  await sleep(150)
  expect(emitted).toEqual(['{a}', '{ab}'])
  expect(codeIn(view)).toBe('{ab}')
})

test('a text from outside takes the place of what is shown, is not reported as typed, and can be undone', async () => {
  const view = await open()
  setText('{ "tone": "plain" }')
  await eventually(() => expect(codeIn(view)).toBe('{ "tone": "plain" }'))
  expect(emitted).toEqual([])
  undo(view)
  await eventually(() => expect(emitted).toEqual(['{}']))
  expect(codeIn(view)).toBe('{}')
})

test('words that the assistant inserts go where the caret is', async () => {
  const view = await open()
  view.dispatch({ selection: { anchor: 1 } })
  expect(insertText(view.contentDOM, '"tone"')).toBe('whole')
  expect(codeIn(view)).toBe('{"tone"}')
})
