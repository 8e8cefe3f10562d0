import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { withinSentence } from '#kit/contract/problem.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

/** Specification: comments and review reasons. */
const longest = 500

interface ReasonDialogProps {
  readonly title: string
  readonly isRequired: boolean
  readonly isDanger: boolean
  /** Who will read it, where that is not the creator. */
  readonly placeholder?: string | undefined
  readonly onAnswer: (reason: string | undefined) => void
  readonly onCancel: () => void
}

/** Asks for the reason of a move, required or not as the state table says. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, isRequired, isDanger, placeholder, onAnswer, onCancel } = props
  const t = useWords(kitWords)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const id = useId()
  const reason = text.trim()
  const problem =
    isRequired && reason === ''
      ? t('problems.required.enter', { label: withinSentence(t('moves.reason')) })
      : undefined
  const answer = () => {
    setTried(true)
    if (problem === undefined && countGraphemes(reason) <= longest)
      onAnswer(reason === '' ? undefined : reason)
  }
  return (
    <Modal
      open
      title={title}
      okText={title}
      cancelText={t('actions.cancel')}
      okButtonProps={{ danger: isDanger }}
      onOk={answer}
      onCancel={onCancel}
    >
      <FormField
        path="reason"
        id={id}
        label={t('moves.reason')}
        required={isRequired ? 'save' : 'never'}
        problem={isTried ? problem : undefined}
        left={longest - countGraphemes(reason)}
      >
        {({ describedBy, isInvalid }) => (
          <Input.TextArea
            id={id}
            autoFocus
            rows={4}
            value={text}
            placeholder={placeholder ?? t('moves.reasonPlaceholder')}
            aria-invalid={isInvalid}
            aria-describedby={describedBy}
            status={isInvalid ? 'error' : ''}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
    </Modal>
  )
}
