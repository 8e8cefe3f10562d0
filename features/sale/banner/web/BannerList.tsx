import type { RowOf } from '#kit/contract/resource.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import {
  agoColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import type { RowAction } from '#kit/list/web/RowActions.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { banner, bannerEndpoints } from '../banner.contract.ts'
import { bannerWords } from '../banner.words.ts'
import { bannerEditors } from './bannerEditors.tsx'
import { PushTime } from './PushTime.tsx'
import { TargetCell } from './TargetCell.tsx'

type Row = RowOf<typeof banner>

// Which of the two ways a banner goes out depends on its push, so it is offered here and not by the state table.
const { updateStatus, ...endpoints } = bannerEndpoints
const banners = { ...banner, endpoints }

const columns: readonly Column<Row>[] = [
  statusColumn(banner.machine),
  { key: 'pushTime', cell: (row) => <PushTime banner={row} /> },
  { key: 'targetKind', cell: (row) => <TargetCell banner={row} /> },
  valueColumn(banner.name, 'audience'),
  numberColumn('viewCount'),
  agoColumn('sentAt'),
  { ...agoColumn('updatedAt'), isOptional: true },
  { ...valueColumn(banner.name, 'pushType'), isOptional: true },
  { ...textColumn('courseIds'), isOptional: true },
  { ...valueColumn(banner.name, 'fileType'), isOptional: true },
  { ...personColumn('creatorName'), isOptional: true },
]

const layout = {
  sections: [
    { key: 'basics', fields: ['title', 'fileType', 'targetKind'] },
    { key: 'when', fields: ['pushType', 'courseIds'] },
    { key: 'whom', fields: ['audience'] },
  ],
} as const

const drawer = { resource: banners, layout, editors: bannerEditors }
const drafts = ['draft']

/** F4: banners have one address; they are written in a drawer over their list. */
export function BannerList() {
  const actionsOf = useSending()
  return (
    <ListScreen
      resource={banners}
      drawer={drawer}
      columns={columns}
      editableIn={drafts}
      inline={{ title: 'title' }}
      rowActions={actionsOf}
    />
  )
}

/** A draft with a time is armed for it, one with an event is published at once. */
function useSending(): (row: Row) => readonly RowAction[] {
  const t = useWords(bannerWords)
  const words = useResourceWords(banner.name)
  const format = useFormat()
  const arm = useWrite(bannerEndpoints.schedule)
  const publish = useWrite(updateStatus)
  const onError = (error: Error) => notify({ kind: 'error', text: errorText(error) })
  return (row) => {
    const { id, revision, status, pushType, pushTime, armedAt } = row
    if (status !== 'draft' || (pushType === 'time' && armedAt !== null)) return []
    if (pushType === 'node')
      return [
        {
          key: 'publish',
          label: words.move('publish'),
          isFirst: true,
          run: () => publish.mutate({ body: { id, status: 'public', revision } }, { onError }),
        },
      ]
    const onSuccess = () =>
      notify({ kind: 'success', text: t('schedule.done', { time: format.dateTime(pushTime ?? 0) }) })
    return [
      {
        key: 'schedule',
        label: t('schedule.action'),
        isFirst: true,
        run: () => arm.mutate({ body: { id, revision } }, { onError, onSuccess }),
      },
    ]
  }
}
