import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Clip, Played } from '#kit/card/clip.ts'
import { followMedia, type MediaState, type PlaybackOptions } from './followMedia.ts'

const clip: Clip = { fileId: 1, durationMs: 60_000, start: 0, end: null }
let reports: Played[]
let state: Partial<MediaState>
let media: HTMLVideoElement
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  reports = []
  state = {}
})
afterEach(() => {
  leave()
  vi.useRealTimers()
})

/** An element that plays nothing and says what we have it say. */
function open(options: Partial<PlaybackOptions> = {}): void {
  media = document.createElement('video')
  const now = { time: 0, isPaused: true }
  Object.defineProperties(media, {
    currentTime: {
      get: () => now.time,
      set(time: number) {
        now.time = time
      },
    },
    paused: { get: () => now.isPaused },
    seeking: { get: () => false },
    duration: { get: () => 60 },
    readyState: { get: () => 0 },
    play: { value: () => void (now.isPaused = false) },
    pause: {
      value: () => {
        now.isPaused = true
        media.dispatchEvent(new Event('pause'))
      },
    },
  })
  const latest = {
    current: { url: 'a', clip, onPlayed: (played: Played) => void reports.push(played), ...options },
  }
  leave = followMedia(media, latest, (part) => void (state = { ...state, ...part }))
  media.dispatchEvent(new Event('loadedmetadata'))
}

/** Plays on from where it stands, as browsers tell it: four times a second. */
function watch(seconds: number): void {
  void media.play()
  for (let step = 0; step < seconds * 4 && !media.paused; step += 1) {
    media.dispatchEvent(new Event('timeupdate'))
    vi.advanceTimersByTime(250)
    media.currentTime += 0.25
  }
}

function jump(to: number): void {
  media.currentTime = to
  media.dispatchEvent(new Event('seeking'))
}

test('what is played is told every five seconds, at a pause, and on leaving', () => {
  open()
  watch(11)
  expect(reports.map(({ ranges }) => ranges)).toEqual([[[0, 5]], [[5, 10]]])
  media.pause()
  expect(reports.at(-1)).toEqual({ ranges: [[10, 11]], length: 60 })
  watch(1)
  leave()
  expect(reports.at(-1)?.ranges).toEqual([[11, 12]])
})

test('a page that is put away tells at once what was played', () => {
  open()
  watch(2)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reports).toHaveLength(1)
  vi.restoreAllMocks()
})

test('what was jumped over is not told', () => {
  open()
  watch(2)
  jump(50)
  watch(2)
  media.pause()
  expect(reports.at(-1)?.ranges).toEqual([
    [0, 1.75],
    [50, 52],
  ])
})

test('it stops at the end of its part, and tells no more than that', () => {
  open({ clip: { ...clip, start: 10, end: 12 } })
  expect(media.currentTime).toBe(10)
  watch(30)
  expect(media.paused).toBe(true)
  expect(reports.at(-1)?.ranges).toEqual([[10, 12]])
})

test('a film whose last picture stands before its end is played to its end', () => {
  open({ played: { ranges: [[0, 58]] } })
  watch(1)
  Object.defineProperty(media, 'ended', { value: true })
  media.pause()
  expect(reports.at(-1)?.ranges).toEqual([[58, 60]])
})

test('who comes back goes on where it was left', () => {
  open({ played: { ranges: [[0, 20]] } })
  expect(media.currentTime).toBe(20)
})

test('where nothing may be skipped, a jump ahead lands at the furthest second that was played', () => {
  open({ noSkip: true, played: { ranges: [[0, 20]] } })
  watch(2)
  jump(55)
  expect(media.currentTime).toBeCloseTo(21.75, 2)
  jump(3)
  expect(media.currentTime).toBe(3)
})

test('the moment that is enough is told without waiting', () => {
  open({ percent: 50, played: { ranges: [[0, 28]] } })
  watch(2)
  expect(reports).toEqual([{ ranges: [[28, 29.5]], length: 60 }])
})

test('a file that cannot be played is told as such', () => {
  open()
  media.dispatchEvent(new Event('error'))
  expect(state).toMatchObject({ isBroken: true, isPlaying: false })
})

/** A video that nobody may watch past 3 s, until `let through` is called. */
function openWithStop(options: Partial<PlaybackOptions> = {}) {
  const stops = [9, 3]
  const stopped: number[] = []
  open({ ...options, stops, onStop: () => void stopped.push(media.currentTime) })
  return { stopped, letThrough: () => void stops.pop() }
}

test('it stops at the first moment that nobody may pass, and tells nothing beyond it', () => {
  const { stopped, letThrough } = openWithStop()
  watch(20)
  expect([media.paused, stopped]).toEqual([true, [3]])
  expect(reports.at(-1)?.ranges).toEqual([[0, 3]])
  letThrough()
  watch(20)
  expect([media.paused, stopped]).toEqual([true, [3, 9]])
})

test('who jumps past such a moment lands at it, and meets what it is for', () => {
  const { stopped } = openWithStop()
  jump(50)
  media.dispatchEvent(new Event('seeked'))
  expect([media.currentTime, stopped]).toEqual([3, [3]])
  jump(1)
  media.dispatchEvent(new Event('seeked'))
  expect([media.currentTime, stopped]).toEqual([1, [3]])
})

test('who presses a key of the keyboard there does not play on', () => {
  const { stopped } = openWithStop()
  jump(3)
  void media.play()
  media.dispatchEvent(new Event('play'))
  expect([media.paused, media.currentTime, stopped]).toEqual([true, 3, [3]])
})

test('who comes back begins at the moment that is still open, not behind it', () => {
  openWithStop({ played: { ranges: [[0, 20]] } })
  expect(media.currentTime).toBe(3)
})
