import { useEffect, useState } from 'react'
import { withoutSecrets } from '#kit/field.secret.ts'
import { useActor } from '../session.ts'
import type { Kept } from './keptTyping.ts'
import { dropKept, keep, keptKey, readKept } from './keptTyping.ts'
import type { FormState } from './useForm.ts'
import { differing, mergeValues, type Values } from './values.ts'

const rest = 400

export interface KeptTyping {
  /** Typing of an earlier visit that may be brought back. */
  readonly offer: Kept | undefined
  readonly use: () => void
  readonly drop: () => void
}

/** Keeps what is typed (but no key) in this browser until it is saved, and offers it when the record is opened again. */
export function useKeptTyping(
  resource: string,
  id: number | undefined,
  revision: number,
  form: FormState,
): KeptTyping {
  const key = keptKey(useActor().id, resource, id)
  const { fields, values, base, isDirty } = form
  const [offer, setOffer] = useState(() => {
    const kept = readKept(key)
    const now = withoutSecrets(fields, values)
    return kept && differing(fields, kept.values, now).length > 0 ? kept : undefined
  })
  const [hasChanged, setChanged] = useState(false)
  useEffect(() => {
    if (isDirty) setChanged(true)
  }, [isDirty])
  useEffect(() => {
    if (!isDirty) {
      if (hasChanged) dropKept(key)
      return undefined
    }
    const open = (held: Values) => withoutSecrets(fields, held)
    const kept = { revision, base: open(base), values: open(values), at: Date.now() }
    const timer = setTimeout(() => keep(key, kept), rest)
    return () => clearTimeout(timer)
  }, [key, revision, fields, base, values, isDirty, hasChanged])
  return {
    offer,
    use: () => {
      if (offer) form.setValues(mergeValues(fields, offer.base, offer.values, values).merged)
      setOffer(undefined)
    },
    drop: () => {
      setOffer(undefined)
      if (!isDirty) dropKept(key)
    },
  }
}
