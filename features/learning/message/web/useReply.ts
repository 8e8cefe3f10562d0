import { useRef, useState } from 'react'
import { z } from 'zod'
import { fitsIn } from '#kit/value/graphemes.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import type { AttachedFile } from '#kit/files/web/AttachFiles.tsx'
import { draftKey } from '#kit/form/web/recoveryDraft.ts'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { answerMax, messageEndpoints } from '../message.contract.ts'
import { messageWords } from '../message.words.ts'

const draftSchema = z.object({
  content: z.string(),
  files: z.array(z.object({ id: z.number(), name: z.string() })),
})
interface Draft {
  readonly content: string
  readonly files: readonly AttachedFile[]
}
const empty: Draft = { content: '', files: [] }
const isEmpty = ({ content, files }: Draft) => content.trim() === '' && files.length === 0

/** A reply that is being written: kept in this browser until it is sent, and sent once (P-typing, W-once). */
export function useReply(rootId: number) {
  const t = useWords(messageWords)
  const kit = useWords(kitWords)
  const { draft, setDraft, restored } = useRecoveryDraft<Draft>({
    key: draftKey(useActor().id, 'message', rootId),
    first: empty,
    read: (values) => draftSchema.safeParse(values).data,
    isWritten: (written) => !isEmpty(written),
  })
  const [problem, setProblem] = useState<string>()
  const [pending, setPending] = useState(0)
  // Two quick presses come before the next paint.
  const isUnderWay = useRef(false)
  const sending = useWrite(messageEndpoints.create, {
    onDone: () => {
      setDraft(empty)
      notify({ kind: 'success', text: t('reply.sent') })
    },
  })
  const send = () => {
    const content = draft.content.trim()
    if (isUnderWay.current || content === '') return
    if (pending > 0) return setProblem(t('reply.waits'))
    if (!fitsIn(content, answerMax)) return setProblem(kit('problems.tooLong', { max: answerMax }))
    setProblem(undefined)
    const body = { parentId: rootId, content, fileIds: draft.files.map(({ id }) => id) }
    isUnderWay.current = true
    // What was not answered stays here; sent again, it has the same key.
    sending.mutate(
      { body },
      {
        onError: (error) => setProblem(problemOf(error)),
        onSettled: () => {
          isUnderWay.current = false
        },
      },
    )
  }
  const problemOf = (error: Error): string => {
    if (!isRefusal(error)) return error instanceof TypeError ? t('reply.offline') : errorText(error)
    return Object.values(error.fields)[0] ?? errorText(error)
  }
  return {
    draft,
    problem,
    send,
    setPending,
    wasRestored: draft === restored,
    isSending: sending.isPending,
    write: (content: string) => setDraft((now) => ({ ...now, content })),
    attach: (turn: (files: readonly AttachedFile[]) => readonly AttachedFile[]) =>
      setDraft((now) => ({ ...now, files: turn(now.files) })),
  }
}
