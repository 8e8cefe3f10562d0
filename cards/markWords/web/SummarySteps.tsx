import { useEffect, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { markWordsWords } from '../markWords.card.ts'
import type { MarkWordsProps } from './playerProps.ts'

/** The steps of a summary: the next one shows once a statement of the one before is chosen. */
export function SummarySteps({ card, response, verdict, isSending, respond }: MarkWordsProps) {
  const t = useWords(markWordsWords)
  const [begun, setBegun] = useState<readonly string[]>([])
  // Who tries again begins anew.
  useEffect(() => {
    if (verdict) setBegun([])
  }, [verdict])
  const chosen = response?.chosen ?? begun
  const isClosed = verdict !== undefined || isSending
  const right = verdict?.solution?.statements
  const shown = isClosed ? card.steps : card.steps.slice(0, chosen.filter(Boolean).length + 1)

  /** There is nothing to confirm before every step has its statement. */
  function choose(step: number, id: string): void {
    const now = card.steps.map((_step, index) => (index === step ? id : (chosen[index] ?? '')))
    setBegun(now)
    if (now.every(Boolean)) respond({ marked: [], chosen: now })
  }

  return (
    <div className="mark-words-steps">
      {shown.map(({ id, statements }, index) => (
        <fieldset disabled={isClosed} key={id}>
          <legend>{t('play.step', { number: index + 1, total: card.steps.length })}</legend>
          {statements.map((statement) => {
            const isChosen = chosen[index] === statement.id
            const isRight = right && right[index] === statement.id
            const mark = !right ? undefined : isRight ? 'right' : isChosen ? 'wrong' : undefined
            return (
              <label
                className={`card-box card-option mark-words-statement ${isChosen ? 'is-chosen' : ''} ${mark ? `is-${mark}` : ''}`}
                key={statement.id}
              >
                <input
                  checked={isChosen}
                  name={`mark-words-${card.id}-${id}`}
                  onChange={() => choose(index, statement.id)}
                  type="radio"
                />
                <span className="card-option-text">{statement.text}</span>
                {mark && <span className="mark-words-word">{t(`play.${mark}`)}</span>}
              </label>
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}
