import './batch.css'
import { useRead } from '#kit/http/web/query.ts'
import { useRecordId } from '#kit/resource/web/recordId.ts'
import { ListSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState, MissingRecord } from '#kit/states/web/states.tsx'
import { exchangeCodeEndpoints } from '#features/sale/exchange-code/exchange-code.contract.ts'
import { exchangeTaskEndpoints, maxCodes } from '../exchange-task.contract.ts'
import { BatchView } from './BatchView.tsx'

const list = '/exchange/task/index'
/** A batch is a record without form and view of its own: its list makes it. */
const home = { list, add: list, edit: list, view: list }

/** G2: a batch of codes, what became of them, and how they are handed out. The batch is the `?id=` of the address. */
export function BatchScreen() {
  const id = useRecordId()
  const isNamed = id !== undefined
  const task = useRead(exchangeTaskEndpoints.get, { query: { id: id ?? 0 } }, { enabled: isNamed })
  const codes = useRead(
    exchangeCodeEndpoints.page,
    { body: { taskId: id, pageNo: 1, pageSize: maxCodes } },
    { enabled: isNamed },
  )
  if (!isNamed) return <MissingRecord home={home} />
  const error = task.error ?? codes.error
  if (error && !(task.data && codes.data))
    return (
      <ErrorState
        error={error}
        home={home}
        onRetry={() => void Promise.all([task.refetch(), codes.refetch()])}
      />
    )
  if (!task.data || !codes.data) return <ListSkeleton />
  return <BatchView task={task.data} codes={codes.data.list.toSorted((a, b) => a.id - b.id)} />
}
