import type { z } from 'zod'
import type { Services } from './context.ts'

/** Work that is done later or again and again; its effects must bear running twice. */
export interface Job<Payload> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** A cron line in UTC, for work that comes back by itself. */
  readonly schedule?: string
  readonly run: (services: Services, payload: Payload) => Promise<void>
}

export interface Jobs {
  /** Queues a job; it is kept in the database and survives a restart. */
  send<Payload>(job: Job<Payload>, payload: Payload): Promise<void>
  start(services: Services): Promise<void>
  /** Waits for the running ones, at most some seconds; the rest resume after the next start. */
  stop(): Promise<void>
}

/** A job whatever its payload, as the list of all of them holds it. */
export interface AnyJob {
  readonly name: string
  readonly payload: z.ZodType
  readonly schedule?: string
  readonly run: (services: Services, payload: never) => Promise<void>
}
