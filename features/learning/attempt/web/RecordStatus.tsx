import { useSearch } from '@tanstack/react-router'
import { useGo } from '#kit/view/web/Go.tsx'
import { agoColumn, numberColumn, statusColumn, textColumn, type Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import type { RowIn } from '#kit/resource/web/listResource.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { progress } from '../progress.contract.ts'
import { learningStatusWords } from '../learningStatus.words.ts'
import { Duration } from './resultValues.tsx'
import { pathOf, pathSearch } from './paths.ts'
import { RecordPath } from './RecordPath.tsx'

type Row = RowIn<typeof progress>

const columns: readonly Column<Row>[] = [
  textColumn('courseTitle'),
  statusColumn(progress.machine),
  { key: 'learnedActivities', cell: (row) => <LearnedCount row={row} /> },
  { ...numberColumn<Row>('lateActivities'), isOptional: true },
  { ...numberColumn<Row>('stars'), isOptional: true },
  { key: 'durationMs', align: 'end', cell: ({ durationMs }) => <Duration ms={durationMs} /> },
  agoColumn('lastAt'),
  agoColumn('createdAt'),
  { ...textColumn<Row>('productTitle'), isOptional: true },
  { ...textColumn<Row>('startsOn'), isOptional: true },
]

const face = ({ userName }: Row) => ({ name: userName })
const hrefOf = ({ userId, courseId }: Row) => pathOf(userId, courseId)

/** H3: how far everybody is in their courses; a row opens the learner's path. */
export function RecordStatus() {
  const t = useWords(learningStatusWords)
  const go = useGo()
  const { learner, of } = pathSearch(useSearch({ strict: false }))
  if (learner !== undefined && of !== undefined) return <RecordPath userId={learner} courseId={of} />
  return (
    <ListScreen
      resource={progress}
      columns={columns}
      face={face}
      hrefOf={hrefOf}
      rowActions={(row) => [{ key: 'path', label: t('toPath'), run: () => go(hrefOf(row)) }]}
    />
  )
}

function LearnedCount({ row }: { readonly row: Row }) {
  const t = useWords(learningStatusWords)
  const { learnedActivities: learned, activityCount: all } = row
  return (
    <span className="record-reached">
      <meter className="record-meter" aria-hidden="true" min={0} max={Math.max(all, 1)} value={learned} />
      <span className="record-figure">{t('reached', { learned, all })}</span>
    </span>
  )
}
