import { useState } from 'react'
import { draftKey } from '#kit/form/web/recoveryDraft.ts'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { sameJson } from '#kit/value/sameJson.ts'
import { useActor } from '#kit/http/web/session.ts'
import { assignment } from '../assignment.contract.ts'
import { draftSchema, isEmpty, proposedDraft, type Draft } from './answer.draft.ts'
import type { Work } from './WorkPane.tsx'

export interface StoredDraft {
  readonly draft: Draft
  readonly isDirty: boolean
  /** It was written earlier and is back. */
  readonly wasRestored: boolean
  change(part: Partial<Draft> | ((draft: Draft) => Partial<Draft>)): void
  /** It is sent: its stored copy is deleted. */
  drop(): void
}

/** What is written to a work, stored in this browser until it is sent (P-typing). */
export function useDraft(work: Work): StoredDraft {
  const [first] = useState(() => proposedDraft(work))
  const isWritten = (draft: Draft) => !sameJson(draft, first) && !isEmpty(draft)
  const { draft, setDraft, restored, isDirty, drop } = useRecoveryDraft<Draft>({
    key: draftKey(useActor().id, assignment.name, work.id),
    first,
    read: (values) => draftSchema.safeParse(values).data,
    isWritten,
  })
  return {
    draft,
    isDirty,
    drop,
    wasRestored: restored !== undefined,
    change: (part) => setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) })),
  }
}
