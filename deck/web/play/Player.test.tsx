import { act } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { richOf } from '#kit/richText/richText.ts'
import { actingPage } from '#kit/testing/web/actingPage.ts'
import { fakeSizes } from '#kit/testing/web/fakeSizes.ts'
import { field, type } from '#kit/testing/web/page.ts'
import type { Card } from '#cards/index.ts'
import { readDeck } from '../../deck.schema.ts'
import { redactDeck } from '../../deck.redact.ts'
import { makeCard, makeQuestion } from '../../makeDeck.ts'
import { provideDeckWords } from '../words.ts'
import { Player, type PlayerProps } from './Player.tsx'
import { previewPort } from './previewPort.ts'

const { page, settle, render } = actingPage(provideDeckWords)
/** Until the code of the card has arrived and what was asked is answered. */
const busy = '.player-waiting, [aria-busy=true]'

async function play(deck: readonly Card[], props: Partial<PlayerProps> = {}) {
  const port = previewPort(() => deck)
  await render(<Player deck={redactDeck(deck, 1)} files={{}} port={port} {...props} />, busy)
}

async function press(name: string) {
  const found = [...page.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  )
  if (!found) throw new Error(`No button ${name} in: ${page.textContent}`)
  await act(async () => found.click())
  await settle(busy)
}

async function choose(text: string) {
  const found = [...page.querySelectorAll('label')].find((label) => label.textContent?.includes(text))
  if (!found) throw new Error(`No option ${text} in: ${page.textContent}`)
  await act(async () => found.querySelector('input')?.click())
}

const heading = () => page.querySelector('.card-heading')?.textContent
const isBlocked = () => page.querySelector('.player-main')?.getAttribute('aria-disabled') === 'true'

