import { useWords } from '#kit/i18n/web/words.ts'
import { valuesOf } from '../poll.answers.ts'
import { pollWords } from '../poll.card.ts'
import type { PollCard } from '../poll.schema.ts'

interface Props {
  readonly card: PollCard
  readonly headingId: string
  readonly isClosed: boolean
  readonly value: number | undefined
  onChange(value: number): void
}

/** Stars, steps or figures: one of them is chosen, by touch or with the arrow keys. */
export function PollScale({ card, headingId, isClosed, value, onChange }: Props) {
  const t = useWords(pollWords)
  const values = valuesOf(card)
  const isStars = card.kind === 'stars'
  const defaults = card.kind === 'nps' ? { low: t('play.low'), high: t('play.high') } : { low: '', high: '' }
  const [low, high] = [card.low || defaults.low, card.high || defaults.high]
  const nameOf = (each: number) => {
    const name = t(isStars ? 'play.star' : 'play.step', { value: each, total: values.at(-1) ?? 0 })
    const end = each === values[0] ? low : each === values.at(-1) ? high : ''
    return end ? `${name}: ${end}` : name
  }
  return (
    <fieldset
      aria-labelledby={headingId}
      className={`poll-scale is-${card.kind}`}
      disabled={isClosed}
      role="radiogroup"
    >
      <div className="poll-steps">
        {values.map((each) => (
          <label className={stateOf(each, value, isStars)} key={each}>
            <input
              aria-label={nameOf(each)}
              checked={value === each}
              name={`poll-${card.id}`}
              onChange={() => onChange(each)}
              type="radio"
              value={each}
            />
            {isStars ? <Star /> : <span aria-hidden="true">{each}</span>}
          </label>
        ))}
      </div>
      {(low || high) && (
        <p aria-hidden="true" className="poll-ends">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      )}
    </fieldset>
  )
}

const stateOf = (each: number, value: number | undefined, isStars: boolean): string => {
  const isOn = value !== undefined && (isStars ? each <= value : each === value)
  return isOn ? 'card-option poll-step is-on' : 'card-option poll-step'
}

const Star = () => (
  <svg aria-hidden="true" viewBox="0 0 24 24">
    <path d="M12 2.8l2.8 5.8 6.4.8-4.7 4.4 1.2 6.3L12 17l-5.7 3.1 1.2-6.3L2.8 9.4l6.4-.8z" />
  </svg>
)
