import type { AnyJob } from './context.ts'
import type { RecordUse } from './crud.uses.ts'
import type { Provided } from './ports.ts'
import type { NamedRecords, NamelessRecords, RecordParts } from './namedRecords.ts'

/** What the server's side of a feature registers with the house; `app` lists all of them. */
export interface FeatureServer {
  /** By the names of the contracts that they answer. */
  readonly handlers?: Readonly<Record<string, object>>
  readonly records?: readonly (NamedRecords | NamelessRecords)[]
  readonly parts?: readonly RecordParts[]
  readonly uses?: readonly RecordUse[]
  readonly provides?: readonly Provided[]
  /** Work that comes back by itself, or that a request leaves for later. */
  readonly jobs?: readonly AnyJob[]
}
