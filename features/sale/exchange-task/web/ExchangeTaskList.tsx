import type { RowOf } from '#kit/contract/resource.ts'
import type { Values } from '#kit/form/values.ts'
import {
  agoColumn,
  numberColumn,
  personColumn,
  textColumn,
  valueColumn,
  type Column,
} from '#kit/table/web/columns.tsx'
import type { RowAction } from '#kit/list/web/RowActions.tsx'
import { ListScreen } from '#kit/list/web/ListScreen.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { batchHref } from '#features/sale/exchange-code/exchange-code.address.ts'
import { exchangeTask } from '../exchange-task.contract.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { taskEditors } from './taskEditors.tsx'
import { useChosenProduct } from './useChosenProduct.ts'
import { useCodesFile } from './useCodesFile.ts'
import { TaskStatus } from './TaskStatus.tsx'

type Row = RowOf<typeof exchangeTask>

const columns: readonly Column<Row>[] = [
  { key: 'status', cell: (row) => <TaskStatus row={row} /> },
  textColumn('productTitle'),
  numberColumn('quantity'),
  valueColumn(exchangeTask.name, 'qr'),
  agoColumn('createdAt'),
  agoColumn('downloadedAt'),
  personColumn('creatorName'),
  { ...textColumn('title'), isOptional: true },
  { ...textColumn('channel'), isOptional: true },
  { ...agoColumn('expiresAt'), isOptional: true },
]

/** G2: batches of codes, their progress and what can be downloaded of them. */
export function ExchangeTaskList() {
  const t = useWords(exchangeTaskWords)
  const fetchFile = useCodesFile()
  const begin = useChosenProduct()
  const actionsOf = ({ id, status, qr }: Row): RowAction[] => {
    if (status !== 'finished') return []
    const sheet = { key: 'xlsx', label: t('download.xlsx'), run: () => void fetchFile(id, 'xlsx') }
    const pictures = { key: 'zip', label: t('download.zip'), run: () => void fetchFile(id, 'zip') }
    return [sheet, ...(qr === 'with' ? [pictures] : [])]
  }
  const creating = {
    label: ({ quantity }: Values) =>
      typeof quantity === 'number' ? t('make', { count: quantity }) : t('makeCodes'),
    opens: batchHref,
  }
  return (
    <ListScreen
      resource={exchangeTask}
      drawer={{ resource: exchangeTask, editors: taskEditors, begin, creating }}
      hrefOf={({ id }) => batchHref(id)}
      columns={columns}
      editableIn={['initialized']}
      rowActions={actionsOf}
    />
  )
}
