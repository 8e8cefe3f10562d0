import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import { choicesAt } from '../write.strokes.ts'
import { StrokePicture } from './StrokePicture.tsx'
import { useStrokeName } from './useStrokeName.ts'
import type { TaskProps } from './writeProps.ts'

/** Puts a character together by choosing the stroke that comes next: for keys, screen readers and who cannot draw. */
export function ChooseStrokes({ card, character, onWritten }: TaskProps) {
  const t = useWords(writeWords)
  const nameOf = useStrokeName()
  const { strokes } = character
  const [next, setNext] = useState(0)
  const [wrong, setWrong] = useState<ReadonlySet<number>>(new Set())
  const [mistakes, setMistakes] = useState(0)
  const [helped, setHelped] = useState(0)
  const [said, setSaid] = useState('')
  const options = choicesAt(character, next, card.id)

  function choose(stroke: number): void {
    if (stroke !== next) {
      setWrong(new Set([...wrong, stroke]))
      setMistakes(mistakes + 1)
      setSaid(t('play.strokeWrong', { number: next + 1 }))
      return
    }
    // Whoever has nothing else left to choose was shown it.
    const most = Math.min(card.hintAfter, options.length - 1)
    const nowHelped = helped + (options.length > 1 && wrong.size >= most ? 1 : 0)
    setHelped(nowHelped)
    setWrong(new Set())
    setNext(next + 1)
    setSaid(t('play.strokeRight', { number: next + 1 }))
    if (next + 1 === strokes.length) onWritten({ by: 'chosen', mistakes, helped: nowHelped })
  }

  return (
    <div className="write-task">
      <div className="write-sofar">
        {card.mode === 'trace' && <StrokePicture strokes={strokes} />}
        <StrokePicture strokes={strokes.slice(0, next)} />
      </div>
      <p className="kit-visually-hidden" role="status">
        {said}
      </p>
      <p className="write-hint">{t('play.strokes', { number: next, total: strokes.length })}</p>
      {next < strokes.length && (
        <div aria-label={t('play.choose', { number: next + 1 })} className="write-options" role="group">
          {options.map((stroke, index) => (
            <button
              aria-label={t('play.option', { number: index + 1, stroke: nameOf(character, stroke) })}
              className="card-box"
              disabled={wrong.has(stroke)}
              key={stroke}
              onClick={() => choose(stroke)}
              type="button"
            >
              <StrokePicture next={strokes[stroke]} strokes={[]} />
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
