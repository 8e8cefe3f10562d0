import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SaveState } from './form/saveState.ts'
import { clean } from './form/saveState.ts'
import type { SaveLoop } from './saveLoop.ts'
import { saveLoop } from './saveLoop.ts'

interface AutosaveOptions<Value> {
  /** What is on the screen; a new identity is a change, the first one counts as saved. */
  readonly value: Value
  /** Throws a `Refusal` to stop until the next change, anything else to be tried again. */
  readonly save: (value: Value) => Promise<void>
  /** Rest before a save, in milliseconds. */
  readonly delay?: number
  readonly isEnabled?: boolean
}

export interface Autosave<Value> {
  readonly state: SaveState
  /** Saves now, for Ctrl+S and before a move; true when all is saved. */
  readonly flush: () => Promise<boolean>
  /** Takes a value as saved: after a merge, or what the server answered. */
  readonly settle: (value: Value) => void
}

/** Saves by itself what changes: one save in flight, offline is waited out, the state is told. */
export function useAutosave<Value>(options: AutosaveOptions<Value>): Autosave<Value> {
  const { value, save, delay = 1500, isEnabled = true } = options
  const [state, setState] = useState<SaveState>(clean)
  const saved = useRef(value)
  const saveNow = useEffectEvent((next: Value) => save(next))
  const loop = useRef<SaveLoop<Value>>(undefined)

  useEffect(() => {
    const made = saveLoop<Value>({ save: (next) => saveNow(next), tell: setState, delay })
    loop.current = made
    return () => {
      void made.flush()
      made.stop()
    }
  }, [delay])

  useEffect(() => {
    if (!isEnabled || Object.is(saved.current, value)) return
    saved.current = value
    loop.current?.offer(value)
  }, [value, isEnabled])

  const flush = useCallback(async () => (await loop.current?.flush()) ?? true, [])
  const settle = useCallback((next: Value) => {
    saved.current = next
  }, [])
  return { state, flush, settle }
}
