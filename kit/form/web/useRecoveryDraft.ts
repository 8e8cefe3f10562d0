import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import { lockTab } from '#kit/http/web/openTabs.ts'
import type { Values } from '../values.ts'
import { dropDraft, saveDraft, draftsUnder, slotIn, moveDraft, type Slot } from './recoveryDraft.ts'

interface Options<Draft> {
  /** Whose draft of what it is (`keptKey`); undefined where nothing is stored, as in a preview. */
  readonly key: string | undefined
  /** The draft before anything is written. */
  readonly first: Draft
  /** What was stored, if it can still be read. */
  readonly read: (values: Values) => Draft | undefined
  readonly isWritten: (draft: Draft) => boolean
  /** Nothing can be written now: what was left waits, and the present draft is stored elsewhere. */
  readonly isPaused?: boolean
  /** Called in the very event that restores a draft: an effect would come after what is typed next. */
  readonly onRestore?: (draft: Draft) => void
}

export interface StoredDraft<Draft> {
  readonly draft: Draft
  readonly setDraft: Dispatch<SetStateAction<Draft>>
  /** What an earlier visit left and is back. */
  readonly restored: Draft | undefined
  readonly isDirty: boolean
  /** It is sent: nothing of it is stored any more. */
  readonly drop: () => void
}

/**
 * A draft that outlives its screen in this browser (P-typing). What a closed one left comes back by itself, unless something
 * is written already; the draft of a tab that is still open stays there.
 */
export function useRecoveryDraft<Draft extends object>(options: Options<Draft>): StoredDraft<Draft> {
  const { key, first, read, isWritten, isPaused = false } = options
  const [slot] = useState(() => (key === undefined ? undefined : slotIn(key)))
  const [draft, setDraft] = useState(first)
  const [restored, setRestored] = useState<Draft>()
  const [isDropped, setDropped] = useState(false)
  const isStored = useRef(false)
  // An effect of what was drawn before may run after the draft was dropped.
  const wasDropped = useRef(false)
  const isDirty = !isDropped && !isPaused && isWritten(draft)
  useEffect(() => (slot === undefined ? undefined : lockTab(slot)), [slot])
  const restore = useEffectEvent(([newest]: readonly Slot[]) => {
    const left = newest && read(newest.draft.values)
    if (slot === undefined || !newest || !left || isWritten(draft)) return
    moveDraft(slot, newest)
    isStored.current = true
    setRestored(left)
    setDraft(left)
    options.onRestore?.(left)
  })
  useEffect(() => {
    if (key === undefined || isPaused) return undefined
    let isMounted = true
    void draftsUnder(key).then((slots) => isMounted && restore(slots))
    return () => {
      isMounted = false
    }
  }, [key, isPaused])
  useEffect(() => {
    if (slot === undefined || wasDropped.current) return
    if (isDirty) {
      const values = Object.fromEntries(Object.entries(draft))
      saveDraft(slot, { revision: 0, base: {}, values, at: Date.now() })
    } else if (isStored.current) dropDraft(slot)
    isStored.current = isDirty
  }, [slot, draft, isDirty])
  const drop = () => {
    if (slot !== undefined && isStored.current) dropDraft(slot)
    wasDropped.current = true
    setDropped(true)
  }
  return { draft, setDraft, restored, isDirty, drop }
}
