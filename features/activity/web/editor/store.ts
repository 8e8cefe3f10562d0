import { startTransition, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { afterPaint, drawTold, isSettling, untilRest } from '#kit/web/afterPaint.ts'

/** So long at most the rest of the screen stands behind somebody who types without a pause. */
const mostBehindMs = 6000

/** A value outside of React that components follow, each the part that it shows. */
export interface Store<State> {
  get(): State
  set(part: Partial<State>): void
  subscribe(listener: () => void): () => void
  /** Told once what a change shows elsewhere is on the screen and nobody types; of several changes once. */
  subscribeSoon(listener: () => void): () => void
}

export function makeStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  const later = new Set<() => void>()
  let awaitedSince: number | undefined
  const tellLater = () => {
    const rest = untilRest()
    if (rest > 0 && performance.now() - (awaitedSince ?? 0) < mostBehindMs) {
      setTimeout(tellLater, rest)
      return
    }
    awaitedSince = undefined
    for (const listener of later) listener()
  }
  const added = (to: Set<() => void>) => (listener: () => void) => {
    to.add(listener)
    return () => to.delete(listener)
  }
  return {
    get: () => state,
    set: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
      if (awaitedSince !== undefined) return
      awaitedSince = performance.now()
      afterPaint(tellLater)
    },
    subscribe: added(listeners),
    subscribeSoon: added(later),
  }
}

/** The part of a store that `select` names; drawn again only when that is another one. */
export const useStore = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))

type Subscribe = (listener: () => void) => () => void

/** The selected part as the last commit showed it; `draw` decides when and how a change is drawn. */
function useFollowed<State, Part>(
  store: Store<State>,
  subscribe: Subscribe,
  select: (state: State) => Part,
  draw: (show: () => void) => void,
): Part {
  const [part, setPart] = useState(() => select(store.get()))
  const newest = useRef(select)
  useLayoutEffect(() => {
    newest.current = select
  })
  useEffect(() => {
    const show = () => setPart(() => newest.current(store.get()))
    const follow = () => draw(show)
    follow()
    return subscribe(follow)
  }, [store, subscribe, draw])
  return part
}

/**
 * `useStore` for what may stand a moment behind: a key press is drawn first, the rest after it, and the next key does not wait
 * until that is drawn to its end.
 */
export const useStoreSoon = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useFollowed(store, store.subscribeSoon, select, startTransition)

/** `useStore` for the form itself: what was typed stands in it already, and the rest of it is drawn in pieces; all else at once. */
export const useStoreTyped = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useFollowed(store, store.subscribe, select, drawTyped)

const drawTyped = (show: () => void): void => (isSettling() ? drawTold(show) : show())
