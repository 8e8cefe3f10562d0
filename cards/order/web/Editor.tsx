import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { orderScorings } from '#kit/card/ordering.ts'
import { linesIn } from '#kit/card/partEdits.ts'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { orderWords } from '../order.card.ts'
import { itemEdits, withNewItems, withPastedLines } from '../order.edits.ts'
import { explanationMax, questionMax, type OrderCard } from '../order.schema.ts'
import { ItemEditor } from './ItemEditor.tsx'

/** The form of items to be put in order. */
export function OrderEditor(props: CardEditorProps<OrderCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(orderWords)
  return (
    <div>
      <CardText
        {...fields.at('question')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t('edit.question')}
        rows={1}
      />
      <PartList
        {...props}
        add={withNewItems}
        addLabel={t('edit.addItem')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={itemEdits}
        hint={t('edit.shuffled')}
        label={t('fields.items')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text, index) => withPastedLines(card, index, linesIn(text))}
        removeLabel={() => t('edit.removeItem')}
        renderRow={(row) => <ItemEditor {...props} row={row} />}
      />
      <CardSelect
        {...fields.at('scoring')}
        label={t('fields.scoring')}
        options={orderScorings.map((value) => ({ value, label: t(`scoring.${value}`) }))}
        popupMatchSelectWidth={false}
      />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
