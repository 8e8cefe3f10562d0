import { act } from 'react'
import { expect, test } from 'vitest'
import type { CardState } from '#kit/card/progress.ts'
import { actingPage } from '#kit/testing/web/actingPage.ts'
import type { Card } from '#cards/index.ts'
import { redactDeck } from '../../deck.redact.ts'
import { makeCard, makeQuestion } from '../../makeDeck.ts'
import { provideDeckWords } from '../words.ts'
import { Player, type PlayerProps } from './Player.tsx'
import { previewPort } from './previewPort.ts'

const { page, settle, render } = actingPage(provideDeckWords)

async function play(deck: readonly Card[], props: Partial<PlayerProps> = {}) {
  const port = previewPort(() => deck)
  await render(
    <Player deck={redactDeck(deck, 1)} files={{ 5: '/a.mp4' }} port={port} {...props} />,
    '.player-waiting, [aria-busy=true]',
  )
}

const buttons = () => [...page.querySelectorAll('button')]
const nameOf = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

async function press(name: string) {
  const found = buttons().find((button) => nameOf(button).includes(name))
  if (!found) throw new Error(`No button ${name} in: ${page.textContent}`)
  await act(async () => found.click())
  await settle('.player-waiting')
}

async function choose(text: string) {
  const found = [...page.querySelectorAll('label')].find((label) => label.textContent?.includes(text))
  await act(async () => found?.querySelector('input')?.click())
}

const row = (title: string) => buttons().find((button) => button.textContent.includes(title))
const foot = () => [...page.querySelectorAll('.player-foot')]
const heading = () => [...page.querySelectorAll('.card-heading')].at(-1)?.textContent

const deck = [
  makeCard(2, {
    type: 'videoQuiz',
    title: 'A river',
    fileId: 5,
    durationMs: 60_000,
    cards: [
      makeQuestion(3, { title: 'First', attempts: { max: 2, showAnswer: 'afterLast' } }),
      makeQuestion(4, { title: 'Second', required: false }),
      makeQuestion(5, { title: 'Third' }),
    ],
    moments: [
      { id: 'a', at: 10, cardId: 3, backTo: 4 },
      { id: 'b', at: 20, cardId: 4 },
      { id: 'c', at: 30, cardId: 5 },
    ],
  }),
]

test('a question is asked on the page of its video, with its own buttons in place of the others', async () => {
  await play(deck)
  expect(foot()).toHaveLength(1)
  await press('First')
  expect(heading()).toBe('Question 3?')
  expect(document.activeElement?.textContent).toBe('Question 3?')
  expect(page.querySelector('video')?.currentTime).toBe(10)
  expect(page.textContent).toContain('The video has stopped at 0:10 for a question.')
  expect(foot()).toHaveLength(1)
  expect(page.querySelector('form form')).toBeNull()
  await choose('Right')
  await press('Submit')
  expect(buttons().map(nameOf)).not.toContain('Again from 0:04')
  await press('Continue the video')
  expect(page.textContent).toContain('1 of 3 questions answered')
  expect(page.textContent).toContain('1 of 1 points')
})

test('no open question is skipped; one that is optional may be left', async () => {
  await play(deck)
  expect([row('First'), row('Second'), row('Third')].map((each) => each?.disabled)).toEqual([
    false,
    true,
    true,
  ])
  await press('First')
  await choose('Right')
  await press('Submit')
  await press('Continue the video')
  expect([row('Second'), row('Third')].map((each) => each?.disabled)).toEqual([false, true])
  await press('Second')
  await press('Skip')
  expect(row('Third')?.disabled).toBe(false)
})

test('who was wrong goes back, and is asked again there', async () => {
  await play(deck)
  await press('First')
  await choose('Wrong')
  await press('Submit')
  await press('Again from 0:04')
  expect(page.querySelector('video')?.currentTime).toBe(4)
  expect(row('Second')?.disabled).toBe(true)
  await press('First')
  expect(page.querySelector('input:checked')).toBeNull()
  await choose('Wrong')
  await press('Submit')
  // No attempt is left: it may be watched again, and asks no more.
  await press('Again from 0:04')
  expect(row('Second')?.disabled).toBe(false)
})

test('the way on is closed until all required questions are answered, however much was watched', async () => {
  const watched = { progress: { viewed: true as const, ranges: [[0, 60]] }, tries: 0 }
  const state = { ...watched, scaled: null, passed: false, chosen: [] }
  const done: CardState = { ...state, tries: 1, scaled: 1, passed: true }
  const isHeld = () => page.querySelector('.player-main')?.getAttribute('aria-disabled') === 'true'
  await play(deck, {
    progress: new Map([
      [2, state],
      [3, done],
    ]),
  })
  expect(isHeld()).toBe(true)
  expect(page.textContent).toContain('Watch the video and answer its questions to continue')
  await press('Second')
  await press('Skip')
  await press('Third')
  await choose('Wrong')
  await press('Submit')
  await press('Continue the video')
  expect(isHeld()).toBe(false)
})

test('who writes a question sees it, and the form keeps the focus', async () => {
  const before = document.activeElement
  await play(deck, { start: 4, isPreview: true })
  expect(heading()).toBe('Question 4?')
  expect(document.activeElement).toBe(before)
})
