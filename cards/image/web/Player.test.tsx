import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { richOf } from '#kit/richText/richText.ts'
import { allByRole, byRole, click, eventually, press, text } from '#kit/testing/web/page.ts'
import { playCard } from '#kit/testing/web/playCard.tsx'
import { image } from '../image.card.ts'
import { imageSchema } from '../image.schema.ts'
import { en } from '../words/en.ts'
import { ImagePlayer } from './Player.tsx'

const item = (word: string) => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: word }] }],
})
const link = { type: 'link', attrs: { href: 'https://example.com/seats' } }
const card = z.parse(imageSchema, {
  id: 1,
  type: 'image',
  openAll: true,
  pictures: [
    {
      id: 'p',
      media: { fileId: 1, alt: 'A room' },
      hotspots: [
        {
          ...{ id: 'seat', x: 0.2, y: 0.4, title: 'Seat' },
          body: {
            type: 'doc',
            content: [
              { type: 'bulletList', content: [item('at a right angle'), item('near the door')] },
              { type: 'paragraph', content: [{ type: 'text', text: 'More', marks: [link] }] },
            ],
          },
        },
        { id: 'notes', x: 0.7, y: 0.7, title: 'Notes', body: richOf('Only a few words.') },
        { id: 'lamp', x: 0.9, y: 0.1, title: 'Lamp' },
      ],
    },
  ],
})

const spot = (name: RegExp) => byRole('button', name)
const isExpanded = (name: RegExp) => spot(name).getAttribute('aria-expanded')

test('a point shows rich text, takes the focus, and counts as opened', async () => {
  await playCard(image, ImagePlayer, en, card)
  expect(text()).not.toContain('near the door')
  click(spot(/Seat/))
  await eventually(() => expect(document.activeElement?.className).toBe('image-note'))
  expect([...document.querySelectorAll('.image-note li')].map((each) => each.textContent)).toEqual([
    'at a right angle',
    'near the door',
  ])
  expect(byRole('link', 'More').getAttribute('href')).toBe('https://example.com/seats')
  expect(isExpanded(/Seat/)).toBe('true')
  await eventually(() => expect(text()).toContain('1 of 3 points opened'))
})

test('Escape closes the point, and the focus goes back to it', async () => {
  await playCard(image, ImagePlayer, en, card)
  click(spot(/Seat/))
  await eventually(() => byRole('link', 'More'))
  press('Escape', byRole('link', 'More'))
  await eventually(() => expect(isExpanded(/Seat/)).toBe('false'))
  expect(document.activeElement).toBe(spot(/Seat/))
  expect(allByRole('link', 'More')).toEqual([])
})

test('its cross closes it as well, and another point takes its place', async () => {
  await playCard(image, ImagePlayer, en, card)
  click(spot(/Seat/))
  await eventually(() => byRole('link', 'More'))
  click(spot(/Notes/))
  await eventually(() => expect(text()).toContain('Only a few words.'))
  expect(allByRole('link', 'More')).toEqual([])
  await eventually(() => expect(document.activeElement?.className).toBe('image-note'))
  click(byRole('button', en.play.close))
  await eventually(() => expect(text()).not.toContain('Only a few words.'))
  expect(document.activeElement).toBe(spot(/Notes/))
})

test('a point without a text shows its title alone', async () => {
  await playCard(image, ImagePlayer, en, card)
  click(spot(/Lamp/))
  await eventually(() => expect(document.querySelector('.image-note h3')?.textContent).toBe('Lamp'))
  expect(document.querySelector('.image-note-body')).toBeNull()
})
