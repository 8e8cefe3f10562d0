import { Button, InputNumber } from 'antd'
import type { Condition } from '#kit/card/card.ts'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { hasPhrase, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { cardOf, cardWords, type Card } from '#cards/index.ts'

interface Props {
  readonly condition: Condition
  readonly earlier: readonly Card[]
  /** `3`, and `3.2` for the second one inside it. */
  readonly numbers: ReadonlyMap<number, string>
  readonly disabled: boolean
  onChange(condition: Condition): void
  onRemove(): void
}

const kinds = ['answered', 'passed', 'chose', 'scored'] as const
/** The id of the choice "all cards so far"; no card has this number. */
const allCardsId = 0

/** One condition: which card, what must be so of it, and whether it must be or must not. */
export function ConditionLine({ condition, earlier, numbers, disabled, onChange, onRemove }: Props) {
  const t = useWords(cardWords)
  const translate = useTranslate()
  const card = earlier.find(({ id }) => id === condition.cardId)
  // Only a card that can be chosen in has parts; a composite, say, has none.
  const hasParts = card !== undefined && cardOf(card.type).answering.parts(card).length > 0
  const offered = kinds.filter((kind) => kind !== 'chose' || hasParts || condition.when === 'chose')
  const options = earlier.map((each) => ({
    value: each.id,
    label: `${numbers.get(each.id) ?? ''}. ${each.title || translate({ namespace: cardOf(each.type).words, key: 'label' })}`,
  }))
  return (
    <div className="card-form-line card-form-removable card-form-condition">
      <Select
        aria-label={t('fields.cardId')}
        disabled={disabled}
        onChange={(id) =>
          onChange(
            withCard(
              condition,
              id,
              earlier.find((each) => each.id === id),
            ),
          )
        }
        options={
          condition.when === 'scored' ? [{ value: allCardsId, label: t('allCards') }, ...options] : options
        }
        value={condition.cardId ?? allCardsId}
      />
      <Select
        aria-label={t('fields.visibleIf.label')}
        disabled={disabled}
        onChange={(when) => onChange(withKind(condition, when, card, earlier))}
        options={offered.map((value) => ({ value, label: t(`when.${value}`) }))}
        value={condition.when}
      />
      {condition.when === 'chose' && (
        <Select
          aria-label={t('fields.partId')}
          disabled={disabled}
          onChange={(partId) => onChange({ ...condition, partId })}
          options={card ? partsOf(card, translate) : []}
          value={condition.partId}
        />
      )}
      {condition.when === 'scored' && (
        <InputNumber
          aria-label={t('fields.atLeast')}
          disabled={disabled}
          max={100}
          min={0}
          onChange={(percent) => onChange({ ...condition, atLeast: (percent ?? 0) / 100 })}
          precision={0}
          suffix="%"
          value={Math.round(condition.atLeast * 100)}
        />
      )}
      <Select
        aria-label={`${t('is.yes')} / ${t('is.no')}`}
        className="card-form-tiny"
        disabled={disabled}
        onChange={(answer) => onChange({ ...condition, is: answer === 'yes' })}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: t(`is.${value}`) }))}
        value={condition.is ? 'yes' : 'no'}
      />
      <Button
        aria-label={t('remove')}
        disabled={disabled}
        icon={<LineIcon path="M6.5 6.5l11 11M17.5 6.5l-11 11" size={16} />}
        onClick={onRemove}
        type="text"
      />
    </div>
  )
}

function partsOf(card: Card, translate: ReturnType<typeof useTranslate>) {
  const { answering, words } = cardOf(card.type)
  return answering.parts(card).map(({ id, label }, index) => {
    const fixedLabel = hasPhrase(words, `parts.${id}`)
      ? translate({ namespace: words, key: `parts.${id}` })
      : ''
    return { value: id, label: label || fixedLabel || String(index + 1) }
  })
}

/** Another card has other parts; one without any can at least be answered. */
function withCard(condition: Condition, id: number, card: Card | undefined): Condition {
  if (condition.when === 'scored') return { ...condition, cardId: id === allCardsId ? null : id }
  if (condition.when !== 'chose') return { ...condition, cardId: id }
  const [first] = card ? cardOf(card.type).answering.parts(card) : []
  return first
    ? { ...condition, cardId: id, partId: first.id }
    : { when: 'answered', cardId: id, is: condition.is }
}

function withKind(
  { cardId, is }: Condition,
  when: Condition['when'],
  card: Card | undefined,
  earlier: readonly Card[],
): Condition {
  if (when === 'scored') return { when, cardId, atLeast: 0.6, is }
  const id = cardId ?? earlier[0]?.id ?? 1
  if (when !== 'chose') return { when, cardId: id, is }
  return { when, cardId: id, partId: (card && cardOf(card.type).answering.parts(card)[0]?.id) ?? '', is }
}
