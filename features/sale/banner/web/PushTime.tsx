import type { RowOf } from '#kit/contract/resource.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { banner } from '../banner.contract.ts'
import { CellText } from '#kit/table/web/columns.tsx'
import { bannerWords } from '../banner.words.ts'

/** When a banner goes out: its event, or its time and whether it is armed for it. */
export function PushTime({ banner: row }: { readonly banner: RowOf<typeof banner> }) {
  const { pushType, nodeType, pushTime, armedAt, status } = row
  const t = useWords(bannerWords)
  const words = useResourceWords('banner')
  const format = useFormat()
  if (pushType === 'node') return <CellText text={words.value('nodeType', String(nodeType))} />
  if (status === 'public' || pushTime === null) return <CellText text={format.dateTime(pushTime ?? 0)} />
  const time = format.dateTime(pushTime)
  if (armedAt !== null) return <CellText text={t('schedule.armed', { time })} />
  return (
    <>
      <CellText text={time} />
      <span className="kit-cell-note">{t('schedule.notArmed')}</span>
    </>
  )
}
