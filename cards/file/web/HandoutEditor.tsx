import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { fileWords } from '../file.card.ts'
import { fileEdits } from '../file.edits.ts'
import { licenceMax, nameMax, type FileCard, type Handout } from '../file.schema.ts'

interface Props extends CardEditorProps<FileCard> {
  readonly handout: Handout
  readonly index: number
  readonly row: SortableRow
}

/** One file in the list: what learners read of it, and the file itself to look at. */
export function HandoutEditor(props: Props) {
  const { card, handout, index, row, onChange, files, problems, disabled = false } = props
  const t = useWords(fileWords)
  const translate = useTranslate()
  const format = useFormat()
  const number = index + 1
  const problem = problemAt(problems, `files.${index}.name`)
  const stored = files[handout.fileId]
  const size = stored?.size ?? handout.size
  return (
    <section
      aria-label={t('fields.fileNumber', { number })}
      className="file-editor-row"
      data-path={`files.${index}`}
    >
      <div className="file-editor-line">
        <DragHandle disabled={disabled} handleRef={row.handleRef} label={t('edit.drag', { number })} />
        <TypedText
          aria-invalid={problem ? true : undefined}
          aria-label={t('fields.name', { number })}
          data-path={`files.${index}.name`}
          disabled={disabled}
          maxLength={nameMax}
          onChange={(name) => onChange(fileEdits.changed(card, handout.id, { name }))}
          placeholder={t('edit.namePlaceholder')}
          value={handout.name}
        />
        <TypedText
          aria-label={t('fields.licence', { number })}
          className="file-editor-licence"
          disabled={disabled}
          maxLength={licenceMax}
          onChange={(licence) => onChange(fileEdits.changed(card, handout.id, { licence }))}
          placeholder={t('edit.licencePlaceholder')}
          value={handout.licence}
        />
        <RemoveButton
          disabled={disabled}
          label={t('edit.remove', { number })}
          onRemove={() => onChange(fileEdits.without(card, handout.id))}
        />
      </div>
      {problem && <p className="card-field-problem">{translate(problem)}</p>}
      <p className="file-editor-facts">
        {stored && (
          <a href={stored.url} rel="noreferrer" target="_blank">
            {stored.name ?? handout.name}
          </a>
        )}
        {size !== null && <span>{format.kilobytes(Math.max(1, Math.round(size / 1024)))}</span>}
      </p>
    </section>
  )
}
