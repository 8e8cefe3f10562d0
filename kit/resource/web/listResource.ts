import type { DataOf } from '#kit/contract/endpoint.ts'
import type { Machine } from '#kit/contract/machine.ts'
import type { Filters } from '#kit/contract/page.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'

/** What a list needs of a resource; `resource()` has all of it, others bring what they have. */
export interface ListResource {
  /** Also the namespace of its phrases. */
  readonly name: string
  readonly filters: Filters
  readonly sortable?: readonly string[]
  readonly machine?: Machine
  readonly endpoints: {
    readonly page: AnyEndpoint
    readonly get?: AnyEndpoint
    readonly counts?: AnyEndpoint
    readonly export?: AnyEndpoint
    readonly create?: AnyEndpoint
    readonly update?: AnyEndpoint
    readonly delete?: AnyEndpoint
    readonly restore?: AnyEndpoint
    readonly updateStatus?: AnyEndpoint
  }
}

/** What rows have in common, where their resource has it. */
export interface ListRow {
  readonly id: number
  readonly status?: string
  readonly creatorId?: number | null
  readonly revision?: number
  readonly mayEdit?: boolean
}

/** A row of a resource, as its `page` answers. */
export type RowIn<R extends ListResource> =
  DataOf<R['endpoints']['page']> extends { readonly list: readonly (infer Row)[] } ? Row & ListRow : ListRow
