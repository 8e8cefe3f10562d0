import type { Pool } from 'pg'
import type { FeatureServer } from '#kit/feature/server/feature.ts'
import type { CrudSpec } from '#kit/resource/server/crud.ts'
import { searchedResources } from '#kit/resource/server/findRecords.ts'
import { storedNames } from '#kit/testing/server/storedNames.ts'
import { servers } from '../servers.ts'
import { fillTable } from './fillTable.ts'

/** A kind of records that the search finds. */
export interface FoundKind {
  readonly kind: string
  readonly spec: CrudSpec
  readonly table: string
  /** The column of its name. */
  readonly label: string
  /** Nobody has many, so no column has an index of its text: prices of AI. */
  readonly isFew: boolean
}

const few = new Set(['unit'])

/** Every kind that the search finds. */
export const foundKinds: readonly FoundKind[] = searchedResources(
  servers.flatMap(({ records = [] }: FeatureServer) => records),
).map((spec) => ({
  kind: spec.resource.name,
  spec,
  ...storedNames(spec),
  isFew: few.has(spec.resource.name),
}))

const fixed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'minimax-voice': { protocol: `'minimax'` },
  'tts-voice': { protocol: `'openai'` },
}

/** So many rows of every kind of which anybody has many. */
export async function fillKinds(pool: Pool, rows: number): Promise<void> {
  for (const { isFew, kind, label, table } of foundKinds)
    if (!isFew) await fillTable(pool, table, { label, rows, ...(fixed[kind] && { fixed: fixed[kind] }) })
}
