import type { AnyJob, Call } from '#kit/call/server/context.ts'
import type { CountedList } from '#kit/resource/server/countedList.ts'
import type { RecordUse } from '#kit/resource/server/crud.uses.ts'
import type { NamedResource } from '#kit/resource/server/recordNames.ts'
import type { ReviewQueue } from '#kit/resource/server/reviewQueue.ts'
import type { Subscription } from '#kit/call/server/events.ts'
import type { Metric } from '#kit/http/server/metric.ts'
import type { PersonalData } from '#kit/call/server/personalData.ts'
import type { Provided } from '#kit/call/server/ports.ts'
import type { Retained } from '#kit/call/server/retention.ts'
import type { NamedRecords, NamelessRecords, RecordParts } from '#kit/data/server/namedRecords.ts'
import type { ProvidedSql } from '#kit/data/server/sqlPort.ts'
import type { SealedRows } from '#kit/secret/server/sealedRows.ts'

/** Whether the asker may read the record with this id. */
export type MayRead = (call: Call, recordId: number) => Promise<boolean>

/** What the server's side of a feature registers with the house; `app` lists all of them. */
export interface FeatureServer {
  /** By the names of the contracts that they answer. */
  readonly handlers?: Readonly<Record<string, object>>
  /** What is kept of it, by name; records that a resource names (`namedBy`) are found by the search of the whole console too. */
  readonly records?: readonly (NamedResource | NamedRecords | NamelessRecords)[]
  readonly parts?: readonly RecordParts[]
  readonly uses?: readonly RecordUse[]
  /** What of it waits for a review, by resource. */
  readonly reviews?: Readonly<Record<string, ReviewQueue>>
  /** Who may know who else has a record open: whoever may read it, by resource. */
  readonly presence?: Readonly<Record<string, MayRead>>
  /** Who may read a record, by resource, for what other features say of it: its share sheet, its overview. */
  readonly readers?: Readonly<Record<string, MayRead>>
  /** Its lists whose rows the dashboard counts. */
  readonly counts?: Readonly<Record<string, CountedList>>
  readonly provides?: readonly Provided[]
  /** Parts of queries of earlier features. */
  readonly providesSql?: readonly ProvidedSql[]
  /** What it holds of people, and what becomes of that when an account closes. */
  readonly personalData?: readonly PersonalData[]
  /** What of it is kept for a time that the operator sets. */
  readonly retains?: readonly Retained[]
  /** Secrets that its rows hold, for the day when the key changes. */
  readonly sealed?: readonly SealedRows[]
  /** What it counts for `/metrics`. */
  readonly metrics?: readonly Metric[]
  /** What it does when something happens in another feature, or in the kit. */
  readonly subscriptions?: readonly Subscription[]
  /** Work that comes back by itself, or that a request leaves for later. */
  readonly jobs?: readonly AnyJob[]
}
