import type { RowOf } from '#kit/contract/resource.ts'
import { copyText } from '#kit/view/web/copy.ts'
import { Go } from '#kit/view/web/Go.tsx'
import {
  agoColumn,
  CellText,
  personColumn,
  statusColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { exchangeCode, exchangeCodeEndpoints } from '../exchange-code.contract.ts'
import { batchHref } from '../exchange-code.address.ts'
import { formatCode } from '../exchange-code.encoding.ts'
import { exchangeCodeWords } from '../exchange-code.words.ts'

type Row = RowOf<typeof exchangeCode>

/** Nobody writes one by hand. */
const codes = { ...exchangeCode, endpoints: exchangeCodeEndpoints }

const columns: readonly Column<Row>[] = [
  textColumn('productTitle'),
  statusColumn(exchangeCode.machine),
  {
    key: 'taskName',
    cell: ({ taskId, taskName }) =>
      taskName && (
        <Go href={batchHref(taskId)}>
          <CellText text={taskName} />
        </Go>
      ),
  },
  personColumn('userName'),
  agoColumn('redeemedAt'),
  valueColumn(exchangeCode.name, 'type'),
  agoColumn('createdAt'),
  { ...personColumn('creatorName'), isOptional: true },
  { ...textColumn('channel'), isOptional: true },
  { ...agoColumn('expiresAt'), isOptional: true },
]

/** As it stands on the paper. */
const face = ({ code }: Row) => ({ name: formatCode(code) })

/** G1: what became of every code. */
export function ExchangeCodeList() {
  const t = useWords(exchangeCodeWords)
  return (
    <ListScreen
      resource={codes}
      columns={columns}
      face={face}
      headActions={<Go href="/exchange/task/index">{t('toTasks')}</Go>}
      rowActions={({ code, link }) => [
        { key: 'copyCode', label: t('copyCode'), run: () => void copyText(formatCode(code)) },
        {
          key: 'copyLink',
          label: t('copyLink'),
          run: () => void copyText(link),
        },
      ]}
    />
  )
}
