import { Checkbox } from 'antd'
import { plainOf } from '#kit/richText/richText.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardNumber } from '#kit/card/web/edit/CardNumber.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { RecordsPicker } from '#kit/pick/web/RecordPicker.tsx'
import { RichText } from '#kit/richText/web/RichText.tsx'
import { RubricField } from '#kit/card/web/edit/parts/RubricField.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { assignmentWords } from '../assignment.card.ts'
import { withAccepted, withResubmission } from '../assignment.edits.ts'
import { instructionsMax, maxReviewers, workKinds, type AssignmentCard } from '../assignment.schema.ts'
import { ExemplarFields } from './ExemplarFields.tsx'
import { LimitFields } from './LimitFields.tsx'

const completions = ['submission', 'approval'] as const

/** The form of an assignment: what to do, what is handed in, how it is answered. */
export function AssignmentEditor(props: CardEditorProps<AssignmentCard>) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(assignmentWords)
  return (
    <div className="assignment-editor">
      <CardField
        count={[plainOf(card.instructions), instructionsMax]}
        isGroup
        label={t('fields.instructions')}
        problem={problemAt(problems, 'instructions')}
      >
        {() => (
          <RichText
            disabled={disabled}
            label={t('fields.instructions')}
            onChange={(instructions) => onChange({ ...card, instructions })}
            value={card.instructions}
          />
        )}
      </CardField>
      <CardField isGroup label={t('fields.accepted')} problem={problemAt(problems, 'accepted')}>
        {() =>
          workKinds.map((kind) => (
            <Checkbox
              checked={card.accepted.includes(kind)}
              disabled={disabled}
              key={kind}
              onChange={(event) => onChange(withAccepted(card, kind, event.target.checked))}
            >
              {t(`kinds.${kind}`)}
            </Checkbox>
          ))
        }
      </CardField>
      <div className="card-field-row">
        <CardSelect
          {...fields.at('completeOn')}
          label={t('fields.completeOn')}
          options={completions.map((value) => ({ value, label: t(`completeOn.${value}`) }))}
        />
        <CardNumber
          {...fields.at('dueDays')}
          label={t('fields.dueDays')}
          max={365}
          min={1}
          placeholder={t('edit.whenever')}
          suffix={t('edit.days')}
        />
      </div>
      <CardSwitch
        checked={card.resubmission}
        disabled={disabled}
        hint={t('fields.resubmissionHint')}
        label={t('fields.resubmission')}
        onChange={(resubmission) => onChange(withResubmission(card, resubmission))}
      />
      <RubricField
        disabled={disabled}
        onChange={(rubric) => onChange({ ...card, rubric })}
        path="rubric"
        problems={problems}
        value={card.rubric}
      />
      <ExemplarFields {...props} />
      <CardField hint={t('fields.reviewersHint')} isGroup label={t('fields.reviewers')}>
        {() => (
          <RecordsPicker
            disabled={disabled}
            label={t('fields.reviewers')}
            max={maxReviewers}
            onChange={(reviewerIds) => onChange({ ...card, reviewerIds })}
            resource="staff"
            value={card.reviewerIds}
          />
        )}
      </CardField>
      <LimitFields {...props} />
    </div>
  )
}
