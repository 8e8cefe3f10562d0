import { useId, type RefObject } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { Composer } from '#kit/typing/web/Composer.tsx'
import { helpSheetWords } from '../../help.words.ts'
import { saidMax } from './saidMax.ts'

interface Props {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly isWriting: boolean
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  readonly onStop: () => void
}

/** From here on it is said how much room is left. */
const fewLeft = 60

/** What the learner is about to say; while a reply is written its button stops that. */
export function HelpField({ field, text, isWriting, onChange, onSend, onStop }: Props) {
  const t = useWords(helpSheetWords)
  const id = useId()
  const left = saidMax - countGraphemes(text.trim())
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
