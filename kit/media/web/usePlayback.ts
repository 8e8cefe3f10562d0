import { useEffect, useRef, useState, type RefObject } from 'react'
import { spanOf } from '#kit/card/clip.ts'
import { furthestIn, type Range } from '../mediaRanges.ts'
import {
  atBarrier,
  barrierOf,
  followMedia,
  nearly,
  type MediaState,
  type PlaybackOptions,
} from './followMedia.ts'

export interface Playback extends MediaState {
  /** The part that is played; null until its length is known. */
  readonly span: Range | null
  /** The furthest second that one may jump to. */
  readonly furthest: number
  toggle(): void
  seek(to: number): void
  /** Loads anew after a fault. */
  retry(): void
}

const still: MediaState = {
  isPlaying: false,
  isWaiting: false,
  isBroken: false,
  time: 0,
  furthestTime: 0,
  ranges: [],
  measured: undefined,
}

/** The state of one audio or video element and what can be done with it; it plays one part of its file, and no more. */
export function usePlayback<Element extends HTMLMediaElement>(
  options: PlaybackOptions,
): Playback & { readonly element: RefObject<Element | null> } {
  const element = useRef<Element>(null)
  const [state, setState] = useState(still)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })
  const { url, clip, played, noSkip = false, rate = 1 } = options
  const span = spanOf(clip, state.measured)
  const watched =
    span && noSkip ? Math.max(state.furthestTime, furthestIn(played?.ranges ?? [], span)) : span?.[1]
  const furthest = Math.min(watched ?? 0, barrierOf(options))

  useEffect(() => {
    const media = element.current
    if (!media) return undefined
    setState(still)
    return followMedia(media, latest, (part) => setState((before) => ({ ...before, ...part })))
  }, [url])
  useEffect(() => {
    if (element.current) element.current.playbackRate = rate
  }, [rate, url, state.measured])

  function seek(to: number): void {
    const media = element.current
    if (!media || !span) return
    media.currentTime = Math.max(span[0], Math.min(to, furthest))
    setState((before) => ({ ...before, time: media.currentTime }))
  }
  function toggle(): void {
    const media = element.current
    if (!media) return
    if (!media.paused) return media.pause()
    if (media.currentTime >= barrierOf(latest.current) - atBarrier) return latest.current.onStop?.()
    if (span && (media.currentTime >= span[1] - nearly || media.currentTime < span[0])) seek(span[0])
    // The element's own events say why it cannot play.
    media.play().catch(() => undefined)
  }
  function retry(): void {
    setState(still)
    element.current?.load()
  }
  return { ...state, element, span, furthest, seek, toggle, retry }
}
