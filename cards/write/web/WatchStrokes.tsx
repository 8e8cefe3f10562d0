import { useEffect, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import { penIn, type Pen } from './pen.ts'
import { StrokePicture } from './StrokePicture.tsx'
import { useStrokeName } from './useStrokeName.ts'
import type { TaskProps } from './writeProps.ts'

/** How a character is written: as it moves, or stroke by stroke in pictures, without any movement. */
export function WatchStrokes({ character, onWritten }: TaskProps) {
  const t = useWords(writeWords)
  const nameOf = useStrokeName()
  const box = useRef<HTMLDivElement>(null)
  const pen = useRef<Pen>(undefined)
  const [isListed, setListed] = useState(false)
  const { strokes } = character
  const seen = () => onWritten({ by: 'watched', mistakes: 0, helped: 0 })
  useEffect(() => {
    const { current: place } = box
    if (!place) return undefined
    let isGone = false
    void penIn(place, character, true).then((made) => {
      if (!isGone) pen.current = made
    })
    return () => {
      isGone = true
      place.replaceChildren()
    }
  }, [character])
  return (
    <div className="write-task">
      <div aria-label={t('play.pad')} className="write-pad is-still" ref={box} role="img" />
      <div className="write-ways">
        <button
          className="write-button"
          onClick={() => void pen.current?.animateCharacter({ onComplete: seen })}
          type="button"
        >
          {t('play.show')}
        </button>
        <button
          aria-expanded={isListed}
          className="write-way"
          onClick={() => {
            setListed(!isListed)
            if (!isListed) seen()
          }}
          type="button"
        >
          {t('play.list', { count: strokes.length })}
        </button>
      </div>
      {isListed && (
        <ol className="write-list">
          {strokes.map((outline, index) => (
            <li key={outline}>
              <StrokePicture next={outline} strokes={strokes.slice(0, index)} />
              <span>{nameOf(character, index)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
