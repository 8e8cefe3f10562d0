import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { isObject } from '#kit/value/sameJson.ts'
import { actingPage } from '#kit/testing/web/actingPage.ts'
import { eventually } from '#kit/testing/web/page.ts'
import type { Card } from '#cards/index.ts'
import { problemsOf } from '../../deck.problems.ts'
import { makeCard, makeQuestion } from '../../makeDeck.ts'
import { provideDeckWords } from '../words.ts'
import { CardForm } from './CardForm.tsx'

const { page, render } = actingPage(provideDeckWords)
let written: Card

function ControlledForm({ first }: { readonly first: Card }) {
  const [card, setCard] = useState(first)
  return (
    <CardForm
      card={card}
      deck={[makeQuestion(99), card]}
      files={{ 5: { url: 'data:,' } }}
      onChange={(changed) => {
        written = changed
        setCard(changed)
      }}
      onFile={() => {}}
      problems={problemsOf([card])}
    />
  )
}

async function write(card: Card) {
  written = card
  await render(<ControlledForm first={card} />, '.ant-skeleton, .rich-field[aria-busy=true]')
}

function field<Kind extends HTMLElement>(label: string, kind: new () => Kind): Kind {
  const named = [...page.querySelectorAll('label')].find((each) => each.textContent === label)
  const found = named?.htmlFor
    ? document.getElementById(named.htmlFor)
    : page.querySelector(`[aria-label="${label}"]`)
  if (!(found instanceof kind)) throw new Error(`No field ${label} in: ${page.textContent}`)
  return found
}

async function type(input: HTMLInputElement | HTMLTextAreaElement, text: string) {
  await act(async () => {
    input.focus()
    const prototype =
      input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const optionsOf = (card: Card) => {
  const options: unknown = Object.entries(card).find(([name]) => name === 'options')?.[1]
  return Array.isArray(options) ? options.filter(isObject) : []
}

test('an author writes a question letter by letter and keeps the cursor', async () => {
  await write(makeQuestion(1, { question: '' }))
  expect(page.textContent).toContain('The question is empty')
  const question = field('Question', HTMLTextAreaElement)
  for (const text of ['W', 'Wh', 'Why?']) await type(question, text)
  expect(document.activeElement).toBe(question)
  await eventually(() => expect(written).toMatchObject({ question: 'Why?' }))
  // What was reported is drawn a moment later.
  await eventually(() => expect(page.textContent).not.toContain('The question is empty'))
})

test('an author marks another option as right and gives feedback', async () => {
  await write(makeQuestion(1))
  await act(async () => field('Option 2 is right', HTMLInputElement).click())
  await type(field('Feedback on option 2', HTMLInputElement), 'Indeed')
  await eventually(() =>
    expect(optionsOf(written).map(({ correct, feedback }) => [correct, feedback])).toEqual([
      [false, ''],
      [true, 'Indeed'],
    ]),
  )
})

test('an author moves an option with Alt and an arrow key', async () => {
  await write(makeQuestion(1))
  const text = field('Text of option 1', HTMLInputElement)
  const key = new KeyboardEvent('keydown', {
    key: 'ArrowDown',
    altKey: true,
    bubbles: true,
    cancelable: true,
  })
  await act(async () => text.dispatchEvent(key))
  expect(optionsOf(written).map(({ id }) => id)).toEqual(['wrong', 'right'])
})

test('each option that says nothing is marked beside it', async () => {
  const options = [{ text: 'A', correct: true }, { text: '' }]
  await write(makeQuestion(1, { options }))
  const marked = [...page.querySelectorAll('.choice-editor-option')].map((row) =>
    row.textContent?.includes('is empty'),
  )
  expect(marked).toEqual([false, true])
})

test('a card that is only read has no scoring', async () => {
  await write(makeCard(1))
  expect(page.textContent).not.toContain('Points')
  expect(page.textContent).toContain('Rules and abilities')
})

test('a point is placed on a picture by keyboard and moved with the arrow keys', async () => {
  await write(makeCard(1, { type: 'image', pictures: [{ media: { fileId: 5, alt: 'A map' } }] }))
  await act(async () => field('Add a point', HTMLButtonElement).click())
  expect(page.textContent).toContain('Point 1 has no title')
  const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true })
  await act(async () => field('Point 1', HTMLButtonElement).dispatchEvent(key))
  await type(field('Title of point 1', HTMLInputElement), 'Gate')
  await eventually(() => expect(JSON.stringify(written)).toContain('"x":0.51,"y":0.5,"title":"Gate"'))
})
