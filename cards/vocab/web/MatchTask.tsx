import { useEffect, useRef, useState } from 'react'
import type { TypedVerdict } from '#kit/value/typed.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { termOf } from '../vocab.answers.ts'
import { vocabWords } from '../vocab.card.ts'
import type { Result, Task } from '../vocab.session.ts'
import { meaningOf, type TaskProps } from './taskProps.ts'
import { audibleOf } from './spokenTerm.ts'

interface Props extends TaskProps {
  readonly task: Extract<Task, { kind: 'match' }>
  onAnswer(termId: string, chosenId: string): TypedVerdict
  onDone(results: readonly Result[]): void
}

/** Words and meanings side by side: touch one, then what belongs to it. The first try for each word counts. */
export function MatchTask({ card, files, task, voice, onAnswer, onDone }: Props) {
  const t = useWords(vocabWords)
  const root = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<string>()
  const [results, setResults] = useState<readonly Result[]>([])
  const [done, setDone] = useState<readonly string[]>([])
  const [missed, setMissed] = useState<string>()
  const [announcement, setAnnouncement] = useState('')
  const isOver = done.length === task.termIds.length
  useEffect(() => {
    if (isOver) root.current?.querySelector<HTMLElement>('.player-main')?.focus()
  }, [isOver])

  function touchTerm(id: string): void {
    const term = termOf(card, id)
    setMissed(undefined)
    setChosen(chosen === id ? undefined : id)
    if (term && chosen !== id && voice.canSpeak(audibleOf(term))) voice.speak(audibleOf(term))
  }

  function touchMeaning(id: string): void {
    const term = chosen === undefined ? undefined : termOf(card, chosen)
    const option = termOf(card, id)
    if (!term || !option) return
    const isFirst = results.every(({ termId }) => termId !== term.id)
    const isRight = isFirst ? onAnswer(term.id, id) !== 'wrong' : term.id === id
    if (isFirst) setResults([...results, { termId: term.id, isRight }])
    if (isRight) setDone([...done, term.id])
    setMissed(isRight ? undefined : id)
    setChosen(isRight ? undefined : chosen)
    const values = { term: term.term, meaning: meaningOf(option) }
    setAnnouncement(t(isRight ? 'play.matched' : 'play.mismatched', values))
  }

  const stateOf = (id: string, isChosen: boolean) =>
    `card-box vocab-option ${done.includes(id) ? 'is-right' : isChosen ? 'is-chosen' : ''}`
  return (
    <div className="vocab-task" ref={root}>
      <div className="vocab-match">
        <div aria-label={t('play.words')} role="group">
          {task.termIds.map((id) => (
            <button
              aria-pressed={chosen === id}
              className={stateOf(id, chosen === id)}
              disabled={done.includes(id)}
              key={id}
              lang={card.language}
              onClick={() => touchTerm(id)}
              type="button"
            >
              {termOf(card, id)?.term}
            </button>
          ))}
        </div>
        <div aria-label={t('play.meanings')} role="group">
          {task.optionIds.map((id) => {
            const option = termOf(card, id)
            return (
              <button
                aria-disabled={chosen === undefined}
                className={missed === id ? 'card-box vocab-option is-wrong' : stateOf(id, false)}
                disabled={done.includes(id)}
                key={id}
                onClick={() => touchMeaning(id)}
                type="button"
              >
                {option?.picture && (
                  <CardPicture className="card-thumb vocab-thumb" files={files} media={option.picture} />
                )}
                {option?.meaning && <span>{option.meaning}</span>}
              </button>
            )
          })}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      <div className="vocab-foot">
        {isOver && (
          <button
            className="player-main"
            onClick={(event) => {
              event.preventDefault()
              onDone(results)
            }}
            type="submit"
          >
            {t('play.goOnNext')}
          </button>
        )}
      </div>
    </div>
  )
}
