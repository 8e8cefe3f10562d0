import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, eventually, field, type } from '#kit/testing/web/page.ts'
import { TypedText } from './TypedText.tsx'

let drawn: Drawn
let form: { readonly text: string; readonly isOpen: boolean; readonly size: string }

/** As forms of cards are: what is reported draws all of it anew, and each change is made to what is drawn. */
function Form() {
  const [shown, setShown] = useState({ text: 'a', isOpen: false, size: 'small' })
  useEffect(() => {
    form = shown
  }, [shown])
  return (
    <>
      <TypedText
        aria-label="Name"
        disabled={false}
        onChange={(text) => setShown({ ...shown, text })}
        value={shown.text}
      />
      <input
        aria-label="Open"
        checked={shown.isOpen}
        onChange={({ target }) => setShown({ ...shown, isOpen: target.checked })}
        type="checkbox"
      />
      {['small', 'large'].map((size) => (
        <input
          aria-label={size}
          checked={shown.size === size}
          key={size}
          name="size"
          onChange={() => setShown({ ...shown, size })}
          type="radio"
        />
      ))}
    </>
  )
}

beforeEach(async () => {
  drawn = await draw({ at: '/', routes: { '/': Form }, language: 'en' })
  await eventually(() => field('Name'))
})
afterEach(() => drawn.undraw())

/** As a screen reader or a voice clicks: no press of a pointer has reported what is pending. */
const clickAlone = (element: HTMLElement) => element.click()

test('a box that is ticked while words are pending stays ticked, and the words stay', async () => {
  type(field('Name'), 'ab')
  clickAlone(field('Open'))
  await eventually(() => expect(form).toEqual({ text: 'ab', isOpen: true, size: 'small' }))
  type(field('Name'), 'abc')
  clickAlone(field('Open'))
  await eventually(() => expect(form).toEqual({ text: 'abc', isOpen: false, size: 'small' }))
})

test('a choice that is made while words are pending stays made, and the words stay', async () => {
  type(field('Name'), 'ab')
  clickAlone(byRole('radio', 'large'))
  await eventually(() => expect(form).toEqual({ text: 'ab', isOpen: false, size: 'large' }))
  type(field('Name'), 'abc')
  clickAlone(byRole('radio', 'small'))
  await eventually(() => expect(form).toEqual({ text: 'abc', isOpen: false, size: 'small' }))
})
