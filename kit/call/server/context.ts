import type { Readable } from 'node:stream'
import type { z } from 'zod'
import type { BodyOf, DataOf, QueryOf } from '#kit/contract/endpoint.ts'
import type { Port } from '#kit/contract/port.ts'
import type { Actor } from '#kit/contract/role.ts'
import type { Language, Translate } from '#kit/i18n/words.ts'
import type { AiService } from '#kit/ai/server/aiService.ts'
import type { SensitiveWords } from '#kit/ai/server/aiRefusal.ts'
import type { Database } from '#kit/data/server/database.ts'
import type { Db } from '#kit/data/server/db.ts'
import type { Reading } from '#kit/data/server/replicas.ts'
import type { Signals } from '#kit/data/server/signals.ts'
import type { Env } from '#kit/ops/server/env.ts'
import type { FileStore } from '#kit/files/server/fileStore.ts'
import type { Log } from '#kit/ops/server/log.ts'
import type { SecretKey } from '#kit/secret/server/seal.ts'
import type { RecordNames, Use } from '#kit/data/server/namedRecords.ts'
import type { FileUses, IncomingFile, ShownFile, SpaceReservation, UploadedFile } from './callFiles.ts'
import type { EventName } from './event.ts'
import type { QueuedJobs } from './queuedJobs.ts'
import type { Proven } from './stepUp.ts'
import type { Watch } from './watch.ts'

export type { Db, FileUses, IncomingFile, ShownFile, SpaceReservation, UploadedFile }

/** The person whose token came with the request. */
export interface SignedIn extends Actor, Proven {
  readonly sessionId: number
  /** The IANA time zone that the browser named at sign-in. */
  readonly timeZone: string
  /** How much of the database's log was written when the token was looked up, in bytes; known only where there are replicas. */
  readonly position?: number
  readonly username: string
  readonly nickname: string
  readonly mustChangePassword: boolean
}

/** Work that is done later or again and again; its effects must bear running twice. */
export interface Job<Payload> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** A cron line in UTC, for work that comes back by itself. */
  readonly schedule?: string
  /** How many of it one server does at a time; 1 by default. For what mostly waits for somebody else. */
  readonly concurrency?: number
  readonly run: (services: Services, payload: Payload) => Promise<void>
}

/** A job whatever its payload, for the list of all. */
export interface AnyJob extends Pick<Job<unknown>, 'name' | 'payload'> {
  readonly schedule?: string
  readonly concurrency?: number
  readonly run: (services: Services, payload: never) => Promise<void>
}

export interface SendOptions {
  /** The request's transaction: the job is queued if and only if that commits. */
  readonly within?: Db
  /** Unix milliseconds. */
  readonly notBefore?: number
}

export interface JobCount {
  readonly queue: string
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  readonly count: number
  readonly oldestAt: number
}

