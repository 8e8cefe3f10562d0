import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { orderWords } from '../order.card.ts'
import type { OrderCard, OrderItem } from '../order.schema.ts'

interface Props extends CardEditorProps<OrderCard> {
  readonly row: FormPart<OrderItem>
}

/** One item: its text, its picture where it has one. */
export function ItemEditor({ row, ...editor }: Props) {
  const t = useWords(orderWords)
  const picture = usePartPicture(row, editor)
  const { number } = row
  return (
    <PartRow acts={[picture.act]} row={row}>
      <PartText
        {...row.text('text')}
        label={t('fields.itemText', { number })}
        placeholder={t('fields.itemNumber', { number })}
      />
      {picture.view}
    </PartRow>
  )
}
