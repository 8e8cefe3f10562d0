import { useEffect, useRef, useState } from 'react'
import type { TypedVerdict } from '#kit/value/typed.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { vocabWords } from '../vocab.card.ts'
import { limits, type Term } from '../vocab.schema.ts'
import { HearButton } from './HearButton.tsx'
import type { TaskProps } from './taskProps.ts'
import { TaskFeedback } from './TaskFeedback.tsx'
import { useSpeakOnce } from './spokenTerm.ts'

interface Props extends TaskProps {
  readonly term: Term
  /** The word is heard, not described. */
  readonly sounds: boolean
  onAnswer(text: string): TypedVerdict
  onDone(isRight: boolean): void
}

/** A word to be written, from its meaning or its sound. */
export function SpellTask({ card, files, voice, term, sounds, onAnswer, onDone, onQuiet }: Props) {
  const t = useWords(vocabWords)
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [verdict, setVerdict] = useState<TypedVerdict>()
  useSpeakOnce(voice, term, sounds)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const state = verdict === undefined ? '' : verdict === 'wrong' ? 'is-wrong' : 'is-right'
  return (
    <div className="vocab-task">
      {sounds ? (
        <div className="vocab-sound">
          <HearButton isLarge term={term} voice={voice} />
          {verdict === undefined && (
            <button className="player-text-button" onClick={onQuiet} type="button">
              {t('play.quiet')}
            </button>
          )}
        </div>
      ) : (
        <>
          {term.picture && <CardPicture className="vocab-picture" files={files} media={term.picture} />}
          <p className="vocab-big">
            {term.partOfSpeech && <i>{term.partOfSpeech} </i>}
            {term.meaning}
          </p>
        </>
      )}
      <input
        aria-label={t('play.answer')}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        className={`vocab-input ${state}`}
        enterKeyHint="done"
        lang={card.language}
        maxLength={limits.term * 2}
        onChange={(event) => setText(event.target.value)}
        placeholder={t('play.answer')}
        readOnly={verdict !== undefined}
        ref={field}
        spellCheck={false}
        type="text"
        value={text}
      />
      {verdict === undefined ? (
        <div className="vocab-foot">
          <button
            aria-disabled={text.trim() === ''}
            className="player-main"
            onClick={(event) => {
              event.preventDefault()
              if (text.trim() !== '') setVerdict(onAnswer(text.trim()))
            }}
            type="submit"
          >
            {t('play.check')}
          </button>
          <button className="player-text-button" onClick={() => setVerdict(onAnswer(''))} type="button">
            {t('play.unknown')}
          </button>
        </div>
      ) : (
        <TaskFeedback card={card} onNext={() => onDone(verdict !== 'wrong')} term={term} verdict={verdict} />
      )}
    </div>
  )
}
