import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { draw, type Drawn } from '#kit/testing/web/draw.tsx'
import { byRole, click, eventually, field, press, text, type } from '#kit/testing/web/page.ts'
import { makeStore, useStoreInRail, useStoreInForm, type Store } from './store.ts'

interface Pair {
  readonly word: string
  readonly meaning: string
}

let drawn: Drawn
let store: Store<{ readonly pair: Pair }>

/** A form whose fields tell what became of the pair that was drawn last, as those of cards do. */
function Form() {
  const pair = useStoreInForm(store, (state) => state.pair)
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
      <Listed />
    </>
  )
}

/** What stands beside the form, as the rail does. */
function Listed() {
  const { word } = useStoreInRail(store, (state) => state.pair)
  return <p>{`listed: ${word}`}</p>
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

describe('where the rail leads', () => {
  const other: Pair = { word: 'c', meaning: 'd' }

  test('it is drawn at once, and the form once whoever walks stays', async () => {
    store.set({ pair: other }, 'rail')
    await eventually(() => expect(text()).toContain('listed: c'))
    expect(text()).toContain('a means b')
    // What changes elsewhere does not hasten it.
    store.set({})
    expect(text()).toContain('a means b')
    await eventually(() => expect(text()).toContain('c means d'))
  })

  test('a key that goes into the form, and a click, find it drawn', () => {
    store.set({ pair: other }, 'rail')
    press('Enter', field('Word'))
    expect(text()).toContain('c means d')
    store.set({ pair: { word: 'e', meaning: 'f' } }, 'rail')
    click(byRole('button', 'Louder'))
    expect(store.get().pair).toEqual({ word: 'E', meaning: 'f' })
  })

  test('a further step does not wait for the form of the one before', () => {
    store.set({ pair: other }, 'rail')
    press('ArrowDown', field('Word'))
    expect(text()).toContain('a means b')
  })
})
