import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { placeWords } from '../place.card.ts'
import type { PlaceCard, Thing } from '../place.schema.ts'

interface Props extends CardEditorProps<PlaceCard> {
  readonly row: FormPart<Thing>
}

/** One thing: its text, its picture where it has one, and the zones where it belongs. */
export function ThingEditor({ row, ...editor }: Props) {
  const t = useWords(placeWords)
  const picture = usePartPicture(row, editor)
  const { number, part } = row
  return (
    <PartRow acts={[picture.act]} row={row}>
      <div className="place-editor-thing">
        <PartText
          {...row.text('text')}
          label={t('fields.thingText', { number })}
          placeholder={t('fields.thingNumber', { number })}
        />
        <Select
          aria-label={t('fields.belongs', { number })}
          disabled={row.disabled}
          mode="multiple"
          onChange={(zoneIds: string[]) => row.change({ zoneIds })}
          options={editor.card.zones.map(({ id, label }, index) => ({
            value: id,
            label: label || t('fields.zoneNumber', { number: index + 1 }),
          }))}
          placeholder={t('edit.nowhere')}
          size="small"
          value={part.zoneIds}
          variant="borderless"
        />
        {picture.view}
      </div>
    </PartRow>
  )
}
