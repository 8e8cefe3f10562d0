import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  clickLock,
  scrollAnimation,
  scrollDebounce,
  scrollPosition,
  sectionInView,
  tabClock,
} from './scrollTabs.ts'

test('a click scrolls for 500 ms, from where it is to where it leads', () => {
  expect([scrollAnimation, clickLock, scrollDebounce]).toEqual([500, 1200, 500])
  expect(scrollPosition(100, 900, 0)).toBe(100)
  expect(scrollPosition(100, 900, 250)).toBe(500)
  expect(scrollPosition(100, 900, 700)).toBe(900)
})

test.each([
  [[0, 400, 900], 0, false, 0],
  [[-300, 100, 600], 60, false, 0],
  [[-300, 60, 600], 60, false, 1],
  [[-900, -500, 300], 60, true, 2],
  [[], 0, false, 0],
])('the section in view is the last whose top has passed the bar: %j', (tops, line, isAtEnd, index) => {
  expect(sectionInView(tops, line, isAtEnd)).toBe(index)
})

describe('the marked tab', () => {
  const mark = vi.fn<(index: number) => void>()
  beforeEach(() => {
    vi.useFakeTimers()
    mark.mockClear()
  })
  afterEach(() => vi.useRealTimers())

  test('follows scrolling once it has rested for 500 ms', () => {
    const clock = tabClock(mark, () => 2)
    clock.scroll()
    vi.advanceTimersByTime(400)
    clock.scroll()
    vi.advanceTimersByTime(499)
    expect(mark).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(mark).toHaveBeenCalledExactlyOnceWith(2)
  })

  test('is the clicked one at once, whatever passes by for 1200 ms', () => {
    const clock = tabClock(mark, () => 1)
    clock.click(3)
    expect(mark).toHaveBeenLastCalledWith(3)
    vi.advanceTimersByTime(300)
    clock.scroll()
    vi.advanceTimersByTime(600)
    expect(mark).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(300)
    clock.scroll()
    vi.advanceTimersByTime(500)
    expect(mark).toHaveBeenLastCalledWith(1)
  })
})
