import { useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { choiceWords } from '../choice.card.ts'

interface Props {
  readonly seconds: number
  onTimeUp(): void
}

/** Counts down from the moment the question is seen; announced to a screen reader at ten seconds and at the end only. */
export function ChoiceClock({ seconds, onTimeUp }: Props) {
  const t = useWords(choiceWords)
  const [left, setLeft] = useState(seconds)
  const timeUp = useRef(onTimeUp)
  useEffect(() => {
    timeUp.current = onTimeUp
  })
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      timeUp.current()
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  const announcement = left === 0 ? t('play.timeUp') : left <= 10 ? t('play.timeLeft', { count: 10 }) : ''
  return (
    <div className={left <= 10 ? 'choice-clock is-short' : 'choice-clock'}>
      <span aria-hidden="true" className="choice-clock-bar">
        <i style={{ transform: `scaleX(${left / seconds})` }} />
      </span>
      <span role="timer">{left === 0 ? t('play.timeUp') : t('play.timeLeft', { count: left })}</span>
      <span className="visually-hidden" role="status">
        {announcement}
      </span>
    </div>
  )
}
