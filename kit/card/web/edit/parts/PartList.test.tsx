import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, type } from '#kit/testing/web/page.ts'
import { linesIn, partEdits } from '../../../partEdits.ts'
import { en } from '../../../words/cardForm.en.ts'
import { PartList } from './PartList.tsx'
import { PartRow } from './PartRow.tsx'
import { PartText } from './PartText.tsx'

interface Step {
  readonly id: string
  readonly text: string
  readonly note: string
}

let drawn: Drawn
let steps: readonly Step[] = []
let made = 0
beforeEach(() => {
  made = 0
})
afterEach(() => drawn.undraw())

const stepEdits = partEdits('steps', 4)
const stepOf = (text: string): Step => ({ id: `${(made += 1)}`, text, note: '' })
const textsOf = () => steps.map(({ text }) => text)

interface Shown {
  readonly isOutline?: boolean
  readonly isFixed?: boolean
  readonly hasMenu?: boolean
}

async function write(texts: readonly string[], { hasMenu = false, ...shown }: Shown = {}): Promise<void> {
  steps = texts.map(stepOf)
  function Form() {
    const [card, setCard] = useState({ steps })
    return (
      <PartList
        {...shown}
        add={(now, after) => stepEdits.added(now, [stepOf('')], after)}
        addLabel="Step"
        card={card}
        dragLabel={(number) => `Move ${number}`}
        edits={stepEdits}
        label="Steps"
        {...(hasMenu && { moreLabel: (number: number) => `More about ${number}` })}
        onChange={(changed) => {
          steps = changed.steps
          setCard(changed)
        }}
        paste={(text, index) => stepEdits.pasted(card, index, linesIn(text), stepOf)}
        problems={[{ path: 'steps.1.text', namespace: 'kit-card-form', key: 'rubric.hint' }]}
        removeLabel={(number) => `Remove ${number}`}
        renderRow={(row) => (
          <PartRow acts={[{ key: 'shout', label: 'Shout', run: () => row.change({ text: '!' }) }]} row={row}>
            <PartText {...row.text('text')} label={`Text ${row.number}`} />
            <PartText {...row.text('note')} isMinor label={`Note ${row.number}`} />
          </PartRow>
        )}
      />
    )
  }
  drawn = await draw({
    at: '/',
    routes: { '/': Form },
    words: { en: { 'kit-card-form': en } },
    language: 'en',
  })
  await eventually(() => byRole('group', 'Steps'))
}

/** The name of what has the focus. */
const focused = () => document.activeElement?.getAttribute('aria-label')

test('Enter leads to the next row past what is minor, and makes one at the end', async () => {
  await write(['a', 'b'])
  press('Enter', field('Text 1'))
  expect(focused()).toBe('Text 2')
  press('Enter', field('Note 1'))
  expect(focused()).toBe('Text 2')
  press('Enter')
  expect(focused()).toBe('Text 3')
  expect(textsOf()).toEqual(['a', 'b', ''])
})

test('Enter in the last row of a full list makes none, nor while an input method composes', async () => {
  await write(['a', 'b', 'c'])
  press('Enter', field('Text 3'), { isComposing: true })
  expect(steps).toHaveLength(3)
  press('Enter', field('Text 3'))
  press('Enter', field('Text 4'))
  expect(steps).toHaveLength(4)
  expect(byRole('button', '+ Step')).toHaveProperty('disabled', true)
})

test('in an outline Enter makes a row below this one unless the next is empty, and Backspace takes an empty one', async () => {
  await write(['a', 'b'], { isOutline: true })
  press('Enter', field('Text 1'))
  expect(textsOf()).toEqual(['a', '', 'b'])
  expect(focused()).toBe('Text 2')
  press('Enter', field('Text 1'))
  expect(steps).toHaveLength(3)
  press('Backspace', field('Text 1'))
  press('Backspace', field('Text 2'))
  expect(textsOf()).toEqual(['a', 'b'])
  expect(focused()).toBe('Text 1')
})

test('several pasted lines become rows, one stays a text like any other', async () => {
  await write(['a', 'b'])
  const paste = (text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    field('Text 1').dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(paste('only one')).toBe(false)
  expect(paste('1\n2')).toBe(true)
  expect(textsOf()).toEqual(['a1', '2', 'b'])
})

test('a row is added with the focus in it, and leaves it to the one in its place', async () => {
  await write(['a', 'b'])
  click(byRole('button', '+ Step'))
  expect(focused()).toBe('Text 3')
  click(byRole('button', 'Remove 2'))
  expect(textsOf()).toEqual(['a', ''])
  expect(document.activeElement?.contains(field('Text 2'))).toBe(true)
})

test('a row is written, and what is wrong stands at it', async () => {
  await write(['a', ''])
  type(field('Note 2'), 'Mind the gap')
  await eventually(() => expect(steps[1]?.note).toBe('Mind the gap'))
  expect(field('Text 2').getAttribute('aria-invalid')).toBe('true')
  expect(field('Text 1').getAttribute('aria-invalid')).toBeNull()
})

test('the menu of a row has its own acts and moves it; in a fixed list only its own', async () => {
  await write(['a', 'b'], { hasMenu: true })
  click(byRole('button', 'More about 1'))
  click(await eventually(() => byRole('menuitem', 'Move down')))
  expect(textsOf()).toEqual(['b', 'a'])
  await drawn.undraw()
  await write(['a', 'b'], { hasMenu: true, isFixed: true })
  click(byRole('button', 'More about 1'))
  click(await eventually(() => byRole('menuitem', 'Shout')))
  expect(textsOf()).toEqual(['!', 'b'])
  expect(document.querySelectorAll('[role=menuitem]')).toHaveLength(1)
  expect(() => byRole('button', '+ Step')).toThrow()
  expect(() => byRole('button', 'Move 1')).toThrow()
})
