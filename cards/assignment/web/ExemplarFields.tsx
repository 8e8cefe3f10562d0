import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { assignmentWords } from '../assignment.card.ts'
import { exemplarEdits, withNewExemplar } from '../assignment.edits.ts'
import {
  exemplarTextMax,
  exemplarTitleMax,
  type AssignmentCard,
  type Exemplar,
} from '../assignment.schema.ts'

const moments = ['before', 'after'] as const

/** Works that show what is hoped for. */
export function ExemplarFields(props: CardEditorProps<AssignmentCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(assignmentWords)
  const kit = useWords(kitWords)
  return (
    <>
      <PartList
        {...props}
        add={withNewExemplar}
        addLabel={t('edit.addExemplar')}
        edits={exemplarEdits}
        hint={kit('common.optional')}
        label={t('fields.exemplars')}
        removeLabel={(number) => t('edit.removeExemplar', { number })}
        renderRow={(row) => <ExemplarRow row={row} />}
      />
      {card.exemplars.length > 0 && (
        <CardSelect
          {...fields.at('showExemplars')}
          label={t('fields.showExemplars')}
          options={moments.map((value) => ({ value, label: t(`showExemplars.${value}`) }))}
        />
      )}
    </>
  )
}

function ExemplarRow({ row }: { readonly row: FormPart<Exemplar> }) {
  const t = useWords(assignmentWords)
  const { number } = row
  return (
    <PartRow row={row}>
      <PartText
        {...row.text('title')}
        label={t('fields.exemplarTitle', { number })}
        maxLength={exemplarTitleMax}
        placeholder={t('edit.exemplarTitle')}
      />
      <PartText
        {...row.text('text')}
        label={t('fields.exemplarText', { number })}
        maxLength={exemplarTextMax}
        placeholder={t('edit.exemplarText')}
        rows={2}
      />
    </PartRow>
  )
}
