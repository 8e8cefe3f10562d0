import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { richOf } from '#kit/richText/richText.ts'
import { spokenText } from '#kit/cardText/spokenText.ts'
import { image } from './image.card.ts'
import { hotspotEdits, pictureEdits, withHotspotAt, withNewHotspot, withNewPicture } from './image.edits.ts'
import { imageSchema } from './image.schema.ts'

const media = { fileId: 1, alt: 'A room', decorative: false, caption: '' }
const card = (own: object = {}) =>
  z.parse(imageSchema, {
    id: 1,
    type: 'image',
    pictures: [
      {
        id: 'p',
        media,
        prompt: 'a room in oil',
        hotspots: [
          { id: 'a', x: 0, y: 1, title: 'Corner' },
          { id: 'b', x: 0.5, y: 0.5, title: 'Middle' },
        ],
      },
    ],
    ...own,
  })
const stateOf = (progress: object | undefined) => ({
  progress,
  tries: 0,
  scaled: null,
  passed: false,
  chosen: [],
})

test('a picture is done when it was seen', () => {
  expect(image.progress.isComplete(card(), stateOf(undefined))).toBe(false)
  expect(image.progress.isComplete(card(), stateOf({ viewed: true }))).toBe(true)
})

test('where every point must be opened, all of them must', () => {
  const all = card({ openAll: true })
  expect(image.progress.isComplete(all, stateOf({ viewed: true, opened: ['a'] }))).toBe(false)
  expect(image.progress.isComplete(all, stateOf({ viewed: true, opened: ['b', 'a'] }))).toBe(true)
})

test('points that were opened before stay opened', () => {
  expect(image.progress.join({ viewed: true, opened: ['a'] }, { opened: ['b', 'a'] })).toEqual({
    viewed: true,
    opened: ['a', 'b'],
  })
})

test('what the AI was asked for stays with the authors', () => {
  expect(JSON.stringify(image.content.redact(card(), 1))).not.toContain('in oil')
})

test('a picture without words, none at all, and a point without a title stop publishing', () => {
  const keys = (own: object) => image.content.problems(card(own)).map(({ path, key }) => [path, key])
  expect(keys({ pictures: [] })).toEqual([['pictures', 'problems.noPicture']])
  expect(keys({ pictures: [{ media: { fileId: 1 } }] })).toEqual([['pictures.0.media.alt', 'problems.noAlt']])
  expect(keys({ pictures: [{ media: { fileId: 1, decorative: true } }] })).toEqual([])
  expect(keys({ pictures: [{ media, hotspots: [{ x: 0, y: 0 }] }] })).toEqual([
    ['pictures.0.hotspots.0.title', 'problems.noHotspotTitle'],
  ])
})

test('a point cannot leave its picture', () => {
  expect(z.safeParse(imageSchema, card({ pictures: [] })).success).toBe(true)
  const [picture] = card().pictures
  if (!picture) throw new Error('no picture')
  const moved = withHotspotAt(picture, 'a', 1.4, -3).hotspots[0]
  expect([moved?.x, moved?.y]).toEqual([1, 0])
  expect(withNewHotspot(picture, 0.12345, 2).hotspots[2]).toMatchObject({ x: 0.123, y: 1 })
  expect(hotspotEdits.without(picture, 'a').hotspots).toHaveLength(1)
})

test('pictures are added and change places', () => {
  const two = withNewPicture(card(), { ...media, fileId: 2 })
  expect(pictureEdits.moved(two, 1, 0).pictures.map((picture) => picture.media.fileId)).toEqual([2, 1])
  expect(image.content.files(two).map(({ fileId }) => fileId)).toEqual([1, 2])
})

/** A card of the first version, as it is read today. */
const upgraded = (stored: object) =>
  z.parse(imageSchema, { ...image.upgrades[0]?.({ ...stored }), schemaVersion: 2 })

test('points written before they had formats keep their lines', () => {
  const hotspots = [
    { id: 'a', x: 0, y: 1, title: 'Corner', body: 'One\nTwo' },
    { id: 'b', x: 0, y: 0, title: 'Door', body: '' },
    { id: 'c', x: 1, y: 1, title: 'Lamp' },
  ]
  const stored = { id: 1, type: 'image', schemaVersion: 1, pictures: [{ id: 'p', media, hotspots }] }
  const bodies = [richOf('One\nTwo'), richOf(''), richOf('')]
  expect(upgraded(stored)).toMatchObject({
    schemaVersion: 2,
    pictures: [{ hotspots: hotspots.map((hotspot, index) => ({ ...hotspot, body: bodies[index] })) }],
  })
  for (const odd of [{ pictures: 7 }, { pictures: [null] }, { pictures: [{ hotspots: 'none' }] }])
    expect(() => upgraded({ ...stored, ...odd })).toThrow()
})

test('what points say is found, compared and printed, but not read aloud', () => {
  const body = richOf('Sit here.')
  const one = card({
    pictures: [{ id: 'p', media, hotspots: [{ id: 'a', x: 0, y: 1, title: 'Seat', body }] }],
  })
  expect(image.content.text(one)).toBe('A room\nSeat\nSit here.')
  expect(image.content.phrases(one)).toContainEqual({
    path: 'pictures.0.hotspots.0.body.content.0.content.0.text',
    text: 'Sit here.',
  })
  expect(spokenText(image.content, one)).not.toContain('Sit here.')
  expect(image.content.paper?.(one)).toMatchObject([
    { kind: 'picture', points: [{ x: 0, y: 1 }] },
    {
      kind: 'rich',
      body: { content: [{ type: 'heading', content: [{ text: '1. Seat' }] }, ...body.content] },
    },
  ])
  const bare = card({ pictures: [{ id: 'p', media }] })
  expect(image.content.paper?.(bare)).toEqual([{ kind: 'picture', media }])
})
