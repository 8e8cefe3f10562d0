import { useEffect, useId, useRef } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Composer } from '#kit/typing/web/Composer.tsx'
import { helpSheetWords } from '../../help.words.ts'
import { saidMax } from './saidMax.ts'

interface Props {
  readonly text: string
  readonly isWriting: boolean
  /** Whether the sheet is shown. */
  readonly isOpen: boolean
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  readonly onStop: () => void
}

/** From here on it is said how much room is left. */
const fewLeft = 60

/** What the learner is about to say; while a reply is written its button stops that. */
export function HelpField({ text, isWriting, isOpen, onChange, onSend, onStop }: Props) {
  const t = useWords(helpSheetWords)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const left = saidMax - countGraphemes(text.trim())
  useEffect(() => {
    // Where a finger points, the focus would open a keyboard over the sheet.
    if (isOpen && window.matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [isOpen])
  return (
    <>
      <Composer
        describedBy={id}
        field={field}
        isInvalid={left < 0}
        isSendable={text.trim() !== '' && left >= 0 && !isWriting}
        label={t('say')}
        onChange={onChange}
        onSend={onSend}
        sendLabel={t('send')}
        stop={isWriting ? { label: t('stop'), onStop } : undefined}
        text={text}
      />
      <p className={left < 0 ? 'learn-help-left is-over' : 'learn-help-left'} id={id}>
        {left < fewLeft && t('left', { count: left })}
      </p>
    </>
  )
}
