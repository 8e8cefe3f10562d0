import { Button, Input } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { withinSentence } from '#kit/contract/problem.ts'
import { maxReasonLength } from '#kit/contract/review.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useLeaveGuard } from '#kit/form/web/useLeaveGuard.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { aiConfigWords } from '../../ai-config.words.ts'

interface Props {
  readonly isDisabled: boolean
  readonly isPending: boolean
  readonly onReason: (reason: string) => void
  /** What may be done instead. */
  readonly children?: ReactNode
}

/** Has a reason given, which overrules the reference examples; it stands here until the configuration is in use. */
export function Overruling({ isDisabled, isPending, onReason, children }: Props) {
  const t = useWords(aiConfigWords)
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <div className="ai-debug-bar">
        {children}
        <Button disabled={isDisabled} onClick={() => setAsked(true)}>
          {t('take.overrule')}
        </Button>
      </div>
    )
  return <ReasonForm {...{ isDisabled, isPending, onReason }} onCancel={() => setAsked(false)} />
}

function ReasonForm({
  isDisabled,
  isPending,
  onReason,
  onCancel,
}: Omit<Props, 'children'> & { onCancel: () => void }) {
  const t = useWords(aiConfigWords)
  const kit = useWords(kitWords)
  const id = useId()
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const guard = useLeaveGuard(text.trim() !== '')
  const reason = text.trim()
  const left = maxReasonLength - countGraphemes(reason)
  const problem =
    reason === '' ? kit('problems.required.enter', { label: withinSentence(kit('moves.reason')) }) : undefined
  const answer = () => {
    setTried(true)
    if (problem === undefined && left >= 0) onReason(reason)
  }
  return (
    <>
      {guard}
      <FormField
        path="reason"
        id={id}
        label={kit('moves.reason')}
        hint={t('take.why')}
        required="save"
        problem={isTried ? problem : undefined}
        left={left}
      >
        {({ describedBy, isInvalid }) => (
          <Input.TextArea
            id={id}
            autoFocus
            rows={3}
            value={text}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            status={isInvalid ? 'error' : ''}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FormField>
      <div className="ai-debug-bar">
        <Button danger disabled={isDisabled} loading={isPending} onClick={answer}>
          {t('take.overrule')}
        </Button>
        <Button disabled={isPending} onClick={onCancel}>
          {kit('actions.cancel')}
        </Button>
      </div>
    </>
  )
}
