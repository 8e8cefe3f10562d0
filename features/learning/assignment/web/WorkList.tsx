import './works.css'
import { EditOutlined } from '@ant-design/icons'
import { useSearch } from '@tanstack/react-router'
import { Button } from 'antd'
import { useGo } from '#kit/view/web/Go.tsx'
import { agoColumn, numberColumn, personColumn, statusColumn, textColumn } from '#kit/table/web/columns.tsx'
import type { Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { RowOf } from '#kit/contract/resource.ts'
import { assignment, assignmentEndpoints } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { home, queuePath } from './work.paths.ts'

type Row = RowOf<typeof assignment>

const works = { ...assignment, endpoints: assignmentEndpoints }

const columns: readonly Column<Row>[] = [
  personColumn('creatorName'),
  statusColumn(assignment.machine),
  textColumn('productTitle'),
  { key: 'submittedAt', cell: (row) => <HandedIn row={row} /> },
  numberColumn('submissions'),
  personColumn('replierName'),
  agoColumn('repliedAt'),
  { ...agoColumn('dueAt'), isOptional: true },
  { ...agoColumn('createdAt'), isOptional: true },
]

const face = ({ cardTitle, activityTitle }: Row) => ({ name: cardTitle, lead: activityTitle })
/** Only what waits is answered; the rest is read. */
const waiting = ['submitted']

/** H2: learners' works; one that waits opens where it is answered. */
export const WorkList = () => (
  <ListScreen
    resource={works}
    home={home}
    columns={columns}
    face={face}
    editableIn={waiting}
    canAdd={false}
    headActions={<AnswerButton />}
  />
)

function HandedIn({ row }: { readonly row: Row }) {
  const words = useResourceWords(assignment.name)
  const at = agoColumn<Row>('submittedAt').cell(row)
  if (!row.isLate) return at
  return (
    <>
      {at} <span className="kit-tag work-late">{words.value('isLate', 'true')}</span>
    </>
  )
}

/** Opens the queue of what the list shows, the one that has waited longest first. */
function AnswerButton() {
  const t = useWords(assignmentWords)
  const go = useGo()
  const search: Record<string, unknown> = useSearch({ strict: false })
  return (
    <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => go(queuePath(search))} type="primary">
      {t('queue.title')}
    </Button>
  )
}
