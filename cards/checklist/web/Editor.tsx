import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { checklistWords } from '../checklist.card.ts'
import { itemEdits, linesOf, withNewItem, withPastedLines } from '../checklist.edits.ts'
import { introMax, type ChecklistCard } from '../checklist.schema.ts'
import { ItemEditor } from './ItemEditor.tsx'

/** The form of a checklist: written line by line, like a list on paper. */
export function ChecklistEditor(props: CardEditorProps<ChecklistCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(checklistWords)
  const kit = useWords(kitWords)
  return (
    <div>
      <PartList
        {...props}
        add={withNewItem}
        addLabel={t('edit.add')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={itemEdits}
        hint={t('edit.enter')}
        isOutline
        label={t('fields.items')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text, index) => withPastedLines(card, index, linesOf(text))}
        removeLabel={() => t('edit.remove')}
        renderRow={(row) => <ItemEditor row={row} />}
      />
      <CardText
        {...fields.at('intro')}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        rows={1}
      />
      <CardSwitch {...fields.isOn('mayAdd')} label={t('fields.mayAdd')} />
    </div>
  )
}