describe('a learner', () => {
  test('reaches a card that scrolls by keyboard, and hears which one it is', async () => {
    const sizes = fakeSizes()
    sizes.lay(900, 400)
    await play([makeCard(1)])
    const box = page.querySelector('.player-card')
    expect(box?.getAttribute('tabindex')).toBe('0')
    expect(box?.getAttribute('role')).toBe('group')
    const [name] = box?.getAttribute('aria-labelledby')?.split(' ') ?? []
    expect(page.querySelector(`[id="${name}"]`)?.textContent).toBe('Card 1')
    // What fits again is no stop of its own.
    act(() => sizes.lay(300, 400))
    expect(box?.hasAttribute('tabindex')).toBe(false)
  })

  test('reads, answers, gets the verdict at once, and ends with stars', async () => {
    const finish = vi.fn<() => void>()
    const deck = [
      makeCard(1),
      makeQuestion(2, { feedback: { correct: 'Well seen.' }, explanation: 'That is why.' }),
    ]
    await play(deck, { port: { ...previewPort(() => deck), finish } })
    expect(heading()).toBe('Card 1')
    await press('Next')
    expect(heading()).toBe('Question 2?')
    expect(document.activeElement?.textContent).toBe('Question 2?')
    expect(isBlocked()).toBe(true)
    await choose('Right')
    await press('Submit')
    expect(page.querySelector('[role=status]')?.textContent).toContain('Well seen.')
    expect(page.textContent).toContain('That is why.')
    await press('Finish')
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('3 of 3 stars')
    expect(page.textContent).toContain('1 of 1 point')
    expect(finish).toHaveBeenCalledOnce()
  })

  test('is told at the end which answers were right, and each leads to its card', async () => {
    await play([makeQuestion(1), makeQuestion(2), makeCard(3)])
    for (const answer of ['Right', 'Wrong']) {
      await choose(answer)
      await press('Submit')
      await press('Next')
    }
    await press('Finish')
    expect(page.querySelector('.player-answers summary')?.textContent).toBe('1 of 2 answers right')
    const rows = [...page.querySelectorAll('.player-answers li')].map((row) => row.textContent)
    expect(rows).toEqual(['Card 1Right', 'Card 2Not quite'])
    await press('Card 2Not quite')
    expect(heading()).toBe('Question 2?')
  })

  test('looks at a card and is back where they were, as it was left, by the bar or on foot', async () => {
    const deck = [makeCard(1), makeCard(2), makeQuestion(3)]
    const port = previewPort(() => deck)
    await play(deck, { port })
    await press('Next')
    await press('Next')
    await choose('Wrong')
    await play(deck, { port, visit: { cardId: 1 } })
    expect(heading()).toBe('Card 1')
    expect(document.activeElement?.textContent).toBe('Card 1')
    await press('Back to where you were')
    expect(heading()).toBe('Question 3?')
    expect(page.querySelector<HTMLInputElement>('input:checked')).not.toBeNull()
    expect(isBlocked()).toBe(false)
    expect(page.textContent).not.toContain('Back to where you were')
    // The way back is as it was.
    await press('Previous card')
    expect(heading()).toBe('Card 2')
    await press('Next')
    await play(deck, { port, visit: { cardId: 1 } })
    // Who looks on is still away from where they began.
    await play(deck, { port, visit: { cardId: 2 } })
    expect(heading()).toBe('Card 2')
    await press('Next')
    expect(heading()).toBe('Question 3?')
    expect(page.textContent).not.toContain('Back to where you were')
    await press('Previous card')
    expect(heading()).toBe('Card 2')
    await play(deck, { port, visit: { cardId: 2 } })
    expect(page.textContent).not.toContain('Back to where you were')
  })

  test('begins the next sitting where a look at another card began, however far it leads', async () => {
    const deck = [makeCard(1), makeCard(2), makeQuestion(3)]
    const open = vi.fn<(cardId: number, resumeAt: number) => void>()
    const port = { ...previewPort(() => deck), open }
    await play(deck, { port })
    await press('Next')
    await press('Next')
    await play(deck, { port, visit: { cardId: 1 } })
    await press('Next')
    await press('Back to where you were')
    expect(open.mock.calls).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [1, 3],
      [2, 3],
      [3, 3],
    ])
  })

  test('who is wrong sees what would have been right, and may go on', async () => {
    await play([makeQuestion(1)])
    await choose('Wrong')
    await press('Submit')
    expect(page.textContent).toContain('Not quite')
    expect(page.querySelector('.is-missed')?.textContent).toContain('Right')
    expect(page.querySelector('fieldset')?.disabled).toBe(true)
    await press('Finish')
    expect(page.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('1 of 3 stars')
  })

  test('tries again while attempts are left, and does not see the answer before', async () => {
    await play([makeQuestion(1, { attempts: { max: 2, showAnswer: 'afterLast' } })])
    await choose('Wrong')
    await press('Submit')
    expect(page.textContent).toContain('1 attempt left')
    expect(page.querySelector('.is-missed')).toBeNull()
    await press('Try again')
    await choose('Right')
    await press('Submit')
    expect(page.textContent).toContain('That is right')
  })

  test('asks for hints one by one', async () => {
    await play([makeQuestion(1, { hints: ['First, for $a$', 'Second'] })])
    await press('Show a hint')
    expect(page.textContent).toContain('First, for $a$')
    expect(page.textContent).not.toContain('Second')
    await press('Show a hint')
    expect(page.textContent).toContain('Second')
    expect([...page.querySelectorAll('button')].map((button) => button.textContent)).not.toContain(
      'Show a hint',
    )
  })

  test('reads formulas as such in hints and in what is said, where the type of card has them', async () => {
    const own = { question: 'What is $x$?', answer: '3', attempts: { max: 2, showAnswer: 'never' } }
    const hints = ['It is $\\frac{6}{2}$']
    const feedback = { correct: '', partly: '', wrong: 'Think of $x^2$' }
    const deck = readDeck([{ id: 1, type: 'maths', ...own, hints, feedback }])
    await render(<Player deck={deck} files={{}} port={previewPort(() => deck)} />, busy)
    await press('Show a hint')
    await expect.poll(() => page.querySelector('.player-hints mfrac')?.textContent).toBe('62')
    await act(async () => type(field('Your answer'), '4'))
    await press('Submit')
    await expect.poll(() => page.querySelector('.player-feedback msup')?.textContent).toBe('x2')
  })

  test('skips what is not required, and goes back', async () => {
    await play([makeQuestion(1, { required: false }), makeCard(2)])
    await press('Skip')
    expect(heading()).toBe('Card 2')
    await press('Previous card')
    expect(heading()).toBe('Question 1?')
  })

  test('cannot leave a picture until every point was opened', async () => {
    const hotspots = [{ id: 'a', x: 0.5, y: 0.5, title: 'Here', body: richOf('A door') }]
    const media = { fileId: 1, alt: 'A house' }
    await play([makeCard(1, { type: 'image', openAll: true, pictures: [{ media, hotspots }] })])
    expect(isBlocked()).toBe(true)
    expect(page.textContent).toContain('Open every point to continue')
    await press('Point 1: Here')
    expect(page.textContent).toContain('A door')
    expect(isBlocked()).toBe(false)
  })

  test('goes on where the last sitting ended', async () => {
    const seen = { progress: { viewed: true as const }, tries: 0, scaled: null, passed: false, chosen: [] }
    await play([makeCard(1), makeCard(2)], { progress: new Map([[1, seen]]) })
    expect(heading()).toBe('Card 2')
  })

  test('is not sent on where nothing is left but the grade of a teacher', async () => {
    const work = readDeck([
      {
        ...{ id: 1, type: 'assignment', title: 'Interview', instructions: richOf('Talk to somebody.') },
        ...{ accepted: ['text'], attempts: { max: null, showAnswer: 'never' }, completeOn: 'approval' },
      },
    ])
    await play(work)
    await act(async () => type(field('Your text'), 'They said yes.'))
    await press('Submit')
    await press('Finish')
    expect(heading()).toBe('Waiting for your teacher')
    expect(page.textContent).toContain('1 answer is waiting to be graded.')
    expect(page.textContent).not.toContain('still open')
    expect(page.textContent).not.toContain('answers right')
    expect(page.textContent).not.toContain('Continue')
  })

  test('chooses with the number keys', async () => {
    await play([makeQuestion(1)])
    const key = new KeyboardEvent('keydown', { key: '2', bubbles: true })
    await act(async () => page.querySelector('fieldset')?.dispatchEvent(key))
    expect(page.querySelectorAll('input')[1]?.checked).toBe(true)
  })
})

