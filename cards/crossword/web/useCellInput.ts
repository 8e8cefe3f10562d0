import { useEffect, useRef, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react'
import { lettersOf } from '../crossword.letters.ts'
import { cellKey, cellsOf, isSameCell } from '../crossword.places.ts'
import type { Entries, Letters } from './useEntries.ts'
import type { Walk } from './useWalk.ts'

interface CellInput {
  readonly ref: RefObject<HTMLInputElement | null>
  onInput(event: SyntheticEvent<HTMLInputElement>): void
  onKeyDown(event: KeyboardEvent): void
  onCompositionStart(): void
  onCompositionEnd(event: SyntheticEvent<HTMLInputElement>): void
}

/**
 * The one field of a crossword, which stands in the cell that is written. What an input method composes goes into as many cells as
 * it has letters, and may still change until it is finished.
 */
export function useCellInput(entries: Entries, walk: Walk): CellInput {
  const ref = useRef<HTMLInputElement>(null)
  /** The letters before what is being composed. */
  const before = useRef<Letters>(undefined)
  const { letters, write } = entries
  const { here, place } = walk
  const key = cellKey(here)
  const letter = letters[key] ?? ''
  useEffect(() => {
    const field = ref.current
    if (!field || before.current !== undefined) return
    field.value = letter
    if (document.activeElement === field) field.select()
  }, [key, letter])

  /** The cells from here to the end of the word. */
  function rest() {
    const cells = place ? cellsOf(place) : [here]
    return cells.slice(cells.findIndex((cell) => isSameCell(cell, here)))
  }

  function put(text: string, from?: Letters): number {
    const cells = rest()
    const typed = lettersOf(text).slice(0, cells.length)
    const change = Object.fromEntries(
      typed.map((each, index) => [cells[index] ? cellKey(cells[index]) : '', each]),
    )
    write(change, from)
    return typed.length
  }

  /** Goes behind what was written; the end of the word is where it stops. */
  function settle(text: string, from?: Letters): void {
    const count = put(text, from)
    const cells = rest()
    const next = cells[Math.min(count, cells.length - 1)]
    if (next && count > 0) walk.goTo(next)
  }

  /** What was typed beside the letter that is there replaces it. */
  const fresh = (value: string) =>
    letter !== '' && value.length > letter.length && value.startsWith(letter)
      ? value.slice(letter.length)
      : value

  function onInput({ currentTarget: field }: SyntheticEvent<HTMLInputElement>): void {
    if (before.current !== undefined) {
      put(field.value, before.current)
      return
    }
    if (field.value === '') {
      if (letter !== '') write({ [key]: '' })
      return
    }
    const text = fresh(field.value)
    // The next cell may hold the same letter, and then nothing else would empty the field.
    field.value = ''
    settle(text)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (isHandled(event)) event.preventDefault()
  }

  function isHandled({ key: pressed, shiftKey }: KeyboardEvent): boolean {
    const back = shiftKey ? -1 : 1
    switch (pressed) {
      case 'ArrowRight':
      case 'ArrowLeft':
        walk.move('right', pressed === 'ArrowRight' ? 1 : -1)
        return true
      case 'ArrowDown':
      case 'ArrowUp':
        walk.move('down', pressed === 'ArrowDown' ? 1 : -1)
        return true
      case 'Home':
      case 'End': {
        const cells = place ? cellsOf(place) : []
        const cell = pressed === 'Home' ? cells[0] : cells.at(-1)
        if (cell) walk.goTo(cell)
        return true
      }
      case ' ':
        walk.turn()
        return true
      case 'Enter':
        return walk.step(back, true)
      // The last word lets the focus go on.
      case 'Tab':
        return walk.step(back, false)
      case 'Delete':
        write({ [key]: '' })
        return true
      case 'Backspace': {
        const previous = walk.along(-1)
        if (letter !== '' || !previous) write({ [key]: '' })
        else {
          write({ [cellKey(previous)]: '' })
          walk.goTo(previous)
        }
        return true
      }
      default:
        return false
    }
  }

  return {
    ref,
    onInput,
    onKeyDown,
    onCompositionStart() {
      before.current = letters
    },
    onCompositionEnd({ currentTarget: field }) {
      const from = before.current
      before.current = undefined
      const text = field.value
      field.value = ''
      settle(text, from)
    },
  }
}
