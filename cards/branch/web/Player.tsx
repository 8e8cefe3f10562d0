import './branch.css'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Shown } from '#kit/card/progress.ts'
import type { CardPlayerProps } from '#kit/card/web/cardUi.ts'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { branchWords } from '../branch.card.ts'
import type { BranchCard, BranchResponse } from '../branch.schema.ts'
import { BranchFeedback } from './BranchFeedback.tsx'

type Props = CardPlayerProps<BranchCard, BranchResponse, Shown, never>

/** A decision: options to tap, or the keys 1 to 8; then what came of it. */
export function BranchPlayer(props: Props) {
  const { card, files, headingId, verdict, isSending, response } = props
  const t = useWords(branchWords)
  const list = useRef<HTMLFieldSetElement>(null)
  const feedback = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (verdict) feedback.current?.scrollIntoView({ block: 'nearest' })
  }, [verdict])
  const isClosed = verdict !== undefined || isSending
  const choose = (optionId: string) => props.respond({ optionId })

  function onKey(event: KeyboardEvent): void {
    const option = /^[1-8]$/.test(event.key) ? card.options[Number(event.key) - 1] : undefined
    if (!option || isClosed || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    choose(option.id)
    list.current?.querySelectorAll('input')[Number(event.key) - 1]?.focus()
  }

  return (
    <div className="branch">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t('play.decide')}>
        {card.question || card.title || t('label')}
      </CardHeading>
      {card.picture && <CardPicture files={files} media={card.picture} />}
      <fieldset
        aria-labelledby={headingId}
        className="branch-options"
        disabled={isClosed}
        onKeyDown={onKey}
        ref={list}
        role="radiogroup"
      >
        {card.options.map((option, index) => {
          const isChosen = response?.optionId === option.id
          // What came of the choice is what counts now.
          if (verdict && response && !isChosen) return null
          return (
            <label
              className={`card-box card-option branch-option ${isChosen ? 'is-chosen' : ''}`}
              key={option.id}
            >
              <input
                checked={isChosen}
                name={`branch-${card.id}`}
                onChange={() => choose(option.id)}
                type="radio"
                value={option.id}
              />
              {option.picture && (
                <CardPicture className="card-thumb branch-picture" files={files} media={option.picture} />
              )}
              <span className="card-option-text">
                {option.text || (option.picture ? '' : t('fields.optionNumber', { number: index + 1 }))}
              </span>
              {isChosen && isClosed && <span className="branch-mark">{t('play.chosen')}</span>}
            </label>
          )
        })}
      </fieldset>
      <div aria-live="polite" ref={feedback}>
        {verdict && <BranchFeedback card={card} verdict={verdict} />}
      </div>
    </div>
  )
}
