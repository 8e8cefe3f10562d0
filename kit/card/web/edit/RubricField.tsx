import { InputNumber } from 'antd'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Problem } from '../../cardDefinition.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import {
  criterionDetailMax,
  criterionMax,
  mostCriteria,
  mostCriterionPoints,
  newCriterion,
  type Criterion,
  type Rubric,
} from '../../rubric.ts'
import { problemAt } from './CardField.tsx'
import { PartList } from './PartList.tsx'
import { PartRow } from './PartRow.tsx'
import { PartText } from './PartText.tsx'

interface Props {
  readonly value: Rubric
  /** Where the rubric stands in its card. */
  readonly path: string
  readonly label?: string
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  onChange(rubric: Criterion[]): void
}

/** The criteria by which somebody grades: what each is called, what full marks ask for, what it is worth. */
export function RubricField({ value, path, label, problems, disabled, onChange }: Props) {
  const t = useWords(cardFormWords)
  const change = (id: string, part: Partial<Criterion>) =>
    onChange(value.map((each) => (each.id === id ? { ...each, ...part } : each)))
  return (
    <PartList
      addLabel={t('rubric.add')}
      disabled={disabled}
      hint={t('rubric.hint')}
      isFull={value.length >= mostCriteria}
      items={value}
      label={label ?? t('rubric.label')}
      onAdd={() => onChange([...value, newCriterion()])}
      problem={problemAt(problems, path)}
      renderRow={(criterion, index) => (
        <CriterionRow
          criterion={criterion}
          disabled={disabled}
          number={index + 1}
          onChange={(part) => change(criterion.id, part)}
          onRemove={() => onChange(value.filter(({ id }) => id !== criterion.id))}
          problem={problemAt(problems, `${path}.${index}.title`)}
        />
      )}
    />
  )
}

interface RowProps {
  readonly criterion: Criterion
  readonly number: number
  readonly problem: Problem | undefined
  readonly disabled: boolean
  onChange(part: Partial<Criterion>): void
  onRemove(): void
}

function CriterionRow({ criterion, number, problem, disabled, onChange, onRemove }: RowProps) {
  const t = useWords(cardFormWords)
  return (
    <PartRow
      aside={
        <>
          <InputNumber
            aria-label={t('rubric.points', { number })}
            className="part-points"
            disabled={disabled}
            max={mostCriterionPoints}
            min={1}
            onChange={(points) => onChange({ points: points ?? 1 })}
            precision={0}
            suffix={t('rubric.unit')}
            value={criterion.points}
          />
          <RemoveButton disabled={disabled} label={t('rubric.remove', { number })} onRemove={onRemove} />
        </>
      }
      disabled={disabled}
      isRefused={problem !== undefined}
    >
      <PartText
        disabled={disabled}
        label={t('rubric.title', { number })}
        maxLength={criterionMax}
        onChange={(title) => onChange({ title })}
        placeholder={t('rubric.title', { number })}
        problem={problem}
        value={criterion.title}
      />
      <PartText
        disabled={disabled}
        isMinor
        label={t('rubric.detail', { number })}
        maxLength={criterionDetailMax}
        onChange={(detail) => onChange({ detail })}
        placeholder={t('rubric.detailShort')}
        rows={1}
        value={criterion.detail}
      />
    </PartRow>
  )
}
