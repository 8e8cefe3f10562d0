import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { byRole, click, eventually, press, text } from '#kit/testing/web/page.ts'
import { playCard } from '#kit/testing/web/playCard.tsx'
import { place } from '../place.card.ts'
import { placeSchema, type PlaceResponse } from '../place.schema.ts'
import { en } from '../words/en.ts'
import { PlacePlayer } from './Player.tsx'

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

const play = () => playCard(place, PlacePlayer, en, card)
/** The cross is drawn where it was led to. */
const crossAt = (left: string, top: string) =>
  eventually(() => {
    const cross = document.querySelector<HTMLElement>('.place-cross')
    expect([cross?.style.left, cross?.style.top]).toEqual([left, top])
  })
const scaled = (response?: PlaceResponse) => response && place.answering.score(card, response).scaled

test('a place is found with the keyboard alone: arrows move a cross, Enter points there', async () => {
  const { answered } = await play()
  const canvas = byRole('button', en.play.point)
  for (let step = 0; step < 5; step += 1) press('ArrowRight', canvas)
  press('ArrowUp', canvas, { shiftKey: true })
  await crossAt('60%', '40%')
  // A press of Enter comes as a click from nowhere.
  click(canvas)
  await eventually(() => expect(answered()?.points).toEqual([{ x: 0.6, y: 0.4 }]))
  expect(scaled(answered())).toBe(1)
  // Only one is to be found: pointing again moves it.
  for (let step = 0; step < 4; step += 1) press('ArrowLeft', canvas, { shiftKey: true })
  await crossAt('20%', '40%')
  click(canvas)
  await eventually(() => expect(answered()?.points).toEqual([{ x: 0.2, y: 0.4 }]))
  expect(scaled(answered())).toBe(0)
})

test('who cannot see the picture chooses the place from a list', async () => {
  const { answered } = await play()
  click(byRole('button', en.play.toList))
  await eventually(() => byRole('checkbox', 'The nose'))
  click(byRole('checkbox', 'An ear'))
  click(byRole('checkbox', 'The nose'))
  await eventually(() => expect(answered()).toEqual({ placed: [], points: [], zoneIds: ['nose'] }))
  expect(scaled(answered())).toBe(1)
  expect(text()).toContain('1 of 1 chosen')
})
