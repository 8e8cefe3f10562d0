import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { allByRole, byRole, click, eventually, field, type } from '#kit/testing/web/page.ts'
import { playCard, type PlayedCard } from '#kit/testing/web/playCard.tsx'
import { crossword } from '../crossword.card.ts'
import { crosswordSchema, type CrosswordCard, type CrosswordResponse } from '../crossword.schema.ts'
import { en } from '../words/en.ts'
import { CrosswordPlayer } from './Player.tsx'

let played: PlayedCard<CrosswordResponse, unknown>
const answered = () => played.answered()

const made = (texts: readonly string[], own: object = {}): CrosswordCard =>
  z.parse(crosswordSchema, {
    id: 1,
    type: 'crossword',
    question: 'Solve it',
    words: texts.map((text, index) => ({ id: `w${index}`, text, clue: `Clue ${index}` })),
    ...own,
  })

async function play(card: CrosswordCard): Promise<void> {
  played = await playCard(crossword, CrosswordPlayer, en, card)
}

const cellField = (): HTMLInputElement => {
  const found = document.querySelector('.crossword-field')
  if (!(found instanceof HTMLInputElement)) throw new Error('There is no field')
  return found
}
const key = (name: string, more: object = {}) =>
  cellField().dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
  )
/** What a browser does when text is put into a field: the value first, then the event. */
function put(text: string): void {
  cellField().value = text
  cellField().dispatchEvent(new InputEvent('input', { bubbles: true, data: text }))
}
const compose = (name: 'compositionstart' | 'compositionend', data = '') =>
  cellField().dispatchEvent(new CompositionEvent(name, { bubbles: true, data }))
const written = (wordId: string) => answered()?.entries.find((entry) => entry.wordId === wordId)?.letters

describe('a crossword', () => {
  test('is typed letter by letter along the word, and Backspace goes back', async () => {
    await play(made(['cat', 'tea']))
    click(byRole('button', /Clue 0/))
    for (const letter of 'cat') {
      put(letter)
      await eventually(() => expect(written('w0')).toContain(letter))
    }
    expect(written('w0')).toEqual(['c', 'a', 't'])
    // The two cross in the t, so that the other word has it too.
    expect(written('w1')).toContain('t')
    key('Backspace')
    await eventually(() => expect(written('w0')).toEqual(['c', 'a', '']))
    key('Backspace')
    await eventually(() => expect(written('w0')).toEqual(['c', '', '']))
  })

  test('takes what an input method composes only once it is finished', async () => {
    await play(made(['倾听', '听写']))
    click(byRole('button', /Clue 0/))
    compose('compositionstart')
    put('qing')
    await eventually(() => expect(written('w0')).toEqual(['q', 'i']))
    // Keys belong to the input method as long as it composes.
    key('Enter', { isComposing: true })
    cellField().value = '倾听'
    compose('compositionend', '倾听')
    await eventually(() => expect(written('w0')).toEqual(['倾', '听']))
    expect(written('w1')).toEqual(['听', ''])
  })

  test('Enter leads to the next word, Tab leaves behind the last one', async () => {
    await play(made(['cat', 'tea']))
    const name = () => cellField().getAttribute('aria-label') ?? ''
    click(allByRole('button', /Clue/)[0] ?? document.body)
    const first = name()
    key('Enter')
    await eventually(() => expect(name()).not.toBe(first))
    const isTaken = !key('Tab')
    expect(isTaken).toBe(false)
    key('Enter')
    await eventually(() => expect(name()).toBe(first))
  })

  test('is answered as a list too, where a cell that others share is kept', async () => {
    await play(made(['cat', 'top']))
    click(byRole('button', 'As a list'))
    await eventually(() => byRole('textbox', /Clue 0/))
    type(field(/Clue 0/), 'cat')
    await eventually(() => expect(written('w0')).toEqual(['c', 'a', 't']))
    type(field(/Clue 1/), 'to')
    await eventually(() => expect(written('w1')).toEqual(['t', 'o', '']))
    type(field(/Clue 0/), '')
    // The t belongs to the other word as well.
    await eventually(() => expect(written('w0')).toEqual(['', '', 't']))
  })
})

describe('a word search', () => {
  const card = made(['cat', 'dog'], { mode: 'search', directions: ['right'] })
  const { rows } = crossword.content.redact(card, 3)
  const row = rows.findIndex((letters) => letters.join('').includes('cat'))
  const column = rows[row]?.join('').indexOf('cat') ?? 0
  const line = { from: { row, column }, to: { row, column: column + 2 } }
  const cell = (right: number) =>
    byRole('button', new RegExp(`, row ${row + 1}, column ${column + right + 1}$`))

  test('is marked by keys: the first letter, then the last', async () => {
    await play(card)
    cell(0).click()
    await eventually(() => expect(document.body.textContent).toContain('begins at c'))
    cell(2).click()
    await eventually(() => expect(answered()).toEqual({ entries: [], lines: [line] }))
    expect(document.body.textContent).toContain('1 of 2 found')
  })

  test('does not keep a line that is none of the words', async () => {
    await play(card)
    cell(0).click()
    await eventually(() => expect(document.body.textContent).toContain('begins at c'))
    cell(1).click()
    await eventually(() => expect(document.body.textContent).toContain('is not one of the words'))
    expect(answered()).toBeUndefined()
  })
})
