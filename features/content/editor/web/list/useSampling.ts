import { errorText } from '#kit/http/web/errorText.ts'
import type { RowAction } from '#kit/list/web/RowActions.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { decideFreeSample } from '#features/content/activity/freeSample.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'

interface Row {
  readonly id: number
  readonly mayEdit?: boolean | undefined
}

/** Says of many activities at once whether they are free samples: of those that one may change. */
export function useSampling(): (rows: readonly Row[]) => readonly RowAction[] {
  const t = useWords(activityWords)
  const write = useWrite(decideFreeSample)
  return (rows) => {
    const ids = rows.filter(({ mayEdit }) => mayEdit !== false).map(({ id }) => id)
    if (ids.length === 0) return []
    const choose = (freeSample: 'no' | 'yes') => () =>
      write.mutate(
        { body: { ids, freeSample } },
        { onError: (error) => notify({ kind: 'error', text: errorText(error) }) },
      )
    return [
      { key: 'offer', label: t('freeSample.offer'), run: choose('yes') },
      { key: 'keepClosed', label: t('freeSample.keepClosed'), run: choose('no') },
    ]
  }
}
