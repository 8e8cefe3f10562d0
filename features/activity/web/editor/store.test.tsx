import { afterEach, beforeEach, expect, test } from 'vitest'
import { CardText } from '#kit/web/CardText.tsx'
import { draw, type Drawn } from '#kit/web/testing/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/web/testing/page.ts'
import { makeStore, useStoreTyped, type Store } from './store.ts'

interface Pair {
  readonly word: string
  readonly meaning: string
}

let drawn: Drawn
let store: Store<{ readonly pair: Pair }>

/** A form whose fields tell what became of the pair that was drawn last, as those of cards do. */
function Form() {
  const pair = useStoreTyped(store, (state) => state.pair)
  const change = (part: Partial<Pair>) => store.set({ pair: { ...pair, ...part } })
  return (
    <>
      <CardText disabled={false} label="Word" onChange={(word) => change({ word })} value={pair.word} />
      <CardText
        disabled={false}
        label="Meaning"
        onChange={(meaning) => change({ meaning })}
        value={pair.meaning}
      />
      <button onClick={() => change({ word: pair.word.toUpperCase() })} type="button">
        Louder
      </button>
      <p>{`${pair.word} means ${pair.meaning}`}</p>
    </>
  )
}

beforeEach(async () => {
  store = makeStore({ pair: { word: 'a', meaning: 'b' } })
  drawn = await draw({ at: '/', routes: { '/': Form }, language: 'en' })
  await eventually(() => field('Word'))
})
afterEach(() => drawn.undraw())

test('what is typed in two fields, one right after the other, stands in both', async () => {
  type(field('Word'), 'abc')
  press('Enter', field('Word'))
  type(field('Meaning'), 'bcd')
  press('Enter', field('Meaning'))
  expect(store.get().pair).toEqual({ word: 'abc', meaning: 'bcd' })
  await eventually(() => expect(text()).toContain('abc means bcd'))
})

test('a button that is pressed right after a letter speaks of that letter', () => {
  type(field('Word'), 'abc')
  click(byRole('button', 'Louder'))
  expect(store.get().pair).toEqual({ word: 'ABC', meaning: 'b' })
})

test('what is typed and taken back at once is gone', async () => {
  type(field('Word'), 'abc')
  press('Enter', field('Word'))
  type(field('Word'), 'a')
  press('Enter', field('Word'))
  expect(store.get().pair.word).toBe('a')
  await eventually(() => expect(text()).toContain('a means b'))
  expect(field('Word').value).toBe('a')
})

test('Backspace and the arrows belong to the typing, any other key ends it', () => {
  type(field('Word'), 'abc')
  for (const key of ['Backspace', 'ArrowLeft', 'Shift', 'x']) press(key, field('Word'))
  expect(store.get().pair.word).toBe('a')
  press('Tab', field('Word'))
  expect(store.get().pair.word).toBe('abc')
})
