import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import type { Endpoint } from './endpoint.ts'
import type { Fields, ShapeOf, ValuesOf } from './field.ts'
import { createShapeOf, id, shapeOf } from './field.ts'
import type { ReadShapeOf } from './field.secret.ts'
import { givingSecret, readShapeOf } from './field.secret.ts'
import type { Machine } from './machine.ts'
import type { Ownership } from './ownership.ts'
import { sharedBy } from './ownership.ts'
import type { Filters, Page } from './page.ts'
import { filterShape, pageBody, wholeBody, pageData } from './page.ts'
import { pinnedReasons, reasonText, reviewNotes } from './review.ts'
import { revision } from './revision.ts'
import type { Role, Who } from './role.ts'

/** What every row carries beside its own fields; moments are Unix milliseconds, as everywhere in the API. */
export const stamps = {
  id,
  creatorId: z.number().int().nullable(),
  creatorName: z.string(),
  /** An address; '' without one. */
  creatorAvatar: z.string(),
  createdAt: z.number().int(),
  updatedAt: z.number().int(),
  revision,
  /** Whether the asker may change this record; the server decides, buttons only read it. */
  mayEdit: z.boolean(),
} as const

export const idQuery = z.strictObject({ id: z.coerce.number().pipe(id) })
export const optionsQuery = z.strictObject({ keyword: z.string().trim().max(100).optional() })
export const option = z.object({ id, label: z.string(), picture: z.string().optional() })
export type Option = z.output<typeof option>

type Shape = Readonly<Record<string, z.ZodType>>

interface ResourceSpec<
  F extends Fields,
  Extra extends Shape,
  Detail extends Shape,
  L extends Filters,
  Sort extends string,
  State extends string,
  Name extends string,
  Own extends string,
> {
  /** One word, e.g. `career`; also the namespace of its phrases and its name in the operation log. */
  readonly name: Own
  /** Below the API's prefix, e.g. `course/career`. */
  readonly path: string
  /** What a form writes. */
  readonly fields: F
  /** What a row shows beyond its fields. */
  readonly extra: Extra
  /** What `get` answers beyond a row. */
  readonly detail: Detail
  readonly filters: L
  readonly sortable: readonly Sort[]
  readonly machine: Machine<State, Name>
  readonly who: { readonly read: Who; readonly write: Who; readonly options: Who }
  /** Whose records are whose; absent: whoever may call sees and changes every one. */
  readonly ownership?: Ownership
}

/** What a record that goes through review (`isApproved`) answers besides: its last rejection, reason by reason. */
type Reviewed<Extra extends Shape> = Extra extends { readonly isApproved: z.ZodType }
  ? { readonly reviewNotes: typeof reviewNotes }
  : Record<never, never>

/** Reasons pinned to fields are taken where a review asks for them, and are unknown to every other resource. */
type Pinned = { readonly reasons: z.ZodOptional<ReturnType<typeof pinnedReasons>> }

/** Everybody whom some row of the table lets move a record, beside those who may write. */
function movers(machine: Machine, write: Who): Who {
  const roles = Object.values(machine.moves).flatMap((move) => [...move.who])
  return typeof write === 'string' ? write : ([...new Set([...write, ...roles])] as Role[])
}

/** `resource({...})` gives a simple resource all the calls of `CRUD` and `STATUS` in the API's design. */
export function resource<
  F extends Fields,
  Extra extends Shape,
  Detail extends Shape,
  L extends Filters,
  const Sort extends string,
  State extends string,
  Name extends string,
  const Own extends string,
