import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { offsetsOf, type Slice } from './rowWindow.ts'
import { watchRows } from './watchRows.ts'

const offsets = offsetsOf(Array.from({ length: 300 }, () => 60))
let list: HTMLElement
let slice: Slice
let end: () => void

function scrollTo(row: number): Slice {
  list.scrollTop = row * 60
  list.dispatchEvent(new Event('scroll'))
  return slice
}

beforeEach(() => {
  vi.useFakeTimers()
  list = document.createElement('div')
  Object.defineProperty(list, 'clientHeight', { value: 600 })
  list.scrollTop = 100 * 60
  end = watchRows(list, offsets, (now) => (slice = now))
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

test('who walks from row to row has as few drawn as an idle list', () => {
  expect(slice).toEqual({ from: 98, to: 112 })
  expect(scrollTo(101)).toEqual({ from: 99, to: 113 })
  expect(scrollTo(102)).toEqual({ from: 100, to: 114 })
})

test('who scrolls has more drawn, until the list is idle', async () => {
  expect(scrollTo(108)).toEqual({ from: 100, to: 128 })
  expect(scrollTo(109)).toEqual({ from: 100, to: 128 })
  await vi.advanceTimersByTimeAsync(800)
  expect(slice).toEqual({ from: 107, to: 121 })
})
