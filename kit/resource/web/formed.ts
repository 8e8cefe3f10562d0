import type { Fields } from '#kit/contract/field.ts'
import type { Machine } from '#kit/contract/machine.ts'
import type { Option } from '#kit/contract/resource.ts'
import type { AnyEndpoint } from '#kit/http/web/client.ts'
import type { Values } from '#kit/form/values.ts'

/** What forms and views need of a resource; `resource()` has all of it. */
export interface Formed {
  /** Also the namespace of its phrases. */
  readonly name: string
  readonly fields: Fields
  readonly machine?: Machine
  readonly endpoints: {
    readonly page: AnyEndpoint
    readonly get: AnyEndpoint
    readonly create?: AnyEndpoint
    readonly update?: AnyEndpoint
    readonly updateStatus?: AnyEndpoint
  }
}

/** A record as `get` answers it. */
export type Recorded = Values & {
  readonly id: number
  readonly revision: number
  readonly status?: string
  readonly creatorId?: number | null
  readonly creatorName?: string
  readonly creatorAvatar?: string
  readonly createdAt?: number
  readonly updatedAt?: number
  readonly mayEdit?: boolean
}

const isOption = (value: unknown): value is Option =>
  typeof value === 'object' && value !== null && 'id' in value && 'label' in value

/**
 * Names of linked records that a record brought along: for `tagIds` its `tags`, for `careerId` its `career`, each
 * `{id, label}`, or its `careerName`.
 */
export function namesIn(record: Values | undefined, field: string): readonly Option[] {
  const stem = field.replace(/Ids?$/, '').replace(/y$/, '')
  const found = Object.entries(record ?? {}).filter(([name]) => name !== field && name.startsWith(stem))
  const options = found.flatMap(([, value]) => [value].flat().filter(isOption))
  const id = record?.[field]
  const label = record?.[`${stem}Name`]
  return typeof id === 'number' && typeof label === 'string' && label !== ''
    ? [...options, { id, label }]
    : options
}

const nameKeys = ['name', 'title', 'nickname', 'username']

/** What a record is called: its name or title. */
export const nameIn = (values: Values): string =>
  nameKeys
    .map((key) => values[key])
    .find((value) => typeof value === 'string' && value !== '')
    ?.toString() ?? ''
