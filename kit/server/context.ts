import type { Readable } from 'node:stream'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { BodyOf, DataOf, Endpoint, QueryOf } from '#kit/endpoint.ts'
import type { PicturePurpose } from '#kit/field.ts'
import type { Actor } from '#kit/role.ts'
import type { Language, Say } from '#kit/words.ts'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import type { EventName } from './event.ts'
import type { FileStore } from './fileStore.ts'
import type { Log } from './log.ts'

/** The database as handlers see it: the request's transaction, or the pool for a read. */
export type Db = PgDatabase<NodePgQueryResultHKT>

/** The person whose token came with the request. */
export interface SignedIn extends Actor {
  readonly sessionId: number
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
  readonly run: (services: Services, payload: Payload) => Promise<void>
}

/** A job whatever its payload, for the list of all. */
export interface AnyJob extends Pick<Job<unknown>, 'name' | 'payload'> {
  readonly schedule?: string
  readonly run: (services: Services, payload: never) => Promise<void>
}

export interface SendOptions {
  /** The request's transaction: the job is queued if and only if that commits. */
  readonly within?: Db
  /** Unix milliseconds. */
  readonly notBefore?: number
}

export interface Jobs {
  /** Queues a job; it is kept in the database and survives a restart. */
  send<Payload>(job: Job<Payload>, payload: Payload, options?: SendOptions): Promise<void>
  start(services: Services): Promise<void>
  /** Waits for the running ones, at most some seconds; the rest resume after the next start. */
  stop(): Promise<void>
}

/** Tells those who listen that something happened; who listens is connected once, by the app. */
export interface EventBus {
  /** Runs the listeners one after the other; a refusal of one undoes the whole request. */
  emit<Payload>(call: Call, what: EventName<Payload>, payload: Payload): Promise<void>
}

/** What the process holds once: given to every call, never imported. */
export interface Services {
  readonly env: Env
  readonly database: Database
  readonly log: Log
  readonly events: EventBus
  readonly files: FileStore
  readonly jobs: Jobs
  /** Signs and encrypts what leaves the server and comes back; 32 bytes. */
  readonly secretKey: Buffer
  /** Notes which files a record shows, and refuses addresses that upload never gave. */
  readonly holdFiles: (call: Call, held: HeldFiles) => Promise<void>
  /** Files as they may be fetched now, by id: public ones for good, private ones for some minutes. Unknown ids are left out. */
  readonly showFiles: (call: Call, fileIds: readonly number[]) => Promise<Readonly<Record<string, ShownFile>>>
  /** Phrases of a language. */
  readonly sayIn: (language: Language) => Say
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
}

/** The files that a record shows from now on; those it showed before and no more are let go. */
export interface HeldFiles {
  readonly resource: string
  readonly resourceId: number
  /** Pictures by address, as upload gave it; `field` is where a refusal stands. */
  readonly pictures: readonly {
    readonly field: string
    readonly url: string
    readonly purpose: PicturePurpose
  }[]
  readonly fileIds: readonly number[]
}

/** A file with addresses that work. */
export interface ShownFile {
  readonly url: string
  readonly thumbUrl: string
  readonly name: string
  readonly mime: string
  readonly width: number | null
  readonly height: number | null
}

export interface UploadedFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Everything that belongs to one request, whatever its endpoint. */
export interface Call {
  readonly db: Db
  readonly services: Services
  /** The asker; reading it where nobody is signed in refuses with 403. */
  readonly actor: SignedIn
  readonly visitor: SignedIn | undefined
  readonly language: Language
  readonly say: Say
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly now: number
  /** Adds an entry to the operation log, in the same transaction. */
  record(change: Change): void
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
}

export type Input<E> = Call & {
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  readonly upload: UploadedFile | undefined
}
export type Handler<E> = (call: Input<E>) => Promise<DataOf<E> | FileAnswer>
/** One handler an endpoint, by the same names. */
export type HandlersOf<T extends object> = {
  readonly [K in keyof T]: Handler<T[K]>
}
export type AnyHandler = (
  call: Call & { body: unknown; query: unknown; upload: UploadedFile | undefined },
) => Promise<unknown>
export type AnyEndpoint = Endpoint<unknown, unknown, unknown>
