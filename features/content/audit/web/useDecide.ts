import { useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import type { Recorded } from '#kit/resource/web/formed.ts'
import { nameIn } from '#kit/resource/web/formed.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRefresh } from '#kit/http/web/query.ts'
import { shareWhenPublic } from '#kit/share/web/sharing.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { auditEndpoints } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'
import { decisionTextOf, type DecisionDraft } from './decisionDraft.ts'
import { outcomesOf, type Place, type Reviewable } from './reviewable.ts'

/** Gone from the reader's sight, changed since it was read, or not in that state any more: somebody was first. */
const overtaken = [404, 409, 1001]

/** Sends a decision; one that comes too late says so calmly, and shows how things stand. */
export function useDecide({ resource, get, decide, machine }: Reviewable, onDone: () => void) {
  const t = useWords(auditWords)
  const refresh = useRefresh()
  const [isSending, setSending] = useState(false)
  const [isLate, setLate] = useState(false)

  const renew = () => Promise.all([refresh(auditEndpoints.get), refresh(get)])
  const send = async (record: Recorded, draft: DecisionDraft, places: readonly Place[]) => {
    const { id, revision } = record
    const status = outcomesOf(machine)[draft.result]
    await call(decide, { body: { id, status, revision, ...decisionTextOf(draft, places) } })
    notify({ kind: 'success', text: t(`decide.done.${draft.result}`, { title: nameIn(record) }) })
    onDone()
    shareWhenPublic(resource, id, status)
    await renew()
  }
  const fail = async (error: unknown) => {
    if (overtaken.some((code) => isRefusal(error, code))) {
      await renew()
      setLate(true)
    } else notify({ kind: 'error', text: errorText(error) })
  }
  const run = async (record: Recorded, draft: DecisionDraft, places: readonly Place[]) => {
    setSending(true)
    await send(record, draft, places).catch(fail)
    setSending(false)
  }
  return { run: (...args: Parameters<typeof run>) => void run(...args), isSending, isLate }
}
