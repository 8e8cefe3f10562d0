import * as z from 'zod/mini'
import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { accountFaults } from '../../account.faults.ts'
import { ownedData, type OwnedRecord } from '../../account.owned.ts'

export interface Closing {
  readonly password: string
  readonly handOverTo: number | null
}

interface ClosingOptions {
  readonly close: (values: Closing) => Promise<unknown>
  readonly onClosed: () => void
  /** Reports what belongs to no field. */
  readonly onTrouble: (text: string) => void
}

function ownedIn(error: unknown): readonly OwnedRecord[] {
  if (!isRefusal(error, accountFaults.holdsPublic.code)) return []
  const read = z.safeParse(ownedData, error.data)
  return read.success ? read.data.held : []
}

/** The closing of an account as console and learner's page carry it out: what others use comes back, to be handed over first. */
export function useClosing({ close, onClosed, onTrouble }: ClosingOptions) {
  const [values, setValues] = useState<Closing>({ password: '', handOverTo: null })
  const [owned, setOwned] = useState<readonly OwnedRecord[]>([])
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isClosing, setClosing] = useState(false)
  const change = (part: Partial<Closing>) => {
    setValues({ ...values, ...part })
    setProblems({})
  }
  const refuse = (error: unknown) => {
    const others = ownedIn(error)
    const fields = isRefusal(error) ? error.fields : {}
    setProblems(fields)
    if (others.length > 0) setOwned(others)
    else if (Object.keys(fields).length === 0) onTrouble(errorText(error))
  }
  const send = () => {
    setClosing(true)
    void close(values)
      .then(onClosed, refuse)
      .finally(() => setClosing(false))
  }
  return { values, owned, problems, isClosing, change, send }
}
