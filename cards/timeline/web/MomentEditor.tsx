import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { timelineWords } from '../timeline.card.ts'
import { bodyMax, dateMax, titleMax, type Moment, type TimelineCard } from '../timeline.schema.ts'

interface Props extends CardEditorProps<TimelineCard> {
  readonly row: FormPart<Moment>
}

/** One moment: when, what, what there is to say about it, and its picture where it has one. */
export function MomentEditor({ row, ...editor }: Props) {
  const t = useWords(timelineWords)
  const picture = usePartPicture(row, editor)
  const { number } = row
  return (
    <PartRow acts={[picture.act]} row={row}>
      <PartText
        {...row.text('date')}
        label={t('fields.date', { number })}
        maxLength={dateMax}
        placeholder={t('edit.date')}
      />
      <PartText
        {...row.text('title')}
        label={t('fields.momentTitle', { number })}
        maxLength={titleMax}
        placeholder={t('edit.title')}
      />
      <PartText
        {...row.text('body')}
        isMinor
        label={t('fields.body', { number })}
        maxLength={bodyMax}
        placeholder={t('edit.body')}
        rows={1}
      />
      {picture.view}
    </PartRow>
  )
}
