import { useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { beginSitting, gradeFirst, hasMetAll } from '../flip.sitting.ts'
import { Face } from './Face.tsx'
import type { FlipProps } from './flipProps.ts'
import { Tip } from './Tip.tsx'

interface Props extends FlipProps {
  readonly mode: 'selfGrade' | 'repetition'
}

/** Turn, and say whether you knew it. The last one sends the answer. */
export function Practice({ card, files, mode, progress, report, submit }: Props) {
  const t = useWords(flipWords)
  const [sitting, setSitting] = useState(() => beginSitting(card.pairs.map(({ id }) => id)))
  const [isTurned, setTurned] = useState(false)
  const [id] = sitting.queue
  const pair = card.pairs.find((each) => each.id === id)
  if (!pair) return null
  const times = sitting.graded.find((each) => each.id === id)?.times ?? 0
  const mayEnd = mode === 'repetition' && hasMetAll(sitting, card.pairs.length)
  const turned = progress?.turned ?? []

  function turn(turnedId: string): void {
    setTurned(!isTurned)
    if (!turned.includes(turnedId)) report({ viewed: true, turned: [turnedId] })
  }
  function grade(known: boolean): void {
    const next = gradeFirst(sitting, known, mode)
    setSitting(next)
    setTurned(false)
    if (next.queue.length === 0) submit({ mode: 'graded', pairs: [...next.graded] })
  }

  return (
    <>
      <p className="flip-left" role="status">
        {t('play.left', { count: sitting.queue.length })}
      </p>
      <Face
        files={files}
        isTurned={isTurned}
        key={`${id} ${times}`}
        onTurn={() => turn(pair.id)}
        pair={pair}
      />
      {isTurned ? (
        <div className="flip-grades">
          <button className="is-unknown" onClick={() => grade(false)} type="button">
            {t('play.unknown')}
          </button>
          <button className="is-known" onClick={() => grade(true)} type="button">
            {t('play.known')}
          </button>
        </div>
      ) : (
        <>
          <button className="flip-main" onClick={() => turn(pair.id)} type="button">
            {t('play.turn')}
          </button>
          <Tip key={pair.id} text={pair.tip} />
        </>
      )}
      {mayEnd && (
        <button
          className="flip-enough"
          onClick={() => submit({ mode: 'graded', pairs: [...sitting.graded] })}
          type="button"
        >
          {t('play.enough')}
        </button>
      )}
    </>
  )
}
