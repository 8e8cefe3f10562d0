import { useEffect, useRef } from 'react'
import type { TypedVerdict } from '#kit/value/typed.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import type { Term, VocabCard } from '../vocab.schema.ts'
import { meaningOf } from './taskProps.ts'

interface Props {
  readonly card: VocabCard
  readonly term: Term
  readonly verdict: TypedVerdict
  onNext(): void
}

/** The verdict on one answer, and the button to go on, which Enter takes as well. */
export function TaskFeedback({ card, term, verdict, onNext }: Props) {
  const t = useWords(vocabWords)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const isRight = verdict !== 'wrong'
  return (
    <div className={isRight ? 'vocab-foot is-right' : 'vocab-foot is-wrong'}>
      <div role="status">
        <strong>
          {verdict === 'near'
            ? t('play.near', { term: term.term })
            : t(isRight ? 'play.right' : 'play.wrong')}
        </strong>
        {!isRight && (
          <p lang={card.language}>{t('play.rightIs', { term: term.term, meaning: meaningOf(term) })}</p>
        )}
      </div>
      <button
        className="player-main"
        onClick={(event) => {
          event.preventDefault()
          onNext()
        }}
        ref={button}
        type="submit"
      >
        {t('play.goOnNext')}
      </button>
    </div>
  )
}
