import { useState } from 'react'
import { draftKey } from '#kit/form/web/recoveryDraft.ts'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { notify, undoDelay } from '#kit/notice/web/notice.ts'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LearnThread } from '#features/learning/message/learnerMessages.contract.ts'
import { learnWords } from '../../learn.words.ts'
import { fileLimit } from '#features/learning/message/message.limits.ts'
import { isSentFile, type OutboxAction, type SentFile } from '../outbox/action.ts'
import type { Outbox } from '../outbox/outbox.ts'
import type { OutboxEntry } from '../outbox/outboxStore.ts'
import { useOutboxState } from '../outbox/useOutboxState.ts'

interface Options {
  readonly thread: LearnThread
  readonly outbox: Outbox
  readonly onSent: () => void
}

/** A reply that the list does not hold yet. */
interface Unlisted {
  readonly clientId: string
  readonly text: string
  readonly files: readonly SentFile[]
  /** It was not sent yet. */
  readonly isWaiting: boolean
}

interface Written {
  readonly text: string
  readonly files: readonly SentFile[]
}

const blank: Written = { text: '', files: [] }

/** What was left in the browser's storage; undefined where it is no reply. */
function readWritten({ text, files }: Readonly<Record<string, unknown>>): Written | undefined {
  if (typeof text !== 'string') return undefined
  return { text, files: Array.isArray(files) ? files.filter(isSentFile) : [] }
}

/** What the learner is about to say in a conversation, has said and not sent, and was not let say; nothing of it is lost. */
export function useReplies({ thread, outbox, onSent }: Options) {
  const t = useWords(learnWords)
  const [isOpen, setOpen] = useState(false)
  const { draft, setDraft } = useRecoveryDraft<Written>({
    key: draftKey(useActor().id, 'reply', thread.id),
    first: blank,
    read: readWritten,
    isWritten: ({ text, files }) => text.trim() !== '' || files.length > 0,
    onRestore: () => setOpen(true),
  })
  const { refused } = useOutboxState(outbox)
  const [sent, setSent] = useState<readonly (Unlisted & { readonly id: number })[]>([])
  const close = () => {
    setDraft(blank)
    setOpen(false)
  }
  const send = () => {
    const { files } = draft
    const unsent = { clientId: newKey(), text: draft.text.trim() }
    const body = { ...unsent, replyTo: thread.id, fileIds: files.map(({ id }) => id) }
    outbox.add(
      { kind: 'reply', body, text: body.text, files },
      {
        onAnswer: (id) => {
          notify({ kind: 'success', text: t('reply.sent') })
          // Shown until the list has it.
          if (typeof id === 'number')
            setSent((before) => [...before, { ...unsent, files, id, isWaiting: false }])
          onSent()
        },
        onRefusal: () => undefined,
        onStall: () => notify({ kind: 'info', text: t('reply.later') }),
      },
    )
    close()
  }
  const discard = (entry: OutboxEntry) => {
    outbox.discard(entry)
    const undo = { label: t('outbox.undo'), run: () => outbox.restore(entry) }
    notify({ kind: 'info', text: t('outbox.discarded'), action: undo, milliseconds: undoDelay })
  }
  const edit = (entry: OutboxEntry) => {
    outbox.discard(entry)
    const { text = '', files = [] } = entry.action
    setDraft((now) => ({
      text: [now.text.trim(), text].filter(Boolean).join('\n'),
      files: [...now.files, ...files].slice(0, fileLimit),
    }))
    setOpen(true)
  }
  const isOfThread = (action: OutboxAction) => action.kind === 'reply' && action.body.replyTo === thread.id
  const waiting = outbox
    .waiting()
    .flatMap((action) =>
      action.kind === 'reply' && isOfThread(action)
        ? [{ ...action.body, files: action.files ?? [], isWaiting: true }]
        : [],
    )
  const isListed = ({ id }: { readonly id: number }) => thread.replies.some((reply) => reply.id === id)
  const unlisted: readonly Unlisted[] = [...sent.filter((one) => !isListed(one)), ...waiting]
  return {
    ...{ isOpen, text: draft.text, files: draft.files, unlisted, send, close, discard, edit },
    refused: refused.filter(({ action }) => isOfThread(action)),
    open: () => setOpen(true),
    write: (text: string) => setDraft((now) => ({ ...now, text })),
    attach: (turn: (files: readonly SentFile[]) => readonly SentFile[]) =>
      setDraft((now) => ({ ...now, files: turn(now.files) })),
  }
}

export type Replies = ReturnType<typeof useReplies>
