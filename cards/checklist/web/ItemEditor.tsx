import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { checklistWords } from '../checklist.card.ts'
import { evidences, type ChecklistItem } from '../checklist.schema.ts'

/** One item: its text, how it is shown to be done, and whether it must be. */
export function ItemEditor({ row }: { readonly row: FormPart<ChecklistItem> }) {
  const t = useWords(checklistWords)
  const { part: item, number } = row
  const required = {
    key: 'required',
    label: t(item.required ? 'edit.optional' : 'edit.required'),
    run: () => row.change({ required: !item.required }),
  }
  return (
    <PartRow acts={[required]} row={row}>
      <div className="checklist-editor-item">
        <PartText
          {...row.text('text')}
          label={t('fields.itemText', { number })}
          placeholder={t('fields.itemNumber', { number })}
        />
        {!item.required && <span className="checklist-editor-optional">{t('edit.isOptional')}</span>}
        <Select
          aria-label={t('fields.evidence', { number })}
          disabled={row.disabled}
          onChange={(evidence) => row.change({ evidence })}
          options={evidences.map((value) => ({ value, label: t(`evidence.${value}`) }))}
          popupMatchSelectWidth={false}
          value={item.evidence}
          variant="borderless"
        />
      </div>
    </PartRow>
  )
}