export interface Jobs extends QueuedJobs {
  /** Queues a job, which is stored in the database and survives a restart. */
  send<Payload>(job: Job<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  /** Has the workers of a job look at once: for one that was sent `within` a transaction, after its commit. */
  wake(job: Pick<AnyJob, 'name'>): void
  start(services: Services): Promise<void>
  /** What is not done, by queue and state; `oldestAt`, since when the oldest might have begun, in Unix milliseconds. Nothing before the first start. */
  counts(): Promise<readonly JobCount[]>
  /** Waits for the running ones, at most some seconds; the rest resume after the next start. */
  stop(): Promise<void>
}

/** What the listeners of an event are given: what it says, or a call. */
export type Given<Within> = unknown extends Within ? Call : Within

/** Notifies the listeners that something happened; who listens is connected once, by the app. */
export interface EventBus {
  /** Runs the listeners one after the other; a refusal of one undoes the whole request. */
  emit<Payload, Within>(
    within: Given<Within>,
    what: EventName<Payload, Within>,
    payload: NoInfer<Payload>,
  ): Promise<void>
}

/** What the process holds once: given to every call, never imported. */
export interface Services {
  readonly env: Env
  /** AI for cards and screens; its `state` says whether a provider is set up. */
  readonly ai: AiService
  /** The words of the list of sensitive ones that a text holds. */
  readonly sensitive: SensitiveWords
  readonly database: Database
  /** Tells of changes, whichever server they were made by. */
  readonly signals: Signals
  readonly log: Log
  readonly events: EventBus
  readonly files: FileStore
  readonly jobs: Jobs
  /** What records of many kinds are called. */
  readonly records: RecordNames
  /** The records that use this one, by what features register. */
  readonly findUses: (call: Pick<Call, 'db'>, of: string, id: number) => Promise<readonly Use[]>
  /** Calls what another feature provides. @throws where none does, which a test of the whole finds */
  readonly callPort: <Args, Result>(call: Call, port: Port<Args, Result>, args: Args) => Promise<Result>
  /** Signs and encrypts what leaves the server and comes back. */
  readonly secretKey: SecretKey
  /** Notes which files a record shows, and refuses addresses that upload never gave. */
  readonly registerFileUses: (call: Pick<Call, 'db' | 'services'>, uses: FileUses) => Promise<void>
  /** Files as they may be fetched now, by id: public ones for good, private ones for some minutes. Unknown ids are left out. */
  readonly showFiles: (call: Call, fileIds: readonly number[]) => Promise<Readonly<Record<string, ShownFile>>>
  /** Stores files that come inside something larger, such as a document; see `features/media/file`. */
  readonly takeFiles: (
    services: Services,
    ownerId: number,
    files: readonly IncomingFile[],
    /** The space that was reserved for them; whoever reserved it releases it. */
    reservation?: SpaceReservation,
  ) => Promise<TakenFiles>
  /** Reserves `size` bytes for files that are still to be made. @throws Fault where the owner's quota does not suffice */
  readonly reserveSpace: (services: Services, ownerId: number, size: number) => Promise<SpaceReservation>
  /** What a page needs to play offline, as the build made it; undefined where it was not built. */
  readonly offlinePlayer: () => Promise<{ readonly script: string; readonly style: string } | undefined>
  /** Says phrases in this language. */
  readonly translatorFor: (language: Language) => Translate
  /** Unix milliseconds. */
  readonly now: () => number
}

/** A person's change as the operation log keeps it; secrets are taken out before. */
export interface Change {
  readonly resource: string
  readonly resourceId: number
  readonly action: string
  readonly before?: unknown
  readonly after?: unknown
  /** Who made the change, where that is not the asker: somebody who is just signing in. */
  readonly actorId?: number
}

/** Who a file is entered for, and within what: a request has it, and a job too. */
export interface Entering extends Pick<Call, 'db' | 'now'> {
  readonly actor: Pick<SignedIn, 'id'>
}

/** Files whose bytes are stored and whose rows are still to be written. */
export interface TakenFiles {
  /** Writes the rows in the caller's transaction; by place in the list, undefined where a file was refused. */
  enter(call: Entering): Promise<readonly ({ readonly id: number; readonly url: string } | undefined)[]>
  /** Removes the bytes again: the transaction came to nothing. */
  drop(): Promise<void>
}

/** Everything that belongs to one request, whatever its endpoint. */
export interface Call {
  readonly db: Db
  /** What `db` is of: the database, or a replica of it. For what reads in a session of its own. */
  readonly reading: Reading
  readonly services: Services
  /** The asker; reading it where nobody is signed in refuses with 403. */
  readonly actor: SignedIn
  readonly visitor: SignedIn | undefined
  readonly language: Language
  readonly translate: Translate
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  /** Whether an event stream was asked for (`Accept`), where the answer may come as one. */
  readonly wantsEvents: boolean
  /** The client that waits, where the endpoint `reportsProgress`. */
  readonly watch: Watch
  /** Unix milliseconds, the same throughout the call. */
  readonly now: number
  /** Adds an entry to the operation log, in the same transaction. */
  record(change: Change): void
  /** A statement whose answer nobody waits for, sent together with the commit; it is sent before the function first waits. */
  withCommit(statement: () => Promise<unknown>): void
  /** Runs after the transaction is on disk; its failure is logged, not answered. */
  afterCommit(work: () => Promise<void>): void
  /** A short transaction of its own, for endpoints that wait for something outside. */
  transaction<T>(work: (call: Call) => Promise<T>): Promise<T>
}

/** Bytes instead of an envelope. */
export interface FileAnswer {
  readonly file: Readable | Buffer
  readonly type: string
  /** The name that the browser saves it under. */
  readonly name: string
  /** Ends events that are followed, so that their reader asks again: they are as good from another server. */
  readonly end?: () => void
}

export type Input<E> = Call & {
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  readonly upload: UploadedFile | undefined
  /** The Idempotency-Key, for an endpoint that honours it by itself. */
  readonly key: string | undefined
}
export interface Handler<E> {
  (call: Input<E>): Promise<DataOf<E> | FileAnswer>
  /** What is done before the transaction begins, see `beforehand`. */
  readonly beforehand?: (call: Input<E>) => Promise<void>
}
/** One handler an endpoint, by the same names. */
export type HandlersOf<T extends object> = {
  readonly [K in keyof T]: Handler<T[K]>
}
type AnyInput = Call & { body: unknown; query: unknown; upload: UploadedFile | undefined }
export interface AnyHandler {
  (call: AnyInput): Promise<unknown>
  readonly beforehand?: (call: AnyInput) => Promise<void>
}
