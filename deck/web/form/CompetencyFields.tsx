import { Button, InputNumber } from 'antd'
import { depths } from '#kit/card/card.ts'
import { CardField } from '#kit/card/web/edit/CardField.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { cardWords } from '#cards/index.ts'
import type { CommonProps } from './commonProps.ts'

const maxCompetencies = 10

/** The abilities that a card trains, how deep and how much. */
export function CompetencyFields({ card, disabled, onChange }: CommonProps) {
  const t = useWords(cardWords)
  const { competencies } = card
  type Competency = (typeof competencies)[number]
  const set = (next: Competency[]) => onChange({ ...card, competencies: next })
  const change = (index: number, part: Partial<Competency>) =>
    set(competencies.map((each, place) => (place === index ? { ...each, ...part } : each)))
  return (
    <CardField isGroup label={t('fields.competencies')}>
      {() => (
        <>
          {competencies.map((competency, index) => (
            <div className="card-form-line card-form-removable" key={competency.abilityId}>
              <RecordPicker
                disabled={disabled}
                label={t('fields.ability')}
                onChange={(abilityId) => abilityId !== null && change(index, { abilityId })}
                resource="ability"
                value={competency.abilityId}
              />
              <Select
                aria-label={t('fields.depth')}
                className="card-form-short"
                disabled={disabled}
                onChange={(depth) => change(index, { depth })}
                options={depths.map((value) => ({ value, label: t(`depths.${value}`) }))}
                value={competency.depth}
              />
              <InputNumber
                aria-label={t('fields.weight')}
                disabled={disabled}
                max={5}
                min={1}
                onChange={(weight) => change(index, { weight: weight ?? 1 })}
                precision={0}
                prefix={t('fields.weight')}
                value={competency.weight}
              />
              <Button
                aria-label={`${t('remove')} ${index + 1}`}
                disabled={disabled}
                icon={<LineIcon path="M6.5 6.5l11 11M17.5 6.5l-11 11" size={16} />}
                onClick={() => set(competencies.toSpliced(index, 1))}
                type="text"
              />
            </div>
          ))}
          {competencies.length < maxCompetencies && (
            <RecordPicker
              disabled={disabled}
              label={t('addCompetency')}
              onChange={(abilityId) => {
                const isThere = competencies.some((each) => each.abilityId === abilityId)
                if (abilityId !== null && !isThere)
                  set([...competencies, { abilityId, depth: 'know', weight: 1 }])
              }}
              placeholder={t('addCompetency')}
              resource="ability"
              value={null}
            />
          )}
        </>
      )}
    </CardField>
  )
}
