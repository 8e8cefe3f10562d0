import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { withinSentence } from '#kit/contract/problem.ts'
import type { BodyOf } from '#kit/contract/endpoint.ts'
import { fitsIn } from '#kit/value/graphemes.ts'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { assignment, assignmentEndpoints, commentMax } from '../assignment.contract.ts'
import { gradeOf } from '../assignment.grade.ts'
import type { Result } from '../assignment.states.ts'
import { assignmentWords } from '../assignment.words.ts'
import { marksOf } from './answer.draft.ts'
import { useDraft, type StoredDraft } from './useDraft.ts'
import type { Work } from './WorkPane.tsx'

type Body = BodyOf<typeof assignmentEndpoints.feedback>
type Problems = Readonly<Record<string, string>>

interface Options {
  readonly work: Work
  refetch(): Promise<void>
  onSent(): void
  /** Remembers a short comment that was sent, to be used again. */
  rememberPhrase(text: string): void
}

export interface Answer extends StoredDraft {
  readonly problems: Problems
  readonly isSending: boolean
  /** How many files are being uploaded. */
  readonly pending: number
  /** Somebody was first, and what is shown is the present state. */
  readonly isStale: boolean
  readonly commentRef: React.RefObject<HTMLTextAreaElement | null>
  send(result: Result): void
  insert(phrase: string | undefined): void
  setPending(turn: (pending: number) => number): void
}

/** What a teacher writes to one work, and its sending. */
export function useAnswer({ work, refetch, onSent, rememberPhrase }: Options): Answer {
  const t = useWords(assignmentWords)
  const storedDraft = useDraft(work)
  const words = useResourceWords(assignment.name)
  const [problems, setProblems] = useState<Problems>({})
  const [pending, setPending] = useState(0)
  /** The revision that somebody else had gone past. */
  const [refused, setRefused] = useState<number>()
  const commentRef = useRef<HTMLTextAreaElement>(null)
  const check = useCheck(work)

  const sending = useMutation({
    mutationFn: (body: Body) => call(assignmentEndpoints.feedback, { body }),
    onSuccess: (_revision, body) => {
      storedDraft.drop()
      notify({
        kind: 'success',
        text: t('queue.sent', { name: work.creatorName, state: words.state(body.result) }),
      })
      rememberPhrase(body.comment)
      onSent()
    },
    onError: async (error, body) => {
      if (isRefusal(error, 409)) {
        setRefused(body.revision)
        return refetch()
      }
      const fields = isRefusal(error) ? error.fields : {}
      setProblems(fields)
      if (Object.keys(fields).length === 0) notify({ kind: 'error', text: errorText(error) })
    },
  })

  const send = (result: Result) => {
    if (sending.isPending || work.status !== 'submitted') return
    const body = bodyOf(work, storedDraft, result)
    const found = check(body, pending)
    setProblems(found)
    if (Object.keys(found).length === 0) sending.mutate(body)
    else if ('comment' in found) commentRef.current?.focus()
  }
  const insert = (phrase: string | undefined) => {
    const box = commentRef.current
    if (phrase === undefined || !box) return
    const [from, to] = [box.selectionStart, box.selectionEnd]
    storedDraft.change(({ comment }) => ({ comment: comment.slice(0, from) + phrase + comment.slice(to) }))
    box.focus()
    // After the paint: the box then holds the phrase, and one writes on behind it.
    requestAnimationFrame(() => box.setSelectionRange(from + phrase.length, from + phrase.length))
  }
  return {
    ...storedDraft,
    problems,
    pending,
    commentRef,
    send,
    insert,
    setPending,
    // Reported once the newest is shown: who answers at once answers that.
    isStale: refused !== undefined && work.revision !== refused,
    isSending: sending.isPending,
  }
}

function bodyOf(work: Work, { draft }: StoredDraft, result: Result): Body {
  const isMark = result !== 'feedbackProvided'
  const hasRubric = work.rubric.length > 0
  return {
    id: work.id,
    revision: work.revision,
    result,
    comment: draft.comment.trim(),
    rubric: marksOf(work, draft),
    score: isMark && !hasRubric ? draft.score : null,
    files: draft.files.map(({ id }) => id),
  }
}

/** The same rules as the server's, checked before anything is sent. */
function useCheck(work: Work) {
  const t = useWords(assignmentWords)
  const kit = useWords(kitWords)
  const words = useResourceWords(assignment.name)
  return (body: Body, pending: number): Problems => {
    const graded = gradeOf(work.rubric, body)
    const isMissing = body.result !== 'approved' && body.comment === ''
    return {
      ...(isMissing && {
        comment: kit('problems.required.enter', { label: withinSentence(words.label('comment')) }),
      }),
      ...(!fitsIn(body.comment, commentMax) && { comment: kit('problems.tooLong', { max: commentMax }) }),
      ...(graded.kind === 'refused' && { [graded.field]: t('form.markAll') }),
      ...(pending > 0 && { files: t('form.waits') }),
    }
  }
}
