import { eq } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/fault.ts'
import { chooseMove, mayMove } from '#kit/machine.ts'
import type { Move } from '#kit/machine.ts'
import type { Call } from './context.ts'
import type { CrudSpec, Stored, Values } from './crud.ts'
import { forUpdate, fresh } from './crud.ts'
import { columnsOf } from './crud.query.ts'
import { recordMoved } from './events.ts'
import { kitWords } from '#kit/kitWords.ts'
import { phrase } from '#kit/words.ts'

export interface MoveBody {
  readonly id: number
  readonly status: string
  readonly reason?: string | undefined
  readonly revision: number
}

/** The columns that a review leaves behind: approval holds until a change or a rejection, a reason until the next submission. */
function reviewMarks(spec: CrudSpec, name: string, reason: string | undefined): Values {
  if (!('isApproved' in columnsOf(spec))) return {}
  if (name === 'approve') return { isApproved: true, reviewReason: reason ?? '' }
  if (name === 'reject') return { isApproved: false, reviewReason: reason ?? '' }
  return name === 'submit' ? { reviewReason: '' } : {}
}

/** A reason is asked for by the table, not by a form, so its label is the kit's. */
const reasonMissing = ({ say }: Call) =>
  phrase(kitWords, 'problems.required.enter', { label: say(phrase(kitWords, 'moves.reason')) })

function nameOf(spec: CrudSpec, record: Stored, call: Call, { status, reason, revision }: MoveBody): string {
  const { machine } = spec.resource
  const leading: Move<string>[] = Object.values(machine.moves).filter((move) => move.to === status)
  const isAllowed = leading.some((move) => mayMove(move, call.actor, record.creatorId))
  if (leading.length > 0 && !isAllowed) refuse(kitFaults.forbidden)
  fresh(record, revision)
  const choice = chooseMove(machine, record, call.actor, status, reason)
  switch (choice.kind) {
    case 'move':
      return choice.name
    case 'forbidden':
      return refuse(kitFaults.forbidden)
    case 'reasonMissing':
      return refuse(kitFaults.invalid, { fields: { reason: reasonMissing(call) } })
    case 'none':
      return refuse(kitFaults.noSuchMove)
  }
}

/** Takes a record through its state table: the one way in which a status changes. */
export async function moveRecord(spec: CrudSpec, call: Call, body: MoveBody): Promise<number> {
  const record = await forUpdate(spec, call, body.id)
  const name = nameOf(spec, record, call, body)
  const move = spec.resource.machine.moves[name]
  if (move?.needs && record[move.needs] !== true) refuse(kitFaults.changedSinceApproval)
  const own = (await spec.beforeMove?.(call, name, record)) ?? {}
  const revision = record.revision + 1
  const { status, reason } = body
  const marks = reviewMarks(spec, name, reason)
  await call.db
    .update(spec.table)
    .set({ ...own, ...marks, status, revision, updatedAt: call.now })
    .where(eq(spec.table.id, record.id))
  call.record({
    resource: spec.resource.name,
    resourceId: record.id,
    action: name,
    before: { status: record.status },
    after: { status, reason },
  })
  await call.services.events.emit(call, recordMoved, {
    resource: spec.resource.name,
    id: record.id,
    title: String(record[spec.label.name] ?? ''),
    creatorId: record.creatorId,
    move: name,
    from: record.status,
    to: status,
    reason,
  })
  return revision
}
