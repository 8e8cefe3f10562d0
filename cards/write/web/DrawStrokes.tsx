import { useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { useLatest } from '#kit/view/web/useLatest.ts'
import { writeWords } from '../write.card.ts'
import { penIn, type Pen } from './pen.ts'
import type { TaskProps } from './writeProps.ts'

/** Draws a character with pen, finger or mouse; a stroke that goes wrong too often is shown, and so is one that is asked for. */
export function DrawStrokes({ card, character, onWritten }: TaskProps) {
  const t = useWords(writeWords)
  const box = useRef<HTMLDivElement>(null)
  const pen = useRef<Pen>(undefined)
  const [next, setNext] = useState(0)
  const [said, setSaid] = useState('')
  const helped = useRef(new Set<number>())
  const report = useLatest(onWritten)
  const say = useLatest((stroke: number, isRight: boolean) =>
    setSaid(t(isRight ? 'play.strokeRight' : 'play.strokeWrong', { number: stroke + 1 })),
  )
  const { hintAfter, backwards, mode } = card
  useEffect(() => {
    const { current: place } = box
    if (!place) return undefined
    let isGone = false
    void penIn(place, character, mode === 'trace').then((made) => {
      if (isGone) return
      pen.current = made
      void made.quiz({
        showHintAfterMisses: hintAfter,
        acceptBackwardsStrokes: backwards,
        onMistake: ({ strokeNum, mistakesOnStroke }) => {
          if (mistakesOnStroke >= hintAfter) helped.current.add(strokeNum)
          say(strokeNum, false)
        },
        onCorrectStroke: ({ strokeNum }) => {
          setNext(strokeNum + 1)
          say(strokeNum, true)
        },
        onComplete: ({ totalMistakes }) =>
          report({ by: 'drawn', mistakes: Math.min(999, totalMistakes), helped: helped.current.size }),
      })
    })
    return () => {
      isGone = true
      pen.current?.cancelQuiz()
      place.replaceChildren()
    }
  }, [character, mode, hintAfter, backwards, report, say])

  const isDone = next >= character.strokes.length

  function showNext(): void {
    helped.current.add(next)
    void pen.current?.highlightStroke(next)
  }

  return (
    <div className="write-task">
      <div aria-label={t('play.pad')} className="write-pad" ref={box} role="img" />
      <p className="kit-visually-hidden" role="status">
        {said}
      </p>
      <p className="write-hint">
        {t('play.strokes', {
          number: Math.min(next, character.strokes.length),
          total: character.strokes.length,
        })}
      </p>
      {!isDone && (
        <button className="write-button" onClick={showNext} type="button">
          {t('play.showNext')}
        </button>
      )}
    </div>
  )
}
