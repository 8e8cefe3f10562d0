import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { countGraphemes } from '#kit/graphemes.ts'
import { kitWords, useWords } from '../words.ts'

/** Specification: comments and review reasons. */
const longest = 500

interface ReasonDialogProps {
  readonly title: string
  readonly isRequired: boolean
  readonly isDanger: boolean
  readonly onAnswer: (reason: string | undefined) => void
  readonly onCancel: () => void
}

/** Asks for the reason of a move, required or not as the state table says. */
export function ReasonDialog({ title, isRequired, isDanger, onAnswer, onCancel }: ReasonDialogProps) {
  const t = useWords(kitWords)
  const [text, setText] = useState('')
  const [isTried, setTried] = useState(false)
  const id = useId()
  const reason = text.trim()
  const problem =
    isRequired && reason === '' ? t('problems.required.enter', { label: t('moves.reason') }) : undefined
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
      <label className="kit-label" htmlFor={id}>
        {t('moves.reason')}
        {!isRequired && <span className="kit-mute">{t('common.optional')}</span>}
      </label>
      <Input.TextArea
        id={id}
        autoFocus
        rows={4}
        value={text}
        placeholder={t('moves.reasonPlaceholder')}
        count={{ max: longest, strategy: countGraphemes, show: true }}
        aria-invalid={isTried && problem !== undefined}
        aria-describedby={`${id}-problem`}
        status={isTried && problem !== undefined ? 'error' : ''}
        onChange={(event) => setText(event.target.value)}
      />
      <p id={`${id}-problem`} className="kit-problem" role="alert">
        {isTried && problem}
      </p>
    </Modal>
  )
}