describe('a bad connection', () => {
  test('keeps the answer and sends it again', async () => {
    const deck = [makeQuestion(1)]
    const good = previewPort(() => deck)
    let isDown = true
    await play(deck, {
      port: {
        ...good,
        answer: async (...args) => (isDown ? Promise.reject(new Error('offline')) : good.answer(...args)),
      },
    })
    await choose('Right')
    await press('Submit')
    expect(page.querySelector('[role=alert]')?.textContent).toContain('was not sent')
    isDown = false
    await press('Send again')
    expect(page.textContent).toContain('That is right')
  })

  test('promises no stars while an answer waits, and gives them once it is judged', async () => {
    const deck = [makeQuestion(1)]
    const good = previewPort(() => deck)
    const wait = Promise.withResolvers<void>()
    await play(deck, {
      port: {
        ...good,
        answer: async (cardId, response, effort, onQueued) => {
          onQueued?.()
          await wait.promise
          return good.answer(cardId, response, effort, onQueued)
        },
      },
    })
    await choose('Right')
    await press('Submit')
    await press('Finish')
    expect(page.textContent).toContain('has not been sent yet')
    expect(page.querySelector('.player-stars')).toBeNull()
    await act(async () => wait.resolve())
    await settle(busy)
    expect(page.querySelector('.player-stars')?.getAttribute('aria-label')).toBe('3 of 3 stars')
  })

  test('says that progress is not saved yet, until it is', async () => {
    const deck = [makeCard(1), makeCard(2)]
    let isDown = true
    await play(deck, {
      port: {
        ...previewPort(() => deck),
        progress: async () => (isDown ? Promise.reject(new Error('offline')) : undefined),
      },
    })
    expect(page.querySelector('[role=alert]')?.textContent).toContain('No connection')
    isDown = false
    await press('Next')
    expect(page.querySelector('[role=alert]')).toBeNull()
  })
})

describe('an author', () => {
  test('sees the card change while typing, and tries an answered question again', async () => {
    const deck = [makeQuestion(1)]
    await play(deck, { isPreview: true })
    await choose('Wrong')
    await press('Submit')
    await press('Start over')
    expect(page.querySelectorAll('input:checked')).toHaveLength(0)
    await play([makeQuestion(1, { question: 'Asked better?' })], { isPreview: true })
    expect(heading()).toBe('Asked better?')
  })

  test('sees the card that is being edited', async () => {
    const deck = [makeCard(1), makeCard(2)]
    await play(deck, { start: 1 })
    await play(deck, { start: 2 })
    expect(heading()).toBe('Card 2')
  })

  test.each([
    { name: 'no card', nothing: [], first: makeCard(1) },
    {
      name: 'only a composite that holds none',
      nothing: [makeCard(2, { type: 'composite', cards: [] })],
      first: makeCard(2, { type: 'composite', cards: [makeCard(1)] }),
    },
  ])('who has $name is at no end, and begins at the first with the cursor left in its form', async (row) => {
    const field = document.body.appendChild(document.createElement('input'))
    await play(row.nothing, { isPreview: true })
    expect(page.textContent).toBe('There is no card here yet.')
    field.focus()
    await play([row.first], { isPreview: true })
    expect(heading()).toBe('Card 1')
    await play([row.first], { isPreview: true, start: 1 })
    expect(document.activeElement).toBe(field)
    field.remove()
  })

  test('who deletes the shown card sees the first one', async () => {
    await play([makeCard(1), makeCard(2)], { start: 2 })
    await play([makeCard(1)], { start: 2 })
    expect(heading()).toBe('Card 1')
  })

  test('of an empty activity reads that nothing is there yet', async () => {
    await play([])
    expect(page.textContent).toBe('There is no card here yet.')
  })
})
