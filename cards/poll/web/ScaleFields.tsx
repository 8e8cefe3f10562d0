import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { pollWords } from '../poll.card.ts'
import { labelMax, maxSteps, type PollCard } from '../poll.schema.ts'

/** How many steps there are, and what the ends of the scale mean. */
export function ScaleFields({ card, onChange, disabled = false }: CardEditorProps<PollCard>) {
  const t = useWords(pollWords)
  const kit = useWords(kitWords)
  const isNps = card.kind === 'nps'
  return (
    <div className="card-field-row">
      {!isNps && (
        <CardNumber
          disabled={disabled}
          label={t(card.kind === 'stars' ? 'fields.stars' : 'fields.steps')}
          max={maxSteps}
          min={2}
          onChange={(steps) => onChange({ ...card, steps: steps ?? card.steps })}
          value={card.steps}
        />
      )}
      {(['low', 'high'] as const).map((end) => (
        <CardText
          disabled={disabled}
          key={end}
          label={t(`fields.${end}`)}
          limit={labelMax}
          onChange={(text) => onChange({ ...card, [end]: text })}
          placeholder={isNps ? t(`play.${end}`) : kit('common.optional')}
          value={card[end]}
        />
      ))}
    </div>
  )
}
