import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { CardText } from './CardText.tsx'

let drawn: Drawn
let reported: string[]
let replace: (value: string) => void

function Form() {
  const [value, setValue] = useState('a')
  useEffect(() => {
    replace = setValue
  }, [])
  return (
    <>
      <CardText
        disabled={false}
        finish={(typed) => typed.trim()}
        label="Name"
        limit={5}
        onChange={(next) => {
          reported.push(next)
          setValue(next)
        }}
        value={value}
      />
      <button onClick={() => reported.push('pressed')} type="button">
        Other
      </button>
    </>
  )
}

beforeEach(async () => {
  reported = []
  drawn = await draw({ at: '/', routes: { '/': Form }, language: 'en' })
  await eventually(name)
})
afterEach(() => drawn.undraw())

const name = () => field('Name')

test('what is typed shows at once, is reported once for several letters, and is counted then', async () => {
  for (const typed of ['ab', 'abc', 'abcdef']) type(name(), typed)
  expect(reported).toEqual([])
  expect(name().value).toBe('abcdef')
  await eventually(() => expect(reported).toEqual(['abcdef']))
  await eventually(() => expect(text()).toContain('6 / 5'))
})

test('whatever is done next finds it reported', async () => {
  type(name(), 'ab')
  press('Enter', name())
  expect(reported).toEqual(['ab'])
  type(name(), 'abc')
  const other = byRole('button', 'Other')
  other.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  expect(reported).toEqual(['ab', 'abc'])
  click(other)
  expect(reported).toEqual(['ab', 'abc', 'pressed'])
})

test('a text from elsewhere, also the one of before, replaces what was typed', async () => {
  type(name(), 'ab')
  await eventually(() => expect(reported).toEqual(['ab']))
  replace('a')
  await eventually(() => expect(name().value).toBe('a'))
  replace('from elsewhere')
  await eventually(() => expect(name().value).toBe('from elsewhere'))
})

test('leaving the field finishes its text, with the letters that were typed last, also back to what it was', async () => {
  type(name(), ' ab ')
  name().focus()
  name().blur()
  expect(name().value).toBe('ab')
  await eventually(() => expect(reported.at(-1)).toBe('ab'))
  type(name(), 'ab ')
  name().focus()
  name().blur()
  expect(name().value).toBe('ab')
  await eventually(() => expect(reported.at(-1)).toBe('ab'))
})

test.each(['beforeunload', 'popstate'])(
  'a page that is about to go away finds it told, so that it can ask (%s)',
  (event) => {
    type(name(), 'ab')
    type(name(), 'abc')
    window.dispatchEvent(new Event(event))
    expect(reported).toEqual(['abc'])
  },
)

test('a form that goes away takes nothing with it', async () => {
  type(name(), 'abc')
  await drawn.undraw()
  expect(reported).toEqual(['abc'])
})
