import './editor.css'
import { useState } from 'react'
import { cardFormWords } from '#kit/card/cardFormWords.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { fileWords } from '../file.card.ts'
import { fileEdits, withNewFile } from '../file.edits.ts'
import { agreementMax, fileLimit, type FileCard } from '../file.schema.ts'
import { HandoutEditor } from './HandoutEditor.tsx'

const needs = ['all', 'one'] as const

/** The form of files to download. */
export function FileEditor(props: CardEditorProps<FileCard>) {
  const { card, onChange, onFile, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(fileWords)
  const words = useWords(cardFormWords)
  // A field that has taken its file into the list begins anew for the next one.
  const [turn, setTurn] = useState(0)
  return (
    <>
      {card.files.length > 0 && (
        <CardField hint={words('cardForm.order')} isGroup label={t('fields.files')}>
          {() => (
            <SortableList
              disabled={disabled}
              items={card.files}
              onMove={(from, to) => onChange(fileEdits.moved(card, from, to))}
              renderRow={(handout, index, row) => (
                <HandoutEditor {...props} handout={handout} index={index} row={row} />
              )}
            />
          )}
        </CardField>
      )}
      {card.files.length < fileLimit && (
        <FileField
          disabled={disabled}
          file={undefined}
          key={turn}
          kind="document"
          label={card.files.length > 0 ? t('edit.add') : t('fields.files')}
          onChange={(fileId, file) => {
            if (fileId === null || !file) return
            onFile(fileId, file)
            onChange(withNewFile(card, fileId, file))
            setTurn(turn + 1)
          }}
          path="files"
          problem={problemAt(problems, 'files')}
          value={null}
        />
      )}
      {card.files.length > 1 && (
        <CardSegments
          {...fields.at('need')}
          label={t('fields.need')}
          options={needs.map((value) => ({ value, label: t(`need.${value}`) }))}
        />
      )}
      <CardText
        {...fields.at('agreement')}
        hint={t('fields.agreementHint')}
        label={t('fields.agreement')}
        limit={agreementMax}
        rows={2}
      />
    </>
  )
}
