import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import type { FlipCard } from '../flip.schema.ts'

interface Props {
  readonly card: FlipCard
  readonly disabled: boolean
  onChange(card: FlipCard): void
}

/** The order of the pairs, and how strictly what is typed is read. */
export function FlipRules({ card, disabled, onChange }: Props) {
  const t = useWords(flipWords)
  const names =
    card.mode === 'typed'
      ? (['shuffle', 'ignoreDiacritics', 'forgiveTypos'] as const)
      : (['shuffle'] as const)
  return names.map((name) => (
    <CardSwitch
      checked={card[name]}
      disabled={disabled}
      key={name}
      label={t(`fields.${name}`)}
      onChange={(isOn) => onChange({ ...card, [name]: isOn })}
    />
  ))
}
