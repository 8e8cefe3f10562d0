import { useSyncExternalStore } from 'react'

/** A value outside of React that components follow, each the part that it shows. */
export interface Store<State> {
  get(): State
  set(part: Partial<State>): void
  subscribe(listener: () => void): () => void
}

export function makeStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    set: (part) => {
      state = { ...state, ...part }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The part of a store that `select` names; drawn again only when that is another one. */
export const useStore = <State, Part>(store: Store<State>, select: (state: State) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => select(store.get()))
