import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { withoutSecrets } from '#kit/contract/field.secret.ts'
import { lockTab } from '#kit/http/web/openTabs.ts'
import { useActor } from '#kit/http/web/session.ts'
import { differing, mergeValues, type Values } from '../values.ts'
import type { RecoveryDraft, Slot } from './recoveryDraft.ts'
import { dropDraft, saveDraft, draftKey, draftsUnder, slotIn, moveDraft } from './recoveryDraft.ts'
import type { FormState } from './useForm.ts'

export interface DraftRecovery {
  /** Typing of an earlier visit that may be brought back. */
  readonly offer: RecoveryDraft | undefined
  readonly use: () => void
  readonly drop: () => void
}

/** Keeps what is typed (but no key) in this browser until it is saved, and offers it when the record is opened again. */
export function useDraftRecovery(
  resource: string,
  id: number | undefined,
  revision: number,
  form: FormState,
): DraftRecovery {
  const key = draftKey(useActor().id, resource, id)
  const { fields, values, base, isDirty } = form
  const slot = useMemo(() => slotIn(key), [key])
  useEffect(() => lockTab(slot), [slot])
  const [offer, setOffer] = useState<Slot>()
  const [round, setRound] = useState(0)
  const offerFrom = useEffectEvent((slots: readonly Slot[]) => {
    const now = withoutSecrets(fields, values)
    const isMore = ({ draft }: Slot) => differing(fields, draft.values, now).length > 0
    for (const left of slots) if (!isMore(left)) dropDraft(left.slot)
    setOffer(slots.find(isMore))
  })
  useEffect(() => {
    // What else was left is offered once this is saved.
    if (isDirty) return undefined
    let isMounted = true
    void draftsUnder(key).then((slots) => isMounted && offerFrom(slots))
    return () => {
      isMounted = false
    }
  }, [key, round, isDirty])
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    if (isDirty) setChanged(true)
  }, [isDirty])
  useEffect(() => {
    if (!isDirty) {
      if (hasChanged) dropDraft(slot)
      return undefined
    }
    const open = (all: Values) => withoutSecrets(fields, all)
    saveDraft(slot, { revision, base: open(base), values: open(values), at: Date.now() })
    return undefined
  }, [slot, revision, fields, base, values, isDirty, hasChanged])
  return {
    offer: offer?.draft,
    use: () => {
      if (!offer) return
      form.setValues(mergeValues(fields, offer.draft.base, offer.draft.values, values).merged)
      moveDraft(slot, offer)
      setOffer(undefined)
    },
    drop: () => {
      if (offer) dropDraft(offer.slot)
      setOffer(undefined)
      setRound(round + 1)
    },
  }
}
