import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, type } from '#kit/testing/web/page.ts'
import { maths } from '../maths.card.ts'
import { mathsSchema, type MathsResponse } from '../maths.schema.ts'
import { en } from '../words/en.ts'
import { MathsPlayer } from './Player.tsx'

let page: Drawn
let answered: MathsResponse | undefined
afterEach(() => page.undraw())

async function play(own: object): Promise<void> {
  answered = undefined
  const card = z.parse(mathsSchema, { id: 1, type: 'maths', question: 'Solve $2x=6$.', answer: '3', ...own })
  function Phone() {
    const [response, setResponse] = useState<MathsResponse>()
    const respond = (next: MathsResponse | undefined) => {
      answered = next
      setResponse(next)
    }
    return (
      <MathsPlayer
        card={maths.content.redact(card, 3)}
        files={{}}
        focusHeading={false}
        headingId="h"
        isSending={false}
        progress={{ viewed: true }}
        report={() => undefined}
        respond={respond}
        response={response}
        services={{
          upload: () => Promise.reject(new Error()),
          async *converse() {},
          visit: () => undefined,
        }}
        submit={() => undefined}
        verdict={undefined}
      />
    )
  }
  page = await draw({ at: '/', routes: { '/': Phone }, words: { en: { 'card-maths': en } }, language: 'en' })
  await eventually(() => field(en.play.answer))
}

const status = () => document.querySelector('[role=status]')

test('formulas of the question are typeset', async () => {
  await play({})
  expect(document.querySelector('h2 math')?.textContent).toBe('2x=6')
})

test('an entry is shown as it is understood, or where it cannot be read, and is no answer then', async () => {
  await play({})
  type(field(en.play.answer), '6/2')
  await eventually(() => expect(status()?.querySelector('mfrac')?.textContent).toBe('62'))
  expect(answered).toEqual({ answer: '6/2', unit: '' })
  type(field(en.play.answer), '6/')
  await eventually(() => expect(status()?.textContent).toBe('Something is missing at position 3'))
  expect(answered).toBeUndefined()
  expect(field(en.play.answer).getAttribute('aria-invalid')).toBe('true')
  type(field(en.play.answer), '3 m')
  await eventually(() => expect(status()?.textContent).toBe('A number has no letters: “m”'))
})

test('a unit that is asked for has a field of its own, one that is shown stands behind', async () => {
  await play({ unitMode: 'asked', units: 'm' })
  type(field(en.play.answer), '3')
  type(field(en.play.unit), 'cm')
  await eventually(() => expect(answered).toEqual({ answer: '3', unit: 'cm' }))
  await page.undraw()
  await play({ unitMode: 'shown', units: 'm' })
  expect(document.querySelector('.maths-fixed')?.textContent).toBe('m')
})

test('keys insert what phones hide', async () => {
  await play({ kind: 'formula', answer: 'x^2' })
  type(field(en.play.answer), 'x')
  await eventually(() => expect(answered?.answer).toBe('x'))
  click(byRole('button', en.keys.square))
  await eventually(() => expect(answered?.answer).toBe('x^2'))
})

test('the form that is asked for stands above the field', async () => {
  await play({ answer: '3/2', form: 'lowestTerms' })
  const how = document.querySelector('.maths-form')
  expect(how?.textContent).toBe(en.play.forms.lowestTerms)
  expect(field(en.play.answer).getAttribute('aria-describedby')?.split(' ')).toContain(how?.id)
})
