import type { SQL } from 'drizzle-orm'
import { and, eq, getTableColumns, isNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { FieldProblems } from '#kit/contract/fault.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { AnyResource } from '#kit/contract/resource.ts'
import type { Call } from '#kit/call/server/context.ts'
import type { Use } from '#kit/data/server/namedRecords.ts'
import { anyId, anyoneLike, numberSlot, rolesKey, statements, valuesOf } from '#kit/data/server/statement.ts'
import type { Readable } from '#kit/data/server/viewOf.ts'
import type { AccessRule } from './access.ts'

/** A table with the columns of `stampColumns` and a status. */
export type RecordTable = PgTable &
  Record<'id' | 'creatorId' | 'createdAt' | 'updatedAt' | 'revision' | 'deletedAt' | 'status', PgColumn>

/** A field that is a list of other records' ids, stored in a join table. */
export interface Link {
  readonly table: PgTable & Record<'ownerId' | 'targetId' | 'position', PgColumn>
  readonly target: Readable<'id' | 'deletedAt' | 'status'>
  readonly label: PgColumn
  readonly picture?: PgColumn
  /** Under this name a row also has `[{id, label}]`. */
  readonly named?: string
  /** Which targets may be linked anew; a link that exists stays. */
  readonly pickable: (actor: Actor) => SQL | undefined
}

/** How a cell of an exported sheet is written: as it is, as a moment, or by the word of one of a fixed list. */
export type ExportedAs = 'plain' | 'time' | 'value'

export type Values = Readonly<Record<string, unknown>>

export interface CrudSpec {
  readonly resource: AnyResource
  readonly table: RecordTable
  /** Users, for the creator's name and picture. */
  readonly people: Readable<'id' | 'nickname' | 'avatar'>
  readonly access: AccessRule
  /** What a picker shows and searches. */
  readonly label: PgColumn
  readonly picture?: PgColumn
  readonly links?: Readonly<Record<string, Link>>
  /** Computed columns of a row, by the names in the resource's `extra`. */
  readonly extra?: Readonly<Record<string, SQL>>
  /** Figures of rows that other features know, by the names in the resource's `extra`: asked for once the rows are read. */
  readonly figures?: (call: Call, rows: readonly Values[]) => Promise<(row: Values) => Values>
  /** What a sheet shows between number and status, in its order; absent: the fields of the form. */
  readonly exported?: Readonly<Record<string, ExportedAs>>
  /** Filters that are not simply a column or a link of the same name. */
  readonly conditions?: Readonly<Record<string, (value: never) => SQL | undefined>>
  /** What `options` offers beside one's own records. */
  readonly pickable: (actor: Actor) => SQL | undefined
  /** States in which an update is taken; absent: all. */
  readonly editableIn?: readonly string[]
  /** States in which a record may be deleted; absent: the initial one. */
  readonly deletableIn?: readonly string[]
  readonly uses?: (call: Call, id: number) => Promise<Use[]>
  /** Looks at what is about to be saved; answers problems by field. */
  readonly check?: (call: Call, values: Values, id: number | undefined) => Promise<FieldProblems | undefined>
  /** Fields that the table does not hold under their own names: sealed, or in a table of their own. */
  readonly elsewhere?: readonly string[]
  /** Fields that are stored in tables of their own, as they are before a save; for the operation log. */
  readonly readElsewhere?: (call: Call, id: number) => Promise<Values>
  /** Columns that follow from what a form saves, written with it. */
  readonly derive?: (values: Values) => Values
  /** Refuses a move, or answers columns to be set with it; `reason` is what somebody gave for it. */
  readonly beforeMove?: (call: Call, move: string, record: Stored, reason?: string) => Promise<Values | void>
  /** Adds to what `get` answers. */
  readonly detail?: (call: Call, row: Values) => Promise<Values>
}

type ElsewhereOf<S> = S extends { readonly elsewhere: readonly (infer Name)[] } ? Name : never
type LinksOf<S> = S extends { readonly links: infer Links } ? keyof Links : never

/** The fields of a resource that its specification stores nowhere. */
type UnstoredField<S extends CrudSpec> = Exclude<
  keyof S['resource']['fields'] & string,
  keyof S['table'] | LinksOf<S> | ElsewhereOf<S>
>

/** Makes a field without a column, a link or a table of its own an error of the compiler. */
export type EveryFieldStored<S extends CrudSpec> = [UnstoredField<S>] extends [never]
  ? unknown
  : { readonly problem: `${S['resource']['name']}.table.ts has no column ${UnstoredField<S>}` }

/** A row as its table has it. */
export interface Stored extends Values {
  readonly id: number
  readonly creatorId: number | null
  readonly revision: number
  readonly status: string
}

/** The condition under which a row is the record `id`, is not deleted, and may be seen by `actor`. */
export function visibleRecord({ table, access }: CrudSpec, actor: Actor, id: number): SQL | undefined {
  return and(eq(table.id, id), isNull(table.deletedAt), access.visible(actor))
}

/** `visibleRecord` of a statement that serves every record and everybody with these roles; filled with `recordValues`. */
export const anyVisibleRecord = (spec: CrudSpec, actor: Actor): SQL | undefined =>
  visibleRecord(spec, anyoneLike(actor), numberSlot('id'))
/** The values for a statement that was built with `anyVisibleRecord`. */
export const recordValues = (actor: Actor, id: number): Values => ({ ...valuesOf(actor), id })

/** A column that says whether another table lets the asker edit the row, where the resource has such a rule. */
export const rightsColumn = ({ access }: CrudSpec): Readonly<Record<string, SQL>> =>
  access.alsoEdits ? { alsoEdits: access.alsoEdits(anyId()) } : {}

/** Whether somebody may change what a record holds. */
export const mayEdit = ({ access }: CrudSpec, actor: Actor, record: Values & Owned): boolean =>
  access.mayEdit(actor, record) || record['alsoEdits'] === true

interface Owned {
  readonly creatorId: number | null
}

const locking = statements<Values[]>({ isNamed: true })

/** Reads a record and locks it until the end of the transaction. @throws `notFound`, also where the asker may not see it */
export async function forUpdate(spec: CrudSpec, { db, actor }: Call, id: number): Promise<Stored> {
  const rows = await locking(db, spec, rolesKey(actor), recordValues(actor, id), (builder) =>
    builder
      .select({ ...getTableColumns(spec.table), ...rightsColumn(spec) })
      .from(spec.table)
      .where(anyVisibleRecord(spec, actor))
      .for('update'),
  )
  return (rows[0] as Stored | undefined) ?? refuse(kitFaults.notFound)
}

/** Refuses a change that may not be made. @throws `forbidden` (1403), then `stale` (409) */
export function mayChange(spec: CrudSpec, call: Call, record: Stored, revision: number): void {
  if (!mayEdit(spec, call.actor, record)) refuse(kitFaults.forbidden)
  fresh(record, revision)
}

/** Refuses a stale revision. @throws `stale` with the present one in `data.revision` */
export function fresh(record: { readonly revision: number }, revision: number): void {
  if (record.revision !== revision) refuse(kitFaults.stale, { data: { revision: record.revision } })
}