>(spec: ResourceSpec<F, Extra, Detail, L, Sort, State, Name, Own>) {
  const { name, path, fields, who } = spec
  const shape: ShapeOf<F> = shapeOf(fields)
  const readShape: ReadShapeOf<F> = readShapeOf(fields)
  const status = z.enum(Object.keys(spec.machine.states) as [State, ...State[]])
  const isReviewed = 'isApproved' in spec.extra
  const reviewed = (isReviewed ? { reviewNotes } : {}) as Reviewed<Extra>
  const pinned = (isReviewed ? { reasons: pinnedReasons(Object.keys(fields)).optional() } : {}) as Pinned
  const row = z.object({ ...readShape, ...spec.extra, ...reviewed, ...stamps, status })
  const record = z.object({ ...readShape, ...spec.extra, ...reviewed, ...stamps, status, ...spec.detail })
  const create = z.strictObject(createShapeOf(fields))
  const update = z.strictObject({ ...shape, id, revision })
  const base = { words: name, fields } as const
  const ownership = spec.ownership ?? sharedBy(who.read)
  const about = (need: 'read' | 'edit' | 'manage') => ({ about: { ownership, need } })
  const stepUp = givingSecret(fields)
  const secrets = stepUp ? { stepUp } : {}
  const endpoints = {
    page: endpoint({
      ...base,
      method: 'POST',
      path: `/${path}/page`,
      who: who.read,
      effect: 'read',
      body: pageBody(spec.filters, spec.sortable),
      data: pageData(row),
    }),
    get: endpoint({
      ...base,
      ...about('read'),
      method: 'GET',
      path: `/${path}/get`,
      who: who.read,
      query: idQuery,
      data: record,
    }),
    create: endpoint({
      ...base,
      ...secrets,
      method: 'POST',
      path: `/${path}/create`,
      who: who.write,
      effect: 'create',
      body: create,
      data: id,
    }),
    update: endpoint({
      ...base,
      ...about('edit'),
      ...secrets,
      method: 'PUT',
      path: `/${path}/update`,
      who: who.write,
      body: update,
      data: revision,
    }),
    delete: endpoint({
      ...base,
      ...about('manage'),
      method: 'DELETE',
      path: `/${path}/delete`,
      who: who.write,
      query: idQuery,
      data: z.literal(true),
    }),
    restore: endpoint({
      ...base,
      ...about('manage'),
      method: 'PUT',
      path: `/${path}/restore`,
      who: who.write,
      body: z.strictObject({ id }),
      data: z.literal(true),
    }),
    options: endpoint({
      ...base,
      method: 'GET',
      path: `/${path}/options`,
      who: who.options,
      isForReplicas: true,
      query: optionsQuery,
      data: z.array(option),
    }),
    counts: endpoint({
      ...base,
      method: 'POST',
      path: `/${path}/counts`,
      who: who.read,
      effect: 'read',
      body: z.strictObject(filterShape(spec.filters)),
      data: z.record(z.string(), z.number().int()),
    }),
    export: endpoint({
      ...base,
      method: 'POST',
      path: `/${path}/export`,
      log: 'nothing',
      who: who.read,
      effect: 'outside',
      isForReplicas: true,
      answer: 'file',
      body: wholeBody(spec.filters, spec.sortable),
      data: z.undefined(),
    }),
    updateStatus: endpoint({
      ...base,
      about: { ownership, need: 'move', machine: spec.machine },
      method: 'PUT',
      path: `/${path}/update-status`,
      who: movers(spec.machine, who.write),
      body: z.strictObject({ id, status, reason: reasonText.optional(), ...pinned, revision }),
      data: revision,
    }),
  } as const
  return {
    name,
    path,
    fields,
    filters: spec.filters,
    sortable: spec.sortable,
    machine: spec.machine,
    row,
    record,
    endpoints,
    who,
    ownership,
  }
}

interface AnyResourceEndpoints {
  readonly page: Endpoint<unknown, undefined, Page<unknown>>
  readonly get: Endpoint<undefined, { id: number }, unknown>
  readonly create: Endpoint<unknown, undefined, number>
  readonly update: Endpoint<unknown, undefined, number>
  readonly delete: Endpoint<undefined, { id: number }, true>
  readonly restore: Endpoint<{ id: number }, undefined, true>
  readonly options: Endpoint<undefined, { keyword?: string | undefined }, Option[]>
  readonly counts: Endpoint<unknown, undefined, Record<string, number>>
  readonly export: Endpoint<unknown, undefined, undefined>
  readonly updateStatus: Endpoint<unknown, undefined, number>
}

/** A resource whatever its fields, as lists, forms and generic handlers take it. */
export interface AnyResource {
  readonly name: string
  readonly path: string
  readonly fields: Fields
  readonly filters: Filters
  readonly sortable: readonly string[]
  readonly machine: Machine
  readonly ownership: Ownership
  readonly row: z.ZodType
  readonly record: z.ZodType
  readonly endpoints: AnyResourceEndpoints
}

export type RowOf<R extends { row: z.ZodType }> = z.output<R['row']>
export type RecordOf<R extends { record: z.ZodType }> = z.output<R['record']>
export type WrittenOf<R extends { fields: Fields }> = ValuesOf<R['fields']>
