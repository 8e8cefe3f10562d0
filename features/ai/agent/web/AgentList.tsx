import { ConnectHint } from '#kit/ai/web/ConnectHint.tsx'
import type { RowOf } from '#kit/contract/resource.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { agoColumn, personColumn, statusColumn, valueColumn, type Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiStateEndpoint } from '../aiState.contract.ts'
import { agent } from '../agent.contract.ts'
import { agentStatuses } from '../agent.machine.ts'
import { agentWords } from '../agent.words.ts'
import { AgentOwners } from './AgentOwners.tsx'
import { agentHome, agents } from './agents.ts'

type Row = RowOf<typeof agent>

const columns: readonly Column<Row>[] = [
  valueColumn(agent.name, 'platform'),
  statusColumn(agent.machine),
  { key: 'isPublic', cell: (row) => <Shared isPublic={row.isPublic} /> },
  { key: 'hasKey', cell: (row) => <Key isSet={row.hasKey} /> },
  { key: 'monthCost', align: 'end', cell: ({ monthCost }) => <Cost yuan={monthCost} /> },
  personColumn('creatorName'),
  agoColumn('updatedAt'),
  { ...agoColumn('createdAt'), isOptional: true },
]

/** I1: one's own agents and the public ones, with what one's own have cost this month. */
export function AgentList() {
  return (
    <>
      <NoProvider />
      <ListScreen
        resource={agents}
        home={agentHome}
        columns={columns}
        deletableIn={agentStatuses}
        headActions={<AgentOwners />}
      />
    </>
  )
}

/** I4: where nobody has connected an AI, what to do about it. */
function NoProvider() {
  const t = useWords(agentWords)
  const { data } = useRead(aiStateEndpoint)
  if (!data || data.hasText) return null
  return (
    <output className="kit-banner">
      <strong>{t('noProvider.title')}</strong>
      <span>{t('noProvider.lead')}</span>
      <ConnectHint />
    </output>
  )
}

function Shared({ isPublic }: { readonly isPublic: boolean }) {
  const t = useWords(agentWords)
  return (
    <span className="kit-tag" data-tone={isPublic ? 'brand' : 'off'}>
      {isPublic ? t('sharing.public') : t('sharing.own')}
    </span>
  )
}

function Key({ isSet }: { readonly isSet: boolean }) {
  const t = useWords(agentWords)
  return (
    <span className="kit-tag" data-tone={isSet ? 'ok' : 'bad'}>
      {isSet ? t('key.set') : t('key.missing')}
    </span>
  )
}

/** null: somebody else's affair. */
function Cost({ yuan }: { readonly yuan: number | null }) {
  const format = useFormat()
  return yuan === null ? <span className="kit-muted">–</span> : <>{format.cost(yuan)}</>
}
