import { eq } from 'drizzle-orm'
import { missingFields } from '#kit/contract/field.ts'
import { missing as problemOfMissing, withinSentence } from '#kit/contract/problem.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import { chooseMove, mayMove } from '#kit/contract/machine.ts'
import type { Machine, Move } from '#kit/contract/machine.ts'
import type { Call } from '#kit/call/server/context.ts'
import { recordMoved } from '#kit/call/server/events.ts'
import { labelOf } from '#kit/http/server/answer.ts'
import { nameList } from '#kit/i18n/nameList.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { CrudSpec, Stored, Values } from './crud.ts'
import { forUpdate, fresh } from './crud.ts'
import { columnsOf } from './crud.query.ts'
import { contentOf, mayPin, reviewNotesOf } from './crud.review.ts'
import type { PinnedReason, ReviewNotes } from './crud.review.ts'

export interface MoveBody {
  readonly id: number
  readonly status: string
  readonly reason?: string | undefined
  readonly reasons?: readonly PinnedReason[] | undefined
  readonly revision: number
}

const isReviewed = (spec: CrudSpec): boolean => 'isApproved' in columnsOf(spec)

/** The columns that a review leaves behind: approval holds until a change or a rejection, a reason until the next submission. */
function reviewMarks(spec: CrudSpec, name: string, review: ReviewNotes, now: number): Values {
  if (!isReviewed(spec)) return {}
  const words = { reviewReason: review.reason ?? '', reviewNotes: review.notes }
  if (name === 'approve') return { isApproved: true, ...words }
  if (name === 'reject') return { isApproved: false, ...words }
  return name === 'submit' ? { reviewReason: '', reviewNotes: [], submittedAt: now } : {}
}

/**
 * Nobody reviews what is not complete: columns that must hold something by then (links are the resource's own check).
 * @throws `incomplete`, with the problem of each field
 */
function refuseIncomplete({ resource, links = {} }: CrudSpec, call: Call, record: Values): void {
  const missing = missingFields(resource.fields, record).filter((name) => !(name in links))
  if (missing.length === 0) return
  const names = missing.map((name) => withinSentence(labelOf(name, resource.name, call.translate)))
  const problems = missing.map((name) => [name, problemOfMissing(resource.fields[name]?.kind)] as const)
  refuse(kitFaults.incomplete, {
    values: { fields: nameList(call.language, names) },
    fields: Object.fromEntries(problems),
  })
}

/** A reason is asked for by the table, not by a form, so its label is the kit's. */
const reasonMissing = ({ translate }: Call) =>
  phrase(kitWords, 'problems.required.enter', {
    label: withinSentence(translate(phrase(kitWords, 'moves.reason'))),
  })

/**
 * The name of the move that `body` asks for. `record.status` is the state in `machine`, which need not be the record's main one.
 * @throws in this order: `forbidden` (1403), `stale` (409), `invalid` where the reason is missing, `noSuchMove`
 */
export function moveFor(
  machine: Machine,
  record: Moved,
  call: Call,
  body: Omit<MoveBody, 'id' | 'reasons'>,
): string {
  const { status, reason, revision } = body
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

type Moved = Pick<Stored, 'status' | 'creatorId' | 'revision'>

/**
 * Moves a record in its state table, which is the only way in which a status changes; logs it, emits `recordMoved`, and gives
 * the new revision.
 * @throws as `moveFor` does; `incomplete` where it is submitted and lacks something; `notFound`; `changedSinceApproval` where what the move needs is not true of the record
 */
export async function moveRecord(spec: CrudSpec, call: Call, body: MoveBody): Promise<number> {
  const record = await forUpdate(spec, call, body.id)
  const review = reviewNotesOf(call, spec.resource.name, body)
  const name = moveFor(spec.resource.machine, record, call, { ...body, reason: review.reason })
  const move = spec.resource.machine.moves[name]
  mayPin(spec.resource.machine, name, body.reasons)
  if (move?.guard && record[move.guard] !== true) refuse(kitFaults.changedSinceApproval)
  const own = (await spec.beforeMove?.(call, name, record, review.reason)) ?? {}
  if (name === 'submit' && isReviewed(spec)) refuseIncomplete(spec, call, record)
  // Read before the move: who decides need not see the record afterwards.
  const isDecision = isReviewed(spec) && move?.reason !== undefined
  const content = isDecision ? await contentOf(spec, call, record.id) : undefined
  const revision = record.revision + 1
  const { status } = body
  const { reason, notes } = review
  const marks = reviewMarks(spec, name, review, call.now)
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
    notes,
    content,
  })
  return revision
}
