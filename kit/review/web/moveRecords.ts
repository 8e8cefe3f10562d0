import type { Machine, Move } from '#kit/contract/machine.ts'
import { mayMove, openMoves } from '#kit/contract/machine.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import { call } from '#kit/http/web/client.ts'
import type { ListRow } from '#kit/resource/web/listResource.ts'

/** A resource whose records have states, with the one call that changes them. */
export interface Movable {
  readonly name: string
  readonly machine: Machine
  readonly endpoints: { readonly page: AnyEndpoint; readonly updateStatus: AnyEndpoint }
}

/** `resource` as one whose records move; undefined where it has no states. */
export function movableIn(resource: {
  readonly name: string
  readonly machine?: Machine
  readonly endpoints: { readonly page: AnyEndpoint; readonly updateStatus?: AnyEndpoint }
}): Movable | undefined {
  const { name, machine, endpoints } = resource
  if (!machine || !endpoints.updateStatus) return undefined
  return { name, machine, endpoints: { page: endpoints.page, updateStatus: endpoints.updateStatus } }
}

/** The move of this name; undefined where the table has none, as for a name that an address brought. */
export const moveIn = (machine: Machine, name: string): Move<string> | undefined => machine.moves[name]

/** The moves that a person may do on a record now; the ones that people wait for first. */
export function movesFor(machine: Machine, record: ListRow, actor: Actor): string[] {
  if (record.status === undefined) return []
  const values: Readonly<Record<string, unknown>> = { ...record }
  const { id, status, creatorId = null } = record
  const open = openMoves(machine, { id, status, creatorId }, actor)
  const possible = open.filter((name) => {
    const move = moveIn(machine, name)
    const required = [move?.guard, move?.to === status ? move.repeatsWith : undefined]
    return required.every((column) => column === undefined || values[column] !== false)
  })
  const rank = (name: string) => ['primary', undefined, 'danger'].indexOf(moveIn(machine, name)?.tone)
  return possible.toSorted((a, b) => rank(a) - rank(b))
}

/** The move that takes `name` back without a question, if this person may do it: withdraw after submit. */
export function reverseOf(machine: Machine, name: string, record: ListRow, actor: Actor): string | undefined {
  const to = moveIn(machine, name)?.to
  return Object.keys(machine.moves).find((candidate) => {
    const back = moveIn(machine, candidate)
    if (!back || to === undefined || back.to !== record.status || !back.from.includes(to)) return false
    return back.reason !== 'required' && mayMove(back, actor, record.creatorId ?? null)
  })
}

/** Moves one record and gives its new revision. */
export async function moveRecord(
  resource: Movable,
  record: ListRow,
  name: string,
  reason?: string,
): Promise<number> {
  const body = {
    id: record.id,
    status: moveIn(resource.machine, name)?.to,
    reason,
    revision: record.revision,
  }
  return Number(await call(resource.endpoints.updateStatus, { body }))
}

export interface Outcome<Row> {
  readonly row: Row
  /** Why it was not done. */
  readonly error?: unknown
  readonly result?: number
}

const atOnce = 3

/**
 * Does `act` on each row, three at a time, and gives the outcomes in the order of the rows; a rejection is one too. Once
 * `stop` is aborted no further row is begun, and those that were not have no outcome.
 */
export async function forEachRow<Row>(
  rows: readonly Row[],
  act: (row: Row) => Promise<number>,
  onProgress: (done: number) => void,
  stop?: AbortSignal,
): Promise<Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = []
  let done = 0
  const waiting = [...rows.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (stop?.aborted) return
      const [index, row] = next
      outcomes[index] = await act(row).then(
        (result) => ({ row, result }),
        (error: unknown) => ({ row, error }),
      )
      onProgress((done += 1))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return outcomes.filter((outcome) => outcome !== undefined)
}
