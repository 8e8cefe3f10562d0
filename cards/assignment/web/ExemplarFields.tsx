import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { assignmentWords } from '../assignment.card.ts'
import { withExemplar, withNewExemplar, withoutExemplar } from '../assignment.edits.ts'
import {
  exemplarTextMax,
  exemplarTitleMax,
  mostExemplars,
  type AssignmentCard,
  type Exemplar,
} from '../assignment.schema.ts'

const moments = ['before', 'after'] as const

/** Works that show what is hoped for. */
export function ExemplarFields(props: CardEditorProps<AssignmentCard>) {
  const { card, onChange, disabled = false } = props
  const t = useWords(assignmentWords)
  const kit = useWords(kitWords)
  return (
    <>
      <PartList
        addLabel={t('edit.addExemplar')}
        disabled={disabled}
        hint={kit('common.optional')}
        isFull={card.exemplars.length >= mostExemplars}
        items={card.exemplars}
        label={t('fields.exemplars')}
        onAdd={() => onChange(withNewExemplar(card))}
        renderRow={(exemplar, index) => <ExemplarRow {...props} exemplar={exemplar} index={index} />}
      />
      {card.exemplars.length > 0 && (
        <CardSelect
          disabled={disabled}
          label={t('fields.showExemplars')}
          onChange={(showExemplars) => onChange({ ...card, showExemplars })}
          options={moments.map((value) => ({ value, label: t(`showExemplars.${value}`) }))}
          value={card.showExemplars}
        />
      )}
    </>
  )
}

interface RowProps extends CardEditorProps<AssignmentCard> {
  readonly exemplar: Exemplar
  readonly index: number
}

function ExemplarRow({ card, exemplar, index, problems, disabled = false, onChange }: RowProps) {
  const t = useWords(assignmentWords)
  const number = index + 1
  const problem = problemAt(problems, `exemplars.${index}.text`)
  const change = (part: Partial<Exemplar>) => onChange(withExemplar(card, exemplar.id, part))
  return (
    <PartRow
      aside={
        <RemoveButton
          disabled={disabled}
          label={t('edit.removeExemplar', { number })}
          onRemove={() => onChange(withoutExemplar(card, exemplar.id))}
        />
      }
      disabled={disabled}
      isRefused={problem !== undefined}
    >
      <PartText
        disabled={disabled}
        label={t('fields.exemplarTitle', { number })}
        maxLength={exemplarTitleMax}
        onChange={(title) => change({ title })}
        placeholder={t('edit.exemplarTitle')}
        value={exemplar.title}
      />
      <PartText
        disabled={disabled}
        label={t('fields.exemplarText', { number })}
        maxLength={exemplarTextMax}
        onChange={(text) => change({ text })}
        placeholder={t('edit.exemplarText')}
        problem={problem}
        rows={2}
        value={exemplar.text}
      />
    </PartRow>
  )
}
