import type { Db } from '#kit/data/server/db.ts'

/** One queue, that of all jobs of a name: what of it is not done. */
export interface QueueState {
  readonly queue: string
  /** Sent and not begun; those that wait for their hour are among them. */
  readonly waiting: number
  /** Of those that wait: failed before, and tried again by themselves. */
  readonly retrying: number
  readonly active: number
  /** Given up after the last try. */
  readonly failed: number
  /** Since when the oldest of them might have begun; Unix milliseconds. */
  readonly oldestAt: number | null
}

/** Why a job failed, without any value that it was about: messages may hold what people typed. */
export interface JobError {
  readonly name: string
  /** Of the database, the system or a refusal; '' where it has none. */
  readonly code: string
  /** The table or constraint that the database named; '' where it named none. */
  readonly about: string
  /** The file and line that threw it. */
  readonly place: string
}

/** One job that is not done. */
export interface QueuedJob {
  readonly id: string
  readonly queue: string
  readonly state: 'created' | 'retry' | 'active' | 'failed'
  /** In Unix milliseconds, as all moments here. */
  readonly createdAt: number
  readonly startsAt: number
  readonly failedAt: number | null
  /** How often it was begun. */
  readonly tries: number
  /** The numbers of records in its payload, by name; nothing else of it leaves. */
  readonly ids: readonly { readonly name: string; readonly value: number }[]
  readonly error: JobError | null
}

export type JobKind = 'waiting' | 'active' | 'failed'

/** What an operator sees of the queues and does about them. Before the first start of the jobs there is nothing. */
export interface QueuedJobs {
  /** Every queue of this program, and any other that has jobs left. */
  queues(): Promise<readonly QueueState[]>
  /** At most `limit`: failed ones the newest first, others the one that is next. */
  list(kind: JobKind, queue: string | undefined, limit: number): Promise<readonly QueuedJob[]>
  /** Has failed jobs done again, in the caller's transaction; answers which. Without `id`: the `limit` oldest of the queue. */
  retry(
    within: Db,
    queue: string,
    choice: { readonly id: string } | { readonly limit: number },
  ): Promise<readonly QueuedJob[]>
  /** Takes back a job that was not begun, in the caller's transaction; undefined where there is none such. */
  cancel(within: Db, queue: string, id: string): Promise<QueuedJob | undefined>
}
