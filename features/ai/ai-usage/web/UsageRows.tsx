import type { DataOf } from '#kit/contract/endpoint.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { numberColumn, personColumn, textColumn, valueColumn, type Column } from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { translate } from '#kit/i18n/web/words.ts'
import { phrase } from '#kit/i18n/words.ts'
import { aiUsageEndpoints } from '../ai-usage.contract.ts'
import { systemOwner } from '../ai-usage.limits.ts'
import { aiUsageWords } from '../ai-usage.words.ts'
import { UsageViews } from './UsageViews.tsx'
import { usageRows } from './usageSearch.ts'

type Row = DataOf<typeof aiUsageEndpoints.page>['list'][number]

const usage = { ...usageRows, name: 'ai-usage', endpoints: { page: aiUsageEndpoints.page } }
const system = () => translate(phrase(aiUsageWords, 'system'))

const columns: readonly Column<Row>[] = [
  textColumn('day'),
  personColumn('borrowerName'),
  { key: 'ownerName', cell: ({ ownerId, ownerName }) => (ownerId === systemOwner ? system() : ownerName) },
  valueColumn(usage.name, 'purpose'),
  numberColumn('calls'),
  numberColumn('inputTokens'),
  numberColumn('outputTokens'),
  { ...numberColumn('pictures'), isOptional: true },
  { ...numberColumn('speechSeconds'), isOptional: true },
  { key: 'cost', align: 'end', cell: ({ cost }) => <Cost yuan={cost} /> },
]

const face = ({ agentId, agentName }: Row) => ({ name: agentId === null ? system() : agentName })

/** I5: day by day who had what worked by which agent, and at whose cost. */
export const UsageRows = () => (
  <ListScreen resource={usage} columns={columns} face={face} headActions={<UsageViews />} />
)

function Cost({ yuan }: { readonly yuan: number }) {
  const format = useFormat()
  return <>{format.cost(yuan)}</>
}
