import { Button, Input } from 'antd'
import { useEffect, useId, useRef, useState } from 'react'
import { maxReasonLength } from '#kit/contract/review.ts'
import { useShortcuts } from '#kit/typing/web/shortcuts.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Decision } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'
import { blankDraft, draftProblem, type DecisionDraft } from './decisionDraft.ts'
import { ReasonRows } from './ReasonRows.tsx'
import type { Place } from './reviewable.ts'
import { decisionShortcuts } from './reviewShortcuts.ts'

interface DecisionFormProps {
  readonly places: readonly Place[]
  readonly isSending: boolean
  readonly onDecide: (draft: DecisionDraft) => void
}

const results = ['approved', 'rejected'] as const
const choice = { approved: 'decide.approve', rejected: 'decide.reject' } as const

/** Approve with a word or without; reject with at least one reason, each where it belongs (K1). */
export function DecisionForm({ places, isSending, onDecide }: DecisionFormProps) {
  const t = useWords(auditWords)
  const kit = useWords(kitWords)
  const [draft, setDraft] = useState<DecisionDraft>(blankDraft)
  const [isTried, setTried] = useState(false)
  const [isFocusing, setFocusing] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const noteId = useId()
  const choose = (result: Decision['result']) => {
    setDraft((now) => ({ ...now, result }))
    setFocusing(true)
  }
  useShortcuts(decisionShortcuts, {
    approve: () => choose('approved'),
    reject: () => choose('rejected'),
  })
  useEffect(() => {
    if (!isFocusing) return
    // Once the fields of the other decision are drawn.
    fields.current?.querySelector('textarea')?.focus()
    setFocusing(false)
  }, [isFocusing])
  const problem = draftProblem(draft)
  const send = () => {
    setTried(true)
    if (problem === undefined) onDecide(draft)
  }
  const isRejection = draft.result === 'rejected'
  return (
    <>
      <div className="review-choice" role="radiogroup" aria-label={t('decide.title')}>
        {results.map((result) => (
          <button
            key={result}
            type="button"
            role="radio"
            aria-checked={draft.result === result}
            data-result={result}
            onClick={() => choose(result)}
          >
            {t(choice[result])}
          </button>
        ))}
      </div>
      <div ref={fields}>
        {isRejection ? (
          <ReasonRows draft={draft} places={places} onChange={(reasons) => setDraft({ ...draft, reasons })} />
        ) : (
          <Input.TextArea
            aria-label={t('decide.word')}
            placeholder={t('decide.word')}
            autoSize={{ minRows: 3, maxRows: 8 }}
            value={draft.word}
            onChange={(event) => setDraft({ ...draft, word: event.target.value })}
          />
        )}
      </div>
      <p id={noteId} className="kit-problem" role="alert">
        {isTried && problem === 'needed' && t('decide.needed')}
        {problem === 'tooLong' && kit('problems.tooLong', { max: maxReasonLength })}
      </p>
      <Button
        block
        type="primary"
        danger={isRejection}
        loading={isSending}
        aria-describedby={noteId}
        onClick={send}
      >
        {t(choice[draft.result])}
      </Button>
      <p className="kit-muted">{t('decide.keys')}</p>
    </>
  )
}
