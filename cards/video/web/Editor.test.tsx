import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { video } from '../video.card.ts'
import { videoSchema, type VideoCard } from '../video.schema.ts'
import { en } from '../words/en.ts'
import { en as cardForm } from '#kit/card/words/cardForm.en.ts'
import { VideoEditor } from './Editor.tsx'

let drawn: Drawn
let written: VideoCard

async function write(own: object): Promise<void> {
  written = z.parse(videoSchema, { id: 1, type: 'video', ...own })
  function Form() {
    const [card, setCard] = useState(written)
    return (
      <VideoEditor
        card={card}
        files={{ 2: { url: '/files/a.mp4', name: 'a.mp4', durationMs: 100_000 } }}
        onChange={(changed) => {
          written = changed
          setCard(changed)
        }}
        onFile={() => undefined}
        problems={video.content.problems(card)}
      />
    )
  }
  drawn = await draw({ at: '/', routes: { '/': Form }, words: { en: { 'card-video': en } }, language: 'en' })
  await eventually(() => byRole('group', en.fields.source))
}
afterEach(() => drawn.undraw())
beforeEach(() => localStorage.clear())

test('a new video asks for its file and for nothing else', async () => {
  await write({})
  await eventually(() => expect(text()).toContain(en.problems.noFile))
  expect(text()).not.toContain(cardForm.video.noSkip)
})

test('an address is completed, and its effect is shown', async () => {
  await write({ source: 'address' })
  type(field(en.fields.address), 'youtu.be/dQw4w9WgXcQ')
  await eventually(() => expect(written.address).toBe('youtu.be/dQw4w9WgXcQ'))
  field(en.fields.address).blur()
  await eventually(() => expect(text()).toContain(en.edit.embedded))
  expect(written.address).toBe('https://youtu.be/dQw4w9WgXcQ')
  expect(video.content.problems(written)).toEqual([])
})

test('Enter in the last chapter begins the next one', async () => {
  await write({ fileId: 2, durationMs: 100_000, chapters: [{ title: 'Opening' }] })
  press('Enter', field('Title of chapter 1'))
  await eventually(() => field('Title of chapter 2'))
  expect(written.chapters.map(({ at }) => at)).toEqual([0, 60])
  click(byRole('button', 'Remove chapter 1'))
  await eventually(() => expect(written.chapters.map(({ at }) => at)).toEqual([60]))
})

test('a chapter after the end is reported beside its row', async () => {
  await write({ fileId: 2, durationMs: 100_000, chapters: [{ at: 400, title: 'Late' }] })
  await eventually(() => expect(text()).toContain('Chapter 1 begins after the end of the video'))
})
