import { useWords } from '#kit/i18n/web/words.ts'
import { pollWords } from '../poll.card.ts'
import type { PollCard } from '../poll.schema.ts'

interface Props {
  readonly card: PollCard
  readonly headingId: string
  readonly isClosed: boolean
  readonly chosen: readonly string[]
  onChange(optionIds: readonly string[]): void
}

/** Opinions, of which one or several are chosen. */
export function PollOptions({ card, headingId, isClosed, chosen, onChange }: Props) {
  const t = useWords(pollWords)
  const isMulti = card.kind === 'multi'
  function choose(id: string): void {
    if (!isMulti) return onChange([id])
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  }
  return (
    <fieldset
      aria-labelledby={headingId}
      className="poll-options"
      disabled={isClosed}
      role={isMulti ? 'group' : 'radiogroup'}
    >
      {card.options.map(({ id, text }, index) => (
        <label
          className={`card-box card-option poll-option ${chosen.includes(id) ? 'is-chosen' : ''}`}
          key={id}
        >
          <input
            checked={chosen.includes(id)}
            name={`poll-${card.id}`}
            onChange={() => choose(id)}
            type={isMulti ? 'checkbox' : 'radio'}
            value={id}
          />
          <span>{text || t('fields.optionNumber', { number: index + 1 })}</span>
        </label>
      ))}
    </fieldset>
  )
}
