import { Button, Segmented } from 'antd'
import type { Condition } from '#kit/card/card.ts'
import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { cardWords } from '#cards/index.ts'
import { numbersOf, playable } from '../../deck.document.ts'
import { stopsOf } from '../../deck.stops.ts'
import type { CommonProps } from './commonProps.ts'
import { ConditionLine } from './ConditionLine.tsx'

const maxConditions = 10

/** When a card is shown: conditions on the cards before it. */
export function ConditionFields({ card, deck, problems, disabled, onChange }: CommonProps) {
  const t = useWords(cardWords)
  const translate = useTranslate()
  const cards = playable(deck)
  const around = new Set(
    stopsOf(deck)
      .find((stop) => stop.card.id === card.id)
      ?.under.map(({ id }) => id),
  )
  const earlier = cards
    .slice(
      0,
      cards.findIndex(({ id }) => id === card.id),
    )
    // What it stands in is not through when it is reached.
    .filter(({ id }) => !around.has(id))
  const numbers = numbersOf(deck)
  const rule = card.visibleIf ?? { match: 'all' as const, conditions: [] }
  const set = (conditions: Condition[]) =>
    onChange({ ...card, visibleIf: conditions.length > 0 ? { ...rule, conditions } : null })
  const [first] = earlier
  // A condition is its place in the rule.
  const places = rule.conditions.map((condition, index) => ({ condition, index }))
  return (
    <CardField hint={t('fields.visibleIf.hint')} isGroup label={t('fields.visibleIf.label')}>
      {() => (
        <>
          {rule.conditions.length > 1 && (
            <Segmented
              className="card-form-line"
              disabled={disabled}
              onChange={(match) => onChange({ ...card, visibleIf: { ...rule, match } })}
              options={(['all', 'any'] as const).map((value) => ({ value, label: t(`match.${value}`) }))}
              size="small"
              value={rule.match}
            />
          )}
          {places.map(({ condition, index }) => (
            <ConditionLine
              condition={condition}
              disabled={disabled}
              earlier={earlier}
              numbers={numbers}
              key={index}
              onChange={(changed) => set(rule.conditions.with(index, changed))}
              onRemove={() => set(rule.conditions.toSpliced(index, 1))}
            />
          ))}
          {problems
            .filter(({ path }) => path.startsWith('visibleIf.'))
            .map((problem) => (
              <p className="card-field-problem" key={problem.path}>
                {translate(problem)}
              </p>
            ))}
          <Button
            disabled={disabled || !first || rule.conditions.length >= maxConditions}
            onClick={() =>
              first && set([...rule.conditions, { when: 'answered', cardId: first.id, is: true }])
            }
            size="small"
            type="link"
          >
            + {t('addCondition')}
          </Button>
        </>
      )}
    </CardField>
  )
}
