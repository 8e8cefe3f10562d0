import { lazy, Suspense, useMemo, useState } from 'react'
import { creators, hasRole, reviewers } from '#kit/contract/role.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useGo } from '#kit/view/web/Go.tsx'
import type { RowOf } from '#kit/contract/resource.ts'
import {
  agoColumn,
  linksColumn,
  numberColumn,
  peopleColumn,
  personColumn,
  statusColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { platformWords } from '#features/content/activity/platform.words.ts'
import { listedActivity as activity } from '#features/content/activity/activity.listed.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { importWords } from '#features/content/activity-transfer/activity-import.words.ts'
import { ImportButton } from '../transfer/ImportButton.tsx'
import { activityHome, activityPaths } from '../record/paths.ts'
import { UndecidedBanner } from './UndecidedBanner.tsx'
import { useCopyActivity } from './useCopyActivity.ts'
import { useMakeCourse } from './useMakeCourse.ts'
import { useSampling } from './useSampling.ts'

type Row = RowOf<typeof activity>

const ExportDialog = lazy(async () => ({
  default: (await import('../transfer/ExportDialog.tsx')).ExportDialog,
}))

/** 0 is: never published. */
const versionCell = ({ versionNumber }: Row) => versionNumber || <span className="kit-muted">–</span>

/** D1: activities with what state they are in, and what their learners do not see yet. */
export function ActivityList() {
  const t = useWords(activityWords)
  const kit = useWords(kitWords)
  const platform = useWords(platformWords)
  const copy = useCopyActivity()
  const go = useGo()
  const transfer = useWords(importWords)
  const actor = useActor()
  const isCreator = hasRole(actor, creators)
  const sampling = useSampling()
  const makeCourse = useMakeCourse()
  const [exporting, setExporting] = useState<number>()
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
      peopleColumn('hostTeachers', (row) => row.hostTeachers),
      agoColumn('updatedAt'),
      { ...personColumn('creatorName'), isOptional: true },
      { ...valueColumn(activity.name, 'language'), isOptional: true },
      { ...numberColumn('versionNumber'), cell: versionCell, isOptional: true },
      { ...linksColumn('tags', (row) => row.tags), isOptional: true },
      { ...valueColumn(activity.name, 'designMethod'), isOptional: true },
      { ...valueColumn(activity.name, 'distribution'), isOptional: true },
      { ...valueColumn(activity.name, 'freeSample'), isOptional: true },
      { ...valueColumn(activity.name, 'platformStatus'), isOptional: true },
      { ...agoColumn('publishedAt'), isOptional: true },
      { ...agoColumn('createdAt'), isOptional: true },
    ]
  }, [t])
  return (
    <>
      <UndecidedBanner />
      <ListScreen
        bulkActions={(rows) => [...makeCourse(rows), ...sampling(rows)]}
        columns={columns}
        headActions={
          <>
            {hasRole(actor, reviewers) && <Go href={activityPaths.reviewQueue}>{platform('queue')}</Go>}
            {isCreator && <ImportButton />}
          </>
        }
        home={activityHome}
        inline={{ title: 'title', tags: 'tagIds' }}
        resource={activity}
        rowActions={(row) => [
          { key: 'copy', label: kit('actions.copy'), run: () => void copy(row.id) },
          { key: 'versions', label: t('editor.versions'), run: () => go(activityPaths.versions(row.id)) },
          { key: 'print', label: t('print.title'), run: () => go(activityPaths.print(row.id)) },
          ...(isCreator
            ? [{ key: 'export', label: transfer('export.title'), run: () => setExporting(row.id) }]
            : []),
        ]}
      />
      {exporting !== undefined && (
        <Suspense>
          <ExportDialog activityId={exporting} onClose={() => setExporting(undefined)} />
        </Suspense>
      )}
    </>
  )
}
