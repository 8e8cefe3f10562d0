import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, press, text } from '#kit/testing/web/page.ts'
import { place } from '../place.card.ts'
import { placeSchema, type PlaceResponse } from '../place.schema.ts'
import { en } from '../words/en.ts'
import { PlacePlayer } from './Player.tsx'

let drawn: Drawn
let answered: PlaceResponse | undefined
afterEach(() => drawn.undraw())

const card = z.parse(placeSchema, {
  id: 1,
  type: 'place',
  mode: 'hotspot',
  question: 'Where is the nose?',
  picture: { fileId: 1, alt: 'A face' },
  zones: [
    { id: 'nose', label: 'The nose', x: 0.5, y: 0.3, width: 0.2, height: 0.2 },
    { id: 'ear', label: 'An ear', x: 0, y: 0.3, width: 0.2, height: 0.2, isRight: false },
  ],
})

async function play(): Promise<void> {
  answered = undefined
  function Phone() {
    const [response, setResponse] = useState<PlaceResponse>()
    const respond = (next: PlaceResponse | undefined) => {
      answered = next
      setResponse(next)
    }
    return (
      <PlacePlayer
        card={place.content.redact(card, 3)}
        files={{}}
        focusHeading={false}
        headingId="h"
        isSending={false}
        progress={{ viewed: true }}
        report={() => undefined}
        respond={respond}
        response={response}
        services={{ upload: () => Promise.reject(new Error()), async *converse() {}, visit: () => undefined }}
        submit={() => undefined}
        verdict={undefined}
      />
    )
  }
  drawn = await draw({
    at: '/',
    routes: { '/': Phone },
    words: { en: { 'card-place': en } },
    language: 'en',
  })
  await eventually(() => byRole('button', en.play.point))
}
/** The cross is drawn where it was led to. */
const crossAt = (left: string, top: string) =>
  eventually(() => {
    const cross = document.querySelector<HTMLElement>('.place-cross')
    expect([cross?.style.left, cross?.style.top]).toEqual([left, top])
  })
const scaled = () => answered && place.answering.score(card, answered).scaled

test('a place is found with the keyboard alone: arrows move a cross, Enter points there', async () => {
  await play()
  const canvas = byRole('button', en.play.point)
  for (let step = 0; step < 5; step += 1) press('ArrowRight', canvas)
  press('ArrowUp', canvas, { shiftKey: true })
  await crossAt('60%', '40%')
  // A press of Enter comes as a click from nowhere.
  click(canvas)
  await eventually(() => expect(answered?.points).toEqual([{ x: 0.6, y: 0.4 }]))
  expect(scaled()).toBe(1)
  // Only one is to be found: pointing again moves it.
  for (let step = 0; step < 4; step += 1) press('ArrowLeft', canvas, { shiftKey: true })
  await crossAt('20%', '40%')
  click(canvas)
  await eventually(() => expect(answered?.points).toEqual([{ x: 0.2, y: 0.4 }]))
  expect(scaled()).toBe(0)
})

test('who cannot see the picture chooses the place from a list', async () => {
  await play()
  click(byRole('button', en.play.toList))
  await eventually(() => byRole('checkbox', 'The nose'))
  click(byRole('checkbox', 'An ear'))
  click(byRole('checkbox', 'The nose'))
  await eventually(() => expect(answered).toEqual({ placed: [], points: [], zoneIds: ['nose'] }))
  expect(scaled()).toBe(1)
  expect(text()).toContain('1 of 1 chosen')
})
