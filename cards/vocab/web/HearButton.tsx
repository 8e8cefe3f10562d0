import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import type { Term } from '../vocab.schema.ts'
import type { Voice } from './useVoice.ts'

const speaker = 'M5 9.5v5h3.5L13 18.5v-13L8.5 9.5zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11'

interface Props {
  readonly term: Term
  readonly voice: Voice
  /** The word is the question: its sound is all there is of it. */
  readonly isLarge?: boolean
}

/** Has a word heard; where nothing can be heard there is no button. */
export function HearButton({ term, voice, isLarge = false }: Props) {
  const t = useWords(vocabWords)
  if (!voice.canSpeak(term)) return null
  return (
    <button
      aria-label={isLarge ? t('play.hear') : `${t('play.hear')}: ${term.term}`}
      className={isLarge ? 'vocab-hear is-large' : 'vocab-hear'}
      onClick={() => voice.speak(term)}
      type="button"
    >
      <LineIcon path={speaker} size={isLarge ? 40 : 20} />
    </button>
  )
}
