import { useMemo } from 'react'
import { call } from '#kit/web/client.ts'
import { errorText } from '#kit/web/errorText.ts'
import { useGo } from '#kit/web/Go.tsx'
import type { RowOf } from '#kit/resource.ts'
import {
  agoColumn,
  linksColumn,
  numberColumn,
  personColumn,
  statusColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/web/list/columns.tsx'
import { ListScreen } from '#kit/web/ListScreen.tsx'
import { notify } from '#kit/web/notice.ts'
import { kitWords, useWords } from '#kit/web/words.ts'
import { activity, copyActivity } from '../activity.contract.ts'
import { activityWords } from '../activity.words.ts'
import { activityHome, activityPaths } from './paths.ts'

type Row = RowOf<typeof activity>

/** 0 is: never published. */
const versionCell = ({ versionNumber }: Row) => versionNumber || <span className="kit-mute">–</span>

/** D1: activities with what state they are in, and what their learners do not see yet. */
export function ActivityList() {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const copy = useCopy()
  const columns = useMemo((): readonly Column<Row>[] => {
    const ready = (row: Row) => (
      <span className="kit-tag" data-tone={row.isReady ? 'ok' : 'off'}>
        {row.isReady ? t('list.ready') : t('list.unready')}
      </span>
    )
    return [
      statusColumn(activity.machine, (row) =>
        row.hasUnpublishedChanges ? t('version.unpublished') : undefined,
      ),
      { key: 'isReady', cell: ready },
      textColumn('careerName'),
      numberColumn('cardCount'),
      linksColumn('hostTeachers', (row) => row.hostTeachers),
      agoColumn('updatedAt'),
      { ...personColumn('creatorName'), isOptional: true },
      { ...valueColumn(activity.name, 'language'), isOptional: true },
      { ...numberColumn('versionNumber'), cell: versionCell, isOptional: true },
      { ...linksColumn('tags', (row) => row.tags), isOptional: true },
      { ...valueColumn(activity.name, 'designMethod'), isOptional: true },
      { ...valueColumn(activity.name, 'distribution'), isOptional: true },
      { ...valueColumn(activity.name, 'platformStatus'), isOptional: true },
      { ...agoColumn('publishedAt'), isOptional: true },
      { ...agoColumn('createdAt'), isOptional: true },
    ]
  }, [t])
  return (
    <ListScreen
      columns={columns}
      home={activityHome}
      resource={activity}
      rowActions={(row) => [{ key: 'copy', label: kit('actions.copy'), run: () => void copy(row.id) }]}
    />
  )
}

/** Copies an activity and opens the copy. */
function useCopy(): (id: number) => Promise<void> {
  const t = useWords(activityWords)
  const go = useGo()
  return async (id) => {
    try {
      const copy = await call(copyActivity, { body: { id } })
      notify({ kind: 'success', text: t('list.copied') })
      go(activityPaths.edit(copy))
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    }
  }
}
