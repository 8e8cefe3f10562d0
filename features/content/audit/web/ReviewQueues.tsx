import { useSearch } from '@tanstack/react-router'
import { useGo } from '#kit/view/web/Go.tsx'
import {
  agoColumn,
  numberColumn,
  personColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useActor } from '#kit/http/web/session.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { Audited, Decision, WaitingRow } from '../audit.contract.ts'
import { auditWords } from '../audit.words.ts'
import { ResultTag } from './ResultTag.tsx'
import { allDecisions, myDecisions, queueTabs, tabIn, waitingList, type QueueTab } from './queueLists.ts'
import { reviewHref } from './reviewPaths.ts'

const waitingColumns: readonly Column<WaitingRow>[] = [
  personColumn('creatorName'),
  agoColumn('waitsSince'),
  numberColumn('reviews'),
]

const decisionColumns: readonly Column<Decision>[] = [
  { key: 'result', cell: ({ result }) => <ResultTag result={result} /> },
  valueColumn('audit', 'resource'),
  textColumn('reason'),
  personColumn('creatorName'),
  personColumn('reviewerName'),
  agoColumn('at'),
]

interface QueuesProps {
  readonly resource: Audited
  readonly home: string
}

/** K1: what waits, the oldest first; what the asker decided; every decision that was taken. */
export function ReviewQueues({ resource, home }: QueuesProps) {
  const tab = tabIn(useSearch({ strict: false }))
  const { id } = useActor()
  const common = {
    canAdd: false,
    tabs: <Tabs tab={tab} home={home} />,
    heading: (key: string) =>
      tab !== 'waiting' && key.startsWith('empty') ? `decided.${key}` : `queues.${resource}.${key}`,
  }
  if (tab === 'waiting')
    return (
      <ListScreen
        {...common}
        resource={waitingList}
        columns={waitingColumns}
        face={({ title, picture }) => ({ name: title, picture })}
        fixed={{ resource }}
        part={resource}
        hrefOf={(row) => reviewHref(resource, row.id)}
      />
    )
  return (
    <ListScreen
      {...common}
      key={tab}
      part={tab}
      resource={tab === 'mine' ? myDecisions : allDecisions}
      columns={decisionColumns}
      face={({ title }) => ({ name: title })}
      {...(tab === 'mine' && { fixed: { reviewerId: id } })}
      hrefOf={(row) => reviewHref(row.resource, row.resourceId)}
    />
  )
}

function Tabs({ tab, home }: { readonly tab: QueueTab; readonly home: string }) {
  const t = useWords(auditWords)
  const go = useGo()
  return (
    <nav className="kit-tabs" aria-label={t('tabs.label')}>
      {queueTabs.map((key) => (
        <button
          key={key}
          type="button"
          aria-current={key === tab ? 'true' : undefined}
          onClick={() => go(key === 'waiting' ? home : `${home}?tab=${key}`)}
        >
          {t(`tabs.${key}`)}
        </button>
      ))}
    </nav>
  )
}
