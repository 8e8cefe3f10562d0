import { lazy, Suspense, useState, type ReactNode } from 'react'
import type { Actor } from '#kit/contract/role.ts'
import type { ListRow } from '#kit/resource/web/listResource.ts'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { shareWhenPublic } from '#kit/share/web/sharing.ts'
import { useActor } from '#kit/http/web/session.ts'
import type { Movable } from './moveRecords.ts'
import { moveIn, moveRecord, reverseOf } from './moveRecords.ts'
import type { Bulk, BulkWork } from './useBulk.tsx'

const ReasonDialog = lazy(() => import('./ReasonDialog.tsx').then((file) => ({ default: file.ReasonDialog })))

interface PendingMove<Row> {
  readonly rows: readonly Row[]
  readonly name: string
}

export interface Moves<Row> {
  /** Does a move on rows, after its reason where the table wants one. */
  readonly start: (rows: readonly Row[], name: string) => void
  readonly view: ReactNode
}

/** Moves of a resource's records: the reason dialog, the call, the notice with undo. */
export function useMoves<Row extends ListRow>(
  resource: Movable | undefined,
  bulk: Bulk<Row>,
  onMoved?: () => void,
): Moves<Row> {
  const words = useResourceWords(resource?.machine.name ?? '')
  const actor = useActor()
  const [pending, setPending] = useState<PendingMove<Row>>()

  const run = async ({ rows, name }: PendingMove<Row>, reason?: string) => {
    if (!resource) return
    const label = words.move(name)
    const doneText = words.did(name)
    const work = moveWork<Row>(resource, name, actor, reason, rows)
    if (!(await bulk.run(rows, { ...work, label, doneText }))) return
    onMoved?.()
    const [only, ...others] = rows
    if (only && others.length === 0)
      shareWhenPublic(resource.name, only.id, moveIn(resource.machine, name)?.to)
  }
  const start = (rows: readonly Row[], name: string) => {
    if (!resource) return
    if (moveIn(resource.machine, name)?.reason) setPending({ rows, name })
    else void run({ rows, name })
  }
  const move = pending && resource && moveIn(resource.machine, pending.name)
  const view = pending && move && (
    <Suspense>
      <ReasonDialog
        title={words.move(pending.name)}
        isRequired={move.reason === 'required'}
        isDanger={move.tone === 'danger'}
        placeholder={words.maybe(`reasons.${pending.name}`)}
        onCancel={() => setPending(undefined)}
        onAnswer={(reason) => {
          setPending(undefined)
          void run(pending, reason)
        }}
      />
    </Suspense>
  )
  return { start, view }
}

function moveWork<Row extends ListRow>(
  resource: Movable,
  name: string,
  actor: Actor,
  reason: string | undefined,
  rows: readonly Row[],
): Pick<BulkWork<Row>, 'act' | 'undo'> {
  const to = moveIn(resource.machine, name)?.to
  const act = (row: Row) => moveRecord(resource, row, name, reason)
  const isReversible = rows.every((row) => reverseOf(resource.machine, name, row, actor) !== undefined)
  if (!isReversible || to === undefined) return { act }
  const undo = (row: Row, revision: number) => {
    const back = reverseOf(resource.machine, name, row, actor)
    return moveRecord(resource, { ...row, status: to, revision }, back ?? name)
  }
  return { act, undo }
}
