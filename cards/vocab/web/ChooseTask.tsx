import { useEffect, useRef, useState } from 'react'
import type { TypedVerdict } from '#kit/value/typed.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { judgeAnswer, termOf } from '../vocab.answers.ts'
import { vocabWords } from '../vocab.card.ts'
import type { Term } from '../vocab.schema.ts'
import { HearButton } from './HearButton.tsx'
import type { TaskProps } from './taskProps.ts'
import { TaskFeedback } from './TaskFeedback.tsx'
import { useSpeakOnce } from './spokenTerm.ts'

interface Props extends TaskProps {
  readonly term: Term
  readonly optionIds: readonly string[]
  /** The word is heard, not read. */
  readonly sounds: boolean
  onAnswer(chosenId: string): TypedVerdict
  onDone(isRight: boolean): void
}

/** A word, read or heard, and some meanings of which one is its own; the keys 1 to 4 choose as well. */
export function ChooseTask(props: Props) {
  const { card, files, voice, term, optionIds, sounds, onAnswer, onDone, onQuiet } = props
  const t = useWords(vocabWords)
  const root = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<{ id: string; verdict: TypedVerdict }>()
  useSpeakOnce(voice, term, sounds)

  const choose = (id: string) => {
    if (!choice) setChoice({ id, verdict: onAnswer(id) })
  }
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const id = /^[1-9]$/.test(event.key) ? optionIds[Number(event.key) - 1] : undefined
      // Only of this player: beside a preview there is a form to be typed into.
      const isHere = event.target instanceof Node && root.current?.parentElement?.contains(event.target)
      if (id === undefined || !isHere || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      choose(id)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
  const stateOf = (id: string) => {
    if (!choice) return ''
    if (judgeAnswer(card, { mode: 'choose', termId: term.id, answer: id }) !== 'wrong') return 'is-right'
    return id === choice.id ? 'is-wrong' : 'is-off'
  }

  return (
    <div className="vocab-task" ref={root}>
      {sounds && !choice ? (
        <div className="vocab-sound">
          <HearButton isLarge term={term} voice={voice} />
          <button className="player-text-button" onClick={onQuiet} type="button">
            {t('play.quiet')}
          </button>
        </div>
      ) : (
        <p className="vocab-big" lang={card.language}>
          {term.term}
          {term.reading && <span className="vocab-reading">{term.reading}</span>}
          <HearButton term={term} voice={voice} />
        </p>
      )}
      <div className="vocab-options">
        {optionIds.map((id, index) => {
          const option = termOf(card, id)
          return (
            <button
              className={`card-box vocab-option ${stateOf(id)}`}
              disabled={choice !== undefined}
              key={id}
              onClick={() => choose(id)}
              type="button"
            >
              {option?.picture && (
                <CardPicture className="card-thumb vocab-thumb" files={files} media={option.picture} />
              )}
              <span>
                {option?.meaning || (option?.picture ? '' : t('play.option', { number: index + 1 }))}
              </span>
            </button>
          )
        })}
      </div>
      {choice ? (
        <TaskFeedback
          card={card}
          onNext={() => onDone(choice.verdict !== 'wrong')}
          term={term}
          verdict={choice.verdict}
        />
      ) : (
        <div className="vocab-foot">
          <button className="player-text-button" onClick={() => choose('')} type="button">
            {t('play.unknown')}
          </button>
        </div>
      )}
    </div>
  )
}
