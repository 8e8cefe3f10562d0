import type { Actor, Role } from './role.ts'

/** One row of a state table: which states it leaves, where it leads, who may do it and what it asks for. */
export interface Move<State extends string> {
  readonly from: readonly State[]
  readonly to: State
  /** Roles that may do it on any record. */
  readonly who: readonly Role[]
  /** The record's creator may do it too, where its role may change own records. */
  readonly owner?: boolean
  /**
   * Roles that may not do it on own records: an auditor never decides on an own one; a super administrator may, so that a fresh
   * install can publish.
   */
  readonly forbiddenOnOwn?: readonly Role[]
  /** Of accounts: nobody does it to themselves. */
  readonly notSelf?: boolean
  /** A reason for people: required, optional, or (absent) not asked for. */
  readonly reason?: 'required' | 'optional'
  /** The guard of the move: a column of the record that must be true, e.g. `isApproved`. */
  readonly guard?: string
  /** Where it leads to the state it leaves: the column that must be true for it to be offered, e.g. `hasUnpublishedChanges`. */
  readonly repeatsWith?: string
  /** Colours the button: the step that people wait for, or one that takes something away. */
  readonly tone?: 'primary' | 'danger'
}

/** The colour of a state's label. */
export type Tone = 'off' | 'wait' | 'ok' | 'bad' | 'brand'

/** A record's states and all moves between them. What is not in the table does not exist, in the API too. */
export interface Machine<State extends string = string, Name extends string = string> {
  readonly name: string
  readonly states: Readonly<Record<State, Tone>>
  readonly initial: State
  readonly moves: Readonly<Record<Name, Move<State>>>
}

/** Declares a state table. Moves may only name states of the table; the compiler refuses any other. */
export function machine<State extends string, Name extends string>(table: {
  readonly name: string
  readonly states: Readonly<Record<State, Tone>>
  readonly initial: NoInfer<State>
  readonly moves: Readonly<Record<Name, Move<NoInfer<State>>>>
}): Machine<State, Name> {
  return table
}

/** What the machine must know of a record to decide. */
export interface Moving<State extends string = string> {
  /** Only asked for where a move is `notSelf`. */
  readonly id?: number
  readonly status: State
  readonly creatorId: number | null
}

/** Whether `actor` may do `move` on a record with this creator, whatever its state. */
export function mayMove<State extends string>(
  move: Move<State>,
  actor: Actor,
  creatorId: number | null,
): boolean {
  const own = creatorId === actor.id
  const byRole = actor.roles.some(
    (role) => move.who.includes(role) && !(own && move.forbiddenOnOwn?.includes(role)),
  )
  return byRole || (own && move.owner === true)
}

/** The names of the moves that `actor` may do on `record` now, in the order of the table. */
export function openMoves<State extends string, Name extends string>(
  table: Machine<State, Name>,
  record: Moving<State>,
  actor: Actor,
): Name[] {
  const names = Object.keys(table.moves) as Name[]
  return names.filter((name) => {
    const move = table.moves[name]
    const isRefused = move.notSelf === true && record.id === actor.id
    return !isRefused && move.from.includes(record.status) && mayMove(move, actor, record.creatorId)
  })
}

export type MoveChoice<Name extends string> =
  | { readonly kind: 'move'; readonly name: Name }
  | { readonly kind: 'reasonMissing' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'none' }

/**
 * Finds the move that leads from the record's state to `to`. Where two rows do (withdraw and reject), a given reason means
 * the one that asks for a reason. The order of refusals: no such move, not allowed, reason missing.
 */
export function chooseMove<State extends string, Name extends string>(
  table: Machine<State, Name>,
  record: Moving<State>,
  actor: Actor,
  to: State,
  reason: string | undefined,
): MoveChoice<Name> {
  const names = Object.keys(table.moves) as Name[]
  const leading = names.filter(
    (name) => table.moves[name].to === to && table.moves[name].from.includes(record.status),
  )
  if (leading.length === 0) return { kind: 'none' }
  const allowed = leading.filter((name) => mayMove(table.moves[name], actor, record.creatorId))
  if (allowed.length === 0) return { kind: 'forbidden' }
  const fitting = allowed.find((name) => (table.moves[name].reason === undefined) === (reason === undefined))
  const optional = allowed.find((name) => table.moves[name].reason === 'optional')
  const chosen = fitting ?? optional ?? (reason === undefined ? undefined : allowed[0])
  return chosen === undefined ? { kind: 'reasonMissing' } : { kind: 'move', name: chosen }
}
