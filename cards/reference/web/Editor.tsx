import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { referenceWords } from '../reference.card.ts'
import { entryEdits, withNewEntry } from '../reference.edits.ts'
import { introMax, type ReferenceCard } from '../reference.schema.ts'
import { EntryEditor } from './EntryEditor.tsx'

/** The form of a list of sources. */
export function ReferenceEditor(props: CardEditorProps<ReferenceCard>) {
  const fields = formCard(props)
  const t = useWords(referenceWords)
  const kit = useWords(kitWords)
  return (
    <div className="reference-editor">
      <PartList
        {...props}
        add={withNewEntry}
        addLabel={t('edit.add')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={entryEdits}
        label={t('fields.entries')}
        removeLabel={(number) => t('edit.remove', { number })}
        renderRow={(row) => <EntryEditor row={row} />}
      />
      <CardText
        {...fields.at('intro')}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        rows={1}
      />
    </div>
  )
}
