import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '#kit/i18n/web/words.ts'
import { readCard, type Card } from '#cards/index.ts'
import { redactDeck } from '../../deck.redact.ts'
import { makeCard } from '../../makeDeck.ts'
import { provideDeckWords } from '../words.ts'
import { Player } from './Player.tsx'
import type { PlayerPort } from './port.ts'
import { previewPort } from './previewPort.ts'

let root: Root
let page: HTMLElement

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await provideDeckWords()
  await changeLanguage('en')
  page = document.body.appendChild(document.createElement('div'))
  root = createRoot(page)
})

afterEach(async () => {
  await act(async () => root.unmount())
  page.remove()
  vi.unstubAllGlobals()
})

const practice = (own: object = {}): Card =>
  readCard({
    id: 1,
    type: 'vocab',
    schemaVersion: 1,
    title: 'Animals',
    points: 2,
    modes: ['spell'],
    streak: 1,
    terms: [
      { id: 'a', term: 'horse', meaning: 'caballo' },
      { id: 'b', term: 'bird', meaning: 'pájaro' },
    ],
    ...own,
  })

/** Waits until the code of the card has arrived and what was asked is answered. */
async function flushEffects() {
  const pause = () => act(async () => new Promise((resolve) => setTimeout(resolve, 5)))
  await pause()
  while (page.querySelector('.player-waiting, [aria-busy=true]')) await pause()
}

async function play(card: Card, port: PlayerPort) {
  const deck = [card, makeCard(2)]
  await act(async () => root.render(<Player deck={redactDeck(deck, 1)} files={{}} port={port} />))
  await flushEffects()
}

async function press(name: string) {
  const found = [...page.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
  if (!found) throw new Error(`No button ${name} in: ${page.textContent}`)
  await act(async () => found.click())
  await flushEffects()
}

/** Writes the word on the screen, or another one, and goes on. */
async function write(isRight = true) {
  const question = page.querySelector('.vocab-big')?.textContent ?? ''
  const word = question.includes('caballo') ? 'horse' : 'bird'
  const field = page.querySelector<HTMLInputElement>('.vocab-input')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  await act(async () => {
    set?.call(field, isRight ? word : 'cow')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  await press('Check')
  await press('Continue')
}

const isBlocked = () =>
  page.querySelector('.player-main[type=submit]')?.getAttribute('aria-disabled') === 'true'

test('practice holds the learner until everything is mastered, and reports it only then', async () => {
  const card = practice()
  await play(
    card,
    previewPort(() => [card]),
  )
  expect(isBlocked()).toBe(true)
  expect(page.textContent).toContain('Practise until you know every word.')
  await press('Start practising')
  await write(false)
  await write()
  expect(page.textContent).not.toContain('All mastered')
  await write()
  expect(page.textContent).toContain('2 of 2 mastered')
  expect(page.textContent).toContain('All mastered')
  expect(isBlocked()).toBe(false)
  await press('Next')
  expect(page.querySelector('.card-heading')?.textContent).toBe('Card 2')
})

test('practice goes on while its answers are still on their way, and each one is sent', async () => {
  const card = practice()
  const sent: unknown[] = []
  const answer: PlayerPort['answer'] = async (_cardId, response) => {
    sent.push(response)
    return new Promise(() => undefined)
  }
  await play(card, { ...previewPort(() => [card]), answer })
  await press('Start practising')
  await write(false)
  await write()
  await write()
  expect(sent).toMatchObject([
    { mode: 'spell', answer: 'cow' },
    { mode: 'spell', termId: 'b', answer: 'bird' },
    { mode: 'spell', termId: 'a', answer: 'horse' },
  ])
})

test('without a connection the practice goes on, and so may the learner', async () => {
  const card = practice()
  const answer: PlayerPort['answer'] = async (_cardId, _response, _effort, onQueued) => {
    onQueued?.()
    return new Promise(() => undefined)
  }
  await play(card, { ...previewPort(() => [card]), answer })
  await press('Start practising')
  await write()
  await write()
  expect(page.textContent).toContain('2 of 2 mastered')
  expect(page.textContent).toContain('saved here')
  expect(isBlocked()).toBe(false)
})

test('who cannot listen now sees what others hear', async () => {
  const speak = vi.fn<(utterance: unknown) => void>()
  const voices = { getVoices: () => [{ lang: 'en-US' }], speak, cancel: vi.fn<() => void>() }
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('speechSynthesis', { ...voices, ...listeners })
  vi.stubGlobal('SpeechSynthesisUtterance', vi.fn<() => void>())
  const card = practice({ modes: ['listen'] })
  await play(
    card,
    previewPort(() => [card]),
  )
  await press('Start practising')
  expect(page.textContent).toContain('Listen. What does it mean?')
  expect(page.querySelector('.vocab-big')).toBeNull()
  expect(speak).toHaveBeenCalledTimes(1)
  await press('I can’t listen now')
  expect(page.querySelector('.vocab-big')?.textContent).toMatch(/horse|bird/)
})
