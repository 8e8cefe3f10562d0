import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { referenceWords } from '../reference.card.ts'
import { withMovedEntry, withNewEntry } from '../reference.edits.ts'
import { introMax, mostEntries, type ReferenceCard } from '../reference.schema.ts'
import { EntryEditor } from './EntryEditor.tsx'

/** The form of a list of sources. */
export function ReferenceEditor(props: CardEditorProps<ReferenceCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(referenceWords)
  const kit = useWords(kitWords)
  return (
    <div className="reference-editor">
      <PartList
        addLabel={t('edit.add')}
        disabled={disabled}
        isFull={card.entries.length >= mostEntries}
        items={card.entries}
        label={t('fields.entries')}
        onAdd={() => onChange(withNewEntry(card))}
        onMove={(from, to) => onChange(withMovedEntry(card, from, to))}
        problem={problemAt(problems, 'entries')}
        renderRow={(entry, index, row) => (
          <EntryEditor
            card={card}
            disabled={disabled}
            entry={entry}
            index={index}
            onChange={onChange}
            problems={problems}
            row={row}
          />
        )}
      />
      <CardText
        disabled={disabled}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        onChange={(text) => onChange({ ...card, intro: text })}
        rows={1}
        value={card.intro}
      />
    </div>
  )
}
