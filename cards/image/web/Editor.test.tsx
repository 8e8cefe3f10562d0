import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { plainOf, richOf } from '#kit/richText/richText.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { allByRole, byRole, click, eventually, field } from '#kit/testing/web/page.ts'
import { image } from '../image.card.ts'
import { imageSchema, type ImageCard } from '../image.schema.ts'
import { en } from '../words/en.ts'
import { ImageEditor } from './Editor.tsx'

let drawn: Drawn
let written: ImageCard
afterEach(() => drawn.undraw())

async function write(hotspots: readonly object[]): Promise<void> {
  written = z.parse(imageSchema, {
    id: 1,
    type: 'image',
    pictures: [{ id: 'p', media: { fileId: 1, alt: 'A room' }, hotspots }],
  })
  function Form() {
    const [card, setCard] = useState(written)
    return (
      <ImageEditor
        card={card}
        files={{ 1: { url: 'data:,' } }}
        onChange={(changed) => {
          written = changed
          setCard(changed)
        }}
        onFile={() => undefined}
        problems={image.content.problems(card)}
      />
    )
  }
  drawn = await draw({
    at: '/',
    routes: { '/': Form },
    words: { en: { 'card-image': en } },
    language: 'en',
  })
  await eventually(() => byRole('button', en.edit.addHotspot))
}
const hotspots = () => written.pictures[0]?.hotspots ?? []
const bodies = () => allByRole('textbox', /^Text of point/).map((each) => each.getAttribute('aria-label'))

const two = [
  { id: 'a', x: 0.1, y: 0.1, title: 'Seat', body: richOf('At a right angle') },
  { id: 'b', x: 0.5, y: 0.5, title: 'Notes' },
]

test('of each point the text can be seen, and one at a time is written with formats', async () => {
  await write(two)
  expect(bodies()).toEqual([])
  byRole('button', /Open the text of point 1\s*At a right angle/)
  byRole('button', new RegExp(`Open the text of point 2\\s*${en.edit.noText}`))
  click(byRole('button', /Open the text of point 1/))
  await eventually(() => expect(bodies()).toEqual(['Text of point 1']))
  await eventually(() => byRole('button', 'Bulleted list'))
  click(byRole('button', 'Bulleted list'))
  await eventually(() => expect(hotspots()[0]?.body.content[0]?.type).toBe('bulletList'))
  expect(hotspots().map(({ body }) => plainOf(body))).toEqual(['At a right angle', ''])
  click(byRole('button', /Open the text of point 2/))
  await eventually(() => expect(bodies()).toEqual(['Text of point 2']))
  click(byRole('button', /Close the text of point 2/))
  await eventually(() => expect(bodies()).toEqual([]))
})

test('a new point is open at once, and its title is written first', async () => {
  await write(two)
  click(byRole('button', en.edit.addHotspot))
  await eventually(() => expect(hotspots()).toHaveLength(3))
  await eventually(() => expect(bodies()).toEqual(['Text of point 3']))
  expect(document.activeElement).toBe(field('Title of point 3'))
})

test('a point that is pressed on the picture opens its text', async () => {
  await write(two)
  click(byRole('button', 'Point 2'))
  await eventually(() => expect(bodies()).toEqual(['Text of point 2']))
  expect(byRole('button', 'Point 2').getAttribute('aria-pressed')).toBe('true')
})
