import type { RowOf } from '#kit/contract/resource.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { banner } from '../banner.contract.ts'
import { CellText } from '#kit/table/web/columns.tsx'
import { bannerWords } from '../banner.words.ts'

/** Where a banner leads; what is not public leads nowhere, and is marked. */
export function TargetCell({ banner: row }: { readonly banner: RowOf<typeof banner> }) {
  const t = useWords(bannerWords)
  const words = useResourceWords('banner')
  const { targetKind, targetTitle, targetIsPublic } = row
  if (targetKind === 'none' || targetKind === null) return <span className="kit-muted">–</span>
  return (
    <>
      <CellText text={targetTitle || words.value('targetKind', targetKind)} />
      {!targetIsPublic && <span className="kit-cell-note">{t('target.notPublic')}</span>}
    </>
  )
}
