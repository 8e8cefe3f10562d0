import { HearButton as HearText } from '#kit/audio/web/HearButton.tsx'
import type { Voice } from '#kit/audio/web/useVoice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import type { Term } from '../vocab.schema.ts'
import { audibleOf } from './spokenTerm.ts'

interface Props {
  readonly term: Term
  readonly voice: Voice
  /** The word is the question: its sound is all there is of it. */
  readonly isLarge?: boolean
}

/** Has a word heard; where nothing can be heard there is no button. */
export function HearButton({ term, voice, isLarge = false }: Props) {
  const t = useWords(vocabWords)
  return (
    <HearText
      isLarge={isLarge}
      label={isLarge ? t('play.hear') : `${t('play.hear')}: ${term.term}`}
      said={audibleOf(term)}
      voice={voice}
    />
  )
}
