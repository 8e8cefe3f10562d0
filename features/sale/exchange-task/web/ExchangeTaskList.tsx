import { useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#kit/contract/resource.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useGo } from '#kit/view/web/Go.tsx'
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
import { notify } from '#kit/notice/web/notice.ts'
import { keyOf } from '#kit/http/web/query.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { exchangeTask, exchangeTaskEndpoints, type sheetFormats } from '../exchange-task.contract.ts'
import { exchangeTaskWords } from '../exchange-task.words.ts'
import { taskEditors } from './taskEditors.tsx'
import { useChosenProduct } from './useChosenProduct.ts'
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
  const go = useGo()
  const fetchFile = useCodesFile()
  const begin = useChosenProduct()
  const actionsOf = ({ id, status, qr }: Row): RowAction[] => {
    if (status !== 'finished') return []
    const sheet = { key: 'xlsx', label: t('download.xlsx'), run: () => void fetchFile(id, 'xlsx') }
    const pictures = { key: 'zip', label: t('download.zip'), run: () => void fetchFile(id, 'zip') }
    const codes = {
      key: 'codes',
      label: t('download.codes'),
      run: () => go(`/exchange/list/index?taskId=${id}`),
    }
    return [sheet, ...(qr === 'with' ? [pictures] : []), codes]
  }
  return (
    <ListScreen
      resource={exchangeTask}
      drawer={{ resource: exchangeTask, editors: taskEditors, begin }}
      columns={columns}
      editableIn={['initialized']}
      rowActions={actionsOf}
    />
  )
}

/** Fetches the codes of a task; the list then shows when. */
function useCodesFile() {
  const client = useQueryClient()
  return async (id: number, format: (typeof sheetFormats)[number]) => {
    try {
      await download(exchangeTaskEndpoints.download, { query: { id, format } })
      const [resource] = keyOf(exchangeTaskEndpoints.page)
      await client.invalidateQueries({ queryKey: [resource] })
    } catch (error) {
      notify({ kind: 'error', text: errorText(error) })
    }
  }
}
