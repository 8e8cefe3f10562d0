import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { afterPaint, renderDeferred, renderFlushed, isFlushing, untilIdle } from '#kit/typing/web/typing.ts'

/** So long at most the rest of the screen stands behind somebody who types without a pause. */
const maxBehindMs = 6000

/**
 * Where somebody looks at what they do: it is drawn there at once. The rail follows a form once whoever types pauses; a form
 * follows the rail once whoever walks through the cards stays, in pieces that a key may interrupt.
 */
export type DrawFirst = 'form' | 'rail'

/** A value outside of React that components follow, each the part that it shows. */
export interface Store<State> {
  get(): State
  set(part: Partial<State>, drawFirst?: DrawFirst): void
  subscribe(listener: (drawFirst: DrawFirst) => void): () => void
  /** Notifies once what has changed is on the screen where it was typed, and whoever types has paused; once for several changes. */
  subscribeDeferred(listener: () => void): () => void
}

export function makeStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<(drawFirst: DrawFirst) => void>()
  const deferredListeners = new Set<() => void>()
  let awaitedSince: number | undefined
  const notifyDeferred = () => {
    const remaining = untilIdle()
    if (remaining > 0 && performance.now() - (awaitedSince ?? 0) < maxBehindMs) {
      setTimeout(notifyDeferred, remaining)
      return
    }
    awaitedSince = undefined
    for (const listener of deferredListeners) listener()
  }
  const added =
    <Listener>(to: Set<Listener>) =>
    (listener: Listener) => {
      to.add(listener)
      return () => to.delete(listener)
    }
  return {
    get: () => state,
    set: (part, drawFirst = 'form') => {
      state = { ...state, ...part }
      for (const listener of listeners) listener(drawFirst)
      if (awaitedSince !== undefined) return
      awaitedSince = performance.now()
      afterPaint(notifyDeferred)
    },
    subscribe: added(listeners),
    subscribeDeferred: added(deferredListeners),
  }
}

/** The part of a store's state that `select` picks; a component is drawn again only when that is another one. */
export const useStore = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))

type Subscribe = (listener: (drawFirst?: DrawFirst) => void) => () => void

/** The selected part as the last commit showed it; `draw` decides when and how a change is drawn. */
function useFollowed<State, Part>(
  store: Store<State>,
  subscribe: Subscribe,
  select: (state: State) => Part,
  draw: (show: () => void, drawFirst?: DrawFirst) => void,
): Part {
  const [part, setPart] = useState(() => select(store.get()))
  const newest = useRef(select)
  const previous = useRef(part)
  useLayoutEffect(() => {
    newest.current = select
  })
  useEffect(() => {
    const show = () => setPart(() => newest.current(store.get()))
    // What it waits to draw already is hastened by no change elsewhere.
    const follow = (drawFirst?: DrawFirst) => {
      const next = newest.current(store.get())
      if (Object.is(next, previous.current)) return
      previous.current = next
      draw(show, drawFirst)
    }
    follow()
    return subscribe(follow)
  }, [store, subscribe, draw])
  return part
}

/**
 * `useStore` for what may stand a moment behind: a key press is drawn first, the rest after it, and the next key does not wait
 * until that is drawn to its end.
 */
export const useStoreDeferred = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useFollowed(store, store.subscribeDeferred, select, startTransition)

/** `useStore` for the form itself: what was typed stands in it already, and the rest of it is drawn in pieces; all else at once. */
export const useStoreInForm = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useFollowed(store, store.subscribe, select, drawInForm)

const drawInForm = (show: () => void, drawFirst?: DrawFirst): void =>
  drawFirst === 'rail' ? renderDeferred(show) : isFlushing() ? renderFlushed(show) : show()

/** `useStoreDeferred` for the rail itself: where it leads, it is drawn at once. */
export function useStoreInRail<State, Part>(store: Store<State>, select: (state: State) => Part): Part {
  const subscribe = useCallback<Subscribe>(
    (listener) => {
      const ends = [
        store.subscribe((drawFirst) => drawFirst === 'rail' && listener(drawFirst)),
        store.subscribeDeferred(() => listener('form')),
      ]
      return () => {
        for (const end of ends) end()
      }
    },
    [store],
  )
  return useFollowed(store, subscribe, select, drawInRail)
}

const drawInRail = (show: () => void, drawFirst?: DrawFirst): void =>
  drawFirst === 'rail' ? show() : startTransition(show)
