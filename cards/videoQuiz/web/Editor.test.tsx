import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { NeighbourContext, type Neighbourhood } from '#kit/dnd/web/neighbours.ts'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { videoQuiz } from '../videoQuiz.card.ts'
import { videoQuizSchema, type VideoQuizCard } from '../videoQuiz.schema.ts'
import { en } from '../words/en.ts'
import { VideoQuizEditor } from './Editor.tsx'

let drawn: Drawn
let written: VideoQuizCard
const add = vi.fn<() => void>()
const open = vi.fn<(id: number) => void>()
const around: Neighbourhood = {
  others: () => [],
  children: () => written.cards.map(({ id }) => ({ id, number: '1.1', name: `Question ${id}`, icon: '' })),
  open,
  add,
}

async function write(own: object): Promise<void> {
  written = z.parse(videoQuizSchema, { id: 1, type: 'videoQuiz', fileId: 2, durationMs: 100_000, ...own })
  function Form() {
    const [card, setCard] = useState(written)
    return (
      <NeighbourContext value={around}>
        <VideoQuizEditor
          card={card}
          files={{ 2: { url: '/files/a.mp4', name: 'a.mp4', durationMs: 100_000 } }}
          onChange={(changed) => {
            written = changed
            setCard(changed)
          }}
          onFile={() => undefined}
          problems={videoQuiz.content.problems(card)}
        />
      </NeighbourContext>
    )
  }
  drawn = await draw({
    at: '/',
    routes: { '/': Form },
    words: { en: { 'card-videoQuiz': en } },
    language: 'en',
  })
  await eventually(() => byRole('group', en.fields.moments))
}
afterEach(() => drawn.undraw())
beforeEach(() => {
  localStorage.clear()
  vi.clearAllMocks()
})

const questions = {
  cards: [
    { id: 7, type: 'choice' },
    { id: 8, type: 'choice' },
  ],
  moments: [
    { id: 'b', at: 40, cardId: 8 },
    { id: 'a', at: 20, cardId: 7 },
  ],
}

test('a question is added where the video stands, and its type is asked for', async () => {
  await write(questions)
  const video = await eventually(() => document.querySelector('video') ?? expect.fail('no video'))
  video.currentTime = 30.04
  click(byRole('button', `+ ${en.edit.addHere}`))
  await eventually(() => expect(add).toHaveBeenCalledOnce())
  expect(written.moments).toContainEqual(expect.objectContaining({ at: 30, cardId: null }))
  await eventually(() => expect(text()).toContain('At 0:30 there is no question yet'))
})

test('questions stand by time, and each opens in its own form', async () => {
  await write(questions)
  await eventually(() => expect(text()).toMatch(/Question 7.*Question 8/s))
  click(byRole('button', 'Question 8'))
  expect(open).toHaveBeenCalledWith(8)
})

test('a time is typed as minutes and seconds', async () => {
  await write(questions)
  type(field('Time of question 1'), '1:05.5')
  press('Enter', field('Time of question 1'))
  await eventually(() => expect(written.moments.find(({ id }) => id === 'a')?.at).toBe(65.5))
  type(field('Watch again from, question 1'), '0:10')
  press('Enter', field('Watch again from, question 1'))
  await eventually(() => expect(written.moments.find(({ id }) => id === 'b')?.backTo).toBe(10))
})

test('a moment is removed with its question', async () => {
  await write(questions)
  click(byRole('button', 'Remove question 1'))
  await eventually(() => expect(written.cards.map(({ id }) => id)).toEqual([8]))
})
