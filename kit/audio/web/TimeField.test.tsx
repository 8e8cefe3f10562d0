import { afterEach, beforeEach, expect, test } from 'vitest'
import { useState } from 'react'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { en } from '../words/recording.en.ts'
import { TimeField } from './TimeField.tsx'

let drawn: Drawn
let reported: (number | null)[]

function Form() {
  const [value, setValue] = useState<number | null>(65)
  return (
    <TimeField
      canBeEmpty
      label="Start"
      max={90}
      onChange={(seconds) => {
        reported.push(seconds)
        setValue(seconds)
      }}
      value={value}
    />
  )
}

beforeEach(async () => {
  reported = []
  drawn = await draw({ at: '/', routes: { '/': Form }, words: { en: { recording: en } }, language: 'en' })
  await eventually(() => field('Start'))
})
afterEach(() => drawn.undraw())

async function enter(typed: string): Promise<void> {
  type(field('Start'), typed)
  await eventually(() => expect(field('Start').value).toBe(typed))
  press('Enter', field('Start'))
}

test('a time is taken with Enter and written as a time', async () => {
  expect(field('Start').value).toBe('1:05')
  await enter('75.5')
  await eventually(() => expect(field('Start').value).toBe('1:15.5'))
  expect(reported).toEqual([75.5])
})

test.each([
  ['-1', 'not below 0'],
  ['soon', 'not below 0'],
  ['2:00', 'from 0:00 to 1:30'],
])('%s is refused with a word, and nothing changes', async (typed, why) => {
  await enter(typed)
  await eventually(() => expect(text()).toContain(why))
  expect(field('Start').getAttribute('aria-invalid')).toBe('true')
  expect(reported).toEqual([])
})

test('empty is none', async () => {
  await enter('')
  await eventually(() => expect(reported).toEqual([null]))
})

test('arrow keys move by a tenth, with Shift by a hundredth', async () => {
  press('ArrowUp', field('Start'))
  await eventually(() => expect(field('Start').value).toBe('1:05.1'))
  press('ArrowDown', field('Start'), { shiftKey: true })
  await eventually(() => expect(reported).toEqual([65.1, 65.09]))
})

test('Enter that ends a composition takes nothing', async () => {
  type(field('Start'), '7')
  press('Enter', field('Start'), { isComposing: true })
  expect(reported).toEqual([])
})
