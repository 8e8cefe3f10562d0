import { SendOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useId, useRef } from 'react'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { sendByEnter } from '#kit/typing/web/sendByEnter.ts'
import { maxPromptLength } from '#features/ai/agent/conversation.contract.ts'
import { assistantWords } from '../assistant.words.ts'

interface Props {
  readonly draft: string
  readonly isAnswering: boolean
  readonly onDraft: (draft: string) => void
  readonly onSend: (prompt: string) => void
  readonly onStop: () => void
}

/** B10: a text box of three rows; what is blank after trimming is not sent. */
export function Composer({ draft, isAnswering, onDraft, onSend, onStop }: Props) {
  const t = useWords(assistantWords)
  const hint = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const prompt = draft.trim()
  const send = () => {
    if (prompt === '' || isAnswering) return
    if (prompt.length > maxPromptLength)
      return void notify({ kind: 'error', text: t('tooLong', { max: maxPromptLength }) })
    onSend(prompt)
    field.current?.focus()
  }
  return (
    <div className="assistant-composer">
      <textarea
        ref={field}
        className="assistant-field"
        rows={3}
        aria-label={t('prompt')}
        aria-describedby={hint}
        placeholder={t('prompt')}
        value={draft}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={(event) => sendByEnter(event, send)}
      />
      <div className="assistant-send">
        <span id={hint}>{t('hint')}</span>
        {isAnswering ? (
          <Button onClick={onStop}>{t('stop')}</Button>
        ) : (
          <Button
            type="primary"
            icon={<SendOutlined aria-hidden="true" />}
            disabled={prompt === ''}
            onClick={send}
          >
            {t('send')}
          </Button>
        )}
      </div>
    </div>
  )
}
