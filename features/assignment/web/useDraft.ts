import { useEffect, useState } from 'react'
import { dropKept, keep, keptKey, slotIn, takeNewest } from '#kit/web/form/keptTyping.ts'
import { sameJson } from '#kit/sameJson.ts'
import { useActor } from '#kit/web/session.ts'
import { assignment } from '../assignment.contract.ts'
import { draftSchema, emptyDraft, isEmpty, proposedDraft, type Draft } from './answer.draft.ts'
import type { Work } from './WorkPane.tsx'

export interface KeptDraft {
  readonly draft: Draft
  readonly isDirty: boolean
  /** It was written earlier and is back. */
  readonly wasKept: boolean
  change(part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void
  /** It is sent: nothing of it is kept any more. */
  drop(): void
}

/** What is written to a work, kept in this browser until it is sent (P-typing). */
export function useDraft(work: Work): KeptDraft {
  const key = keptKey(useActor().id, assignment.name, work.id)
  const [slot] = useState(() => slotIn(key))
  const [first] = useState(() => proposedDraft(work))
  const [kept] = useState(() => draftSchema.safeParse(takeNewest(key, slot)?.values).data)
  const [draft, setDraft] = useState(kept ?? first)
  const [isSent, setSent] = useState(false)
  const isDirty = !isSent && !sameJson(draft, first) && !isEmpty(draft)
  useEffect(() => {
    if (isDirty)
      keep(slot, { revision: work.revision, base: { ...emptyDraft }, values: { ...draft }, at: Date.now() })
    else dropKept(slot)
  }, [slot, draft, isDirty, work.revision])
  return {
    draft,
    isDirty,
    wasKept: kept !== undefined,
    change: (part) => setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
    drop: () => {
      dropKept(slot)
      setSent(true)
    },
  }
}
