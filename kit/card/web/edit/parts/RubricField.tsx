import { InputNumber } from 'antd'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Problem } from '../../../content.ts'
import { cardFormWords } from '../../../cardFormWords.ts'
import { partEdits } from '../../../partEdits.ts'
import {
  criterionDetailMax,
  criterionMax,
  maxCriteria,
  maxCriterionPoints,
  newCriterion,
  type Criterion,
} from '../../../rubric.ts'
import type { FormPart } from './formPart.ts'
import { PartList } from './PartList.tsx'
import { PartRow } from './PartRow.tsx'
import { PartText } from './PartText.tsx'

interface Props {
  readonly value: Criterion[]
  /** Where the rubric stands in its card. */
  readonly path: string
  readonly label?: string
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  onChange(rubric: Criterion[]): void
}

const criterionEdits = partEdits('rubric', maxCriteria)

/** The criteria by which somebody grades: what each is called, what full marks ask for, what it is worth. */
export function RubricField({ value, label, onChange, ...list }: Props) {
  const t = useWords(cardFormWords)
  return (
    <PartList
      {...list}
      add={(holder) => criterionEdits.added(holder, [newCriterion()])}
      addLabel={t('rubric.add')}
      card={{ rubric: value }}
      edits={criterionEdits}
      hint={t('rubric.hint')}
      label={label ?? t('rubric.label')}
      onChange={({ rubric }) => onChange(rubric)}
      removeLabel={(number) => t('rubric.remove', { number })}
      renderRow={(row) => <CriterionRow row={row} />}
    />
  )
}

function CriterionRow({ row }: { readonly row: FormPart<Criterion> }) {
  const t = useWords(cardFormWords)
  const { number } = row
  return (
    <PartRow
      aside={
        <InputNumber
          aria-label={t('rubric.points', { number })}
          className="part-points"
          disabled={row.disabled}
          max={maxCriterionPoints}
          min={1}
          onChange={(points) => row.change({ points: points ?? 1 })}
          precision={0}
          suffix={t('rubric.unit')}
          value={row.part.points}
        />
      }
      row={row}
    >
      <PartText
        {...row.text('title')}
        label={t('rubric.title', { number })}
        maxLength={criterionMax}
        placeholder={t('rubric.title', { number })}
      />
      <PartText
        {...row.text('detail')}
        isMinor
        label={t('rubric.detail', { number })}
        maxLength={criterionDetailMax}
        placeholder={t('rubric.detailShort')}
        rows={1}
      />
    </PartRow>
  )
}
