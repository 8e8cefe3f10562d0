import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { helpSheetWords } from '../../help.words.ts'
import { saidMax } from './saidMax.ts'

interface Props {
  readonly text: string
  readonly isWriting: boolean
  /** Whether the sheet is shown: the field then has the focus, unless that would open a keyboard over it. */
  readonly isOpen: boolean
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  readonly onStop: () => void
}

const arrow = 'M5 12h13M12.5 6l6 6-6 6'
const square = 'M7.5 7.5h9v9h-9z'
/** From here on it is said how much room is left. */
const fewLeft = 60

/** What the learner is about to say; while a reply is written its button stops that. */
export function HelpField({ text, isWriting, isOpen, onChange, onSend, onStop }: Props) {
  const t = useWords(helpSheetWords)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const left = saidMax - countGraphemes(text.trim())
  const isSendable = text.trim() !== '' && left >= 0 && !isWriting
  useEffect(() => {
    if (isOpen && window.matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [isOpen])
  const send = () => {
    if (!isSendable) return
    onSend()
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <>
      <div className="learn-help-field">
        <textarea
          aria-describedby={id}
          aria-invalid={left < 0}
          aria-label={t('say')}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKey}
          placeholder={t('say')}
          ref={field}
          rows={1}
          value={text}
        />
        {isWriting ? (
          <button aria-label={t('stop')} onClick={onStop} type="button">
            <LineIcon path={square} size={22} />
          </button>
        ) : (
          <button aria-disabled={!isSendable} aria-label={t('send')} onClick={send} type="button">
            <LineIcon path={arrow} size={22} />
          </button>
        )}
      </div>
      <p className={left < 0 ? 'learn-help-left is-over' : 'learn-help-left'} id={id}>
        {left < fewLeft && t('left', { count: left })}
      </p>
    </>
  )
}
