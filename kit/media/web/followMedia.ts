import type { RefObject } from 'react'
import { isPlayedEnough, spanOf, type Clip, type Played } from '#kit/card/clip.ts'
import { furthestIn, joinRanges, resumeIn, type Range } from '../mediaRanges.ts'
import { makeWatchLog } from './watchLog.ts'

export interface PlaybackOptions {
  readonly url: string
  readonly clip: Clip
  /** What was played before this visit. */
  readonly played?: Played | undefined
  /** Nothing that was not played yet can be jumped to. */
  readonly noSkip?: boolean
  readonly rate?: number
  /** The percentage that is required: once it is played, that is reported at once. */
  readonly percent?: number | undefined
  /** Where it begins, in seconds of the file; absent: where the learner stopped. */
  readonly startAt?: number | undefined
  /** Moments that nobody may pass, in seconds of the file: it stops there. */
  readonly stops?: readonly number[] | undefined
  /** It has stopped at the first of them, or somebody wanted to go past it. */
  readonly onStop?: (() => void) | undefined
  readonly onPlay?: (() => void) | undefined
  /** Called with what was played since the last time: every few seconds, at a pause, and on leaving. */
  readonly onPlayed?: ((played: Played) => void) | undefined
}

export interface MediaState {
  readonly isPlaying: boolean
  readonly isWaiting: boolean
  readonly isBroken: boolean
  /** In seconds of the file. */
  readonly time: number
  /** The furthest second that was played since the file is open. */
  readonly furthestTime: number
  /** What was played since the file is open. */
  readonly ranges: readonly Range[]
  /** Seconds of the file, as the browser measured them. */
  readonly measured: number | undefined
}

const reportEveryMs = 5000
const tailSeconds = 2
/** A browser stops this far from a moment at most, in seconds. */
export const nearly = 0.2

/** The moment that nobody may pass yet, in seconds; none: infinity. */
export const barrierOf = ({ stops = [] }: Pick<PlaybackOptions, 'stops'>): number => Math.min(...stops)
/** So near before it a recording stands at a moment. */
export const atBarrier = 0.05

/** Listens to an element until it is left; notes what is played, and keeps it within its part. */
export function followMedia(
  media: HTMLMediaElement,
  latest: RefObject<PlaybackOptions>,
  change: (part: Partial<MediaState>) => void,
): () => void {
  const log = makeWatchLog()
  let reportedAt = Date.now()
  let furthestTime = 0
  let ranges: readonly Range[] = []
  let isGoalReported = false
  const length = () => (Number.isFinite(media.duration) && media.duration > 0 ? media.duration : undefined)
  const span = () => spanOf(latest.current.clip, length())
  const earlierRanges = () => latest.current.played?.ranges ?? []

  function reportPosition(): void {
    reportedAt = Date.now()
    const fresh = log.take()
    const measured = length()
    if (fresh.length === 0) return
    latest.current.onPlayed?.({
      ranges: joinRanges(fresh),
      ...(measured !== undefined && { length: measured }),
    })
  }
  function note(): void {
    if (media.seeking) return
    const end = span()?.[1] ?? Infinity
    // The last picture of a film often stands before the end that its file names.
    const isAtEnd = media.ended && end - media.currentTime < tailSeconds
    const now = Math.min(isAtEnd ? end : media.currentTime, end, barrierOf(latest.current))
    log.at(now)
    furthestTime = Math.max(furthestTime, now)
    ranges = joinRanges(ranges, log.peek())
  }
  /** Whether the next report completes the wanted percentage; true once. */
  function isGoalReached(): boolean {
    const { percent, clip, played } = latest.current
    if (percent === undefined || isGoalReported) return false
    const before = { ...played, length: length() ?? played?.length }
    const now = { ...before, ranges: joinRanges(earlierRanges(), ranges) }
    isGoalReported = !isPlayedEnough(clip, before, percent) && isPlayedEnough(clip, now, percent)
    return isGoalReported
  }
  /** Holds it at a moment that nobody may pass yet. */
  function isHeld(): boolean {
    const barrier = barrierOf(latest.current)
    if (media.currentTime < barrier - atBarrier) return false
    media.pause()
    if (media.currentTime !== barrier) media.currentTime = barrier
    latest.current.onStop?.()
    return true
  }
  /** A browser tells the time four times a second: too rarely to stop at a moment. */
  function watchBarrier(): void {
    if (media.paused || barrierOf(latest.current) === Infinity) return
    if (media.currentTime < barrierOf(latest.current)) requestAnimationFrame(watchBarrier)
    else isHeld()
  }
  function onPlay(): void {
    change({ isPlaying: true })
    if (isHeld()) return
    latest.current.onPlay?.()
    watchBarrier()
  }
  function onPlaying(): void {
    change({ time: media.currentTime })
    if (media.paused) return
    note()
    change({ furthestTime, ranges })
    if (media.currentTime >= barrierOf(latest.current)) isHeld()
    else if (media.currentTime >= (span()?.[1] ?? Infinity)) media.pause()
    else if (Date.now() - reportedAt >= reportEveryMs || isGoalReached()) reportPosition()
  }
  function onLoaded(): void {
    const now = span()
    const begin = latest.current.startAt ?? (now ? resumeIn(earlierRanges(), now) : 0)
    const at = Math.min(begin, barrierOf(latest.current))
    if (at > 0) media.currentTime = at
    change({ measured: length(), time: at, isBroken: false })
  }
  function onSeeking(): void {
    log.cut()
    const now = span()
    const barrier = barrierOf(latest.current)
    const watched = now && Math.max(furthestTime, furthestIn(earlierRanges(), now))
    // Keys of a keyboard and of a headset reach the element past our own bar.
    if (latest.current.noSkip && watched !== null && media.currentTime > watched + nearly)
      media.currentTime = Math.min(watched, barrier)
    else if (media.currentTime > barrier) media.currentTime = barrier
  }
  function onSeeked(): void {
    if (barrierOf(latest.current) < Infinity) isHeld()
  }
  function onStop(): void {
    note()
    log.cut()
    reportPosition()
    change({ isPlaying: false, time: media.currentTime, furthestTime, ranges })
  }
  function onVisibility(): void {
    if (document.visibilityState === 'hidden') reportPosition()
  }

  const listeners: readonly (readonly [name: string, listener: () => void])[] = [
    ['loadedmetadata', onLoaded],
    ['durationchange', () => change({ measured: length() })],
    ['play', onPlay],
    ['playing', () => change({ isPlaying: true, isWaiting: false })],
    ['waiting', () => change({ isWaiting: true })],
    ['canplay', () => change({ isWaiting: false })],
    ['timeupdate', onPlaying],
    ['seeking', onSeeking],
    ['seeked', onSeeked],
    ['pause', onStop],
    ['ended', onStop],
    ['error', () => change({ isBroken: true, isPlaying: false, isWaiting: false })],
  ]
  for (const [name, listener] of listeners) media.addEventListener(name, listener)
  document.addEventListener('visibilitychange', onVisibility)
  if (media.readyState > 0) onLoaded()
  if (media.error) change({ isBroken: true })
  return () => {
    if (!media.paused) note()
    log.cut()
    reportPosition()
    for (const [name, listener] of listeners) media.removeEventListener(name, listener)
    document.removeEventListener('visibilitychange', onVisibility)
    media.pause()
  }
}
