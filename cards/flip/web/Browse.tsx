import { useEffect, useRef, useState } from 'react'
import { StepButtons } from '#kit/card/web/StepButtons.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { Face } from './Face.tsx'
import type { FlipProps } from './flipProps.ts'
import { Tip } from './Tip.tsx'

/** Cards to leaf through. Once all were turned that is reported by itself; there is nothing to confirm. */
export function Browse({ card, files, progress, response, isSending, report, submit }: FlipProps) {
  const t = useWords(flipWords)
  const [place, setPlace] = useState(0)
  const [isTurned, setTurned] = useState(false)
  const { pairs } = card
  const here = Math.min(place, pairs.length - 1)
  const pair = pairs[here]
  const turned = new Set(progress?.turned)
  const count = pairs.filter(({ id }) => turned.has(id)).length
  const isDone = count === pairs.length
  const send = useRef(submit)
  useEffect(() => {
    send.current = submit
  })
  useEffect(() => {
    if (isDone && response === undefined && !isSending) send.current({ mode: 'browse' })
  }, [isDone, response, isSending])
  if (!pair) return null

  function goTo(next: number): void {
    setPlace(next)
    setTurned(false)
  }
  function turn(id: string): void {
    setTurned(!isTurned)
    if (!turned.has(id)) report({ viewed: true, turned: [id] })
  }

  return (
    <>
      <Face files={files} isTurned={isTurned} onTurn={() => turn(pair.id)} pair={pair} />
      {!isTurned && <Tip key={pair.id} text={pair.tip} />}
      <StepButtons
        nextLabel={t('play.next')}
        onGo={goTo}
        place={here}
        previousLabel={t('play.previous')}
        total={pairs.length}
      >
        <span className="kit-visually-hidden">
          {t('play.place', { number: here + 1, total: pairs.length })}
        </span>
        <span role="status">{t('play.turned', { count, total: pairs.length })}</span>
      </StepButtons>
    </>
  )
}
