import { setTimeout as wait } from 'node:timers/promises'
import { ERRORS, type Lock, type Locker, type RequestRelease } from '@tus/server'
import { and, eq, lt, sql } from 'drizzle-orm'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Services } from '#kit/call/server/context.ts'
import { newToken } from '../store/newToken.ts'
import { TusError } from './tusError.ts'
import { uploadLockTable as table } from './uploadLock.table.ts'

type Needs = Pick<Services, 'database' | 'log' | 'signals'>
type Release = () => Promise<void>

/** So long a lock holds by itself, in milliseconds: the time for which a killed server is waited for. */
const holdMs = 10_000
const extendMs = 3_000
/** So long a request waits for another one, longer than for a server that is gone. */
const waitMs = 15_000
const lookAgainMs = 1_000

const locked = { status_code: 423, body: 'The upload is being worked on by another request\n' }

/** Of the database, so that servers need not agree about the time. */
const clock = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
const until = sql`${clock} + ${holdMs}`
const topicOf = (uploadId: string): string => `upload-lock ${uploadId}`

/** Locks of uploads that hold for all servers of a database. Nothing but a row is held while bytes flow. */
export const sharedLocker = (needs: Needs): Locker => ({
  newLock(uploadId): Lock {
    let release: Release | undefined
    return {
      async lock(signal, requestRelease) {
        release = await waitForLock(needs, uploadId, signal, requestRelease)
        if (!release) throw new TusError(signal.aborted ? ERRORS.ABORTED : locked)
      },
      async unlock() {
        await release?.()
      },
    }
  },
})

/** Does something to an upload that no request changes meanwhile. @throws `unavailable` where another one goes on for long */
export async function whileLocked<T>(needs: Needs, uploadId: string, work: () => Promise<T>): Promise<T> {
  const release = await waitForLock(needs, uploadId, new AbortController().signal)
  if (!release) return refuse(kitFaults.unavailable)
  try {
    return await work()
  } finally {
    await release()
  }
}

/** Locks whose holders are gone. */
export const forgetLocks = async ({ database }: Pick<Services, 'database'>): Promise<void> =>
  void (await database.db.delete(table).where(lt(table.until, clock)))

/** Undefined where the lock was not to be had in time. Its holder is asked to end; without `onWanted` nobody asks this one. */
async function waitForLock(
  needs: Needs,
  uploadId: string,
  signal: AbortSignal,
  onWanted?: RequestRelease,
): Promise<Release | undefined> {
  const { db } = needs.database
  const holder = newToken()
  if (await take(needs, uploadId, holder)) return keep(needs, uploadId, holder, onWanted)
  const watch = needs.signals.watch(topicOf(uploadId))
  const giveUpAt = performance.now() + waitMs
  try {
    while (!signal.aborted && performance.now() < giveUpAt) {
      const asked = await db
        .update(table)
        .set({ isWanted: true })
        .where(eq(table.uploadId, uploadId))
        .returning({ holder: table.holder })
      if (asked.length > 0) await watch.next(lookAgainMs, signal)
      if (await take(needs, uploadId, holder)) return keep(needs, uploadId, holder, onWanted)
    }
  } finally {
    watch.end()
  }
  return undefined
}

async function take({ database }: Needs, uploadId: string, holder: string): Promise<boolean> {
  const taken = await database.db
    .insert(table)
    .values({ uploadId, holder, until })
    .onConflictDoUpdate({
      target: table.uploadId,
      set: { holder, until, isWanted: false },
      setWhere: lt(table.until, clock),
    })
    .returning({ holder: table.holder })
  return taken.length > 0
}

/** Holds a lock until it is released; a holder whose lock is wanted, or lost, is asked to end. */
function keep(needs: Needs, uploadId: string, holder: string, onWanted?: RequestRelease): Release {
  const { db } = needs.database
  const isMine = and(eq(table.uploadId, uploadId), eq(table.holder, holder))
  const released = new AbortController()
  const watch = onWanted && needs.signals.watch(topicOf(uploadId))
  const pause = (): Promise<void> =>
    watch
      ? watch.next(extendMs, released.signal)
      : wait(extendMs, undefined, { signal: released.signal }).catch(() => undefined)
  const extend = async (): Promise<void> => {
    const [row] = await db.update(table).set({ until }).where(isMine).returning({ isWanted: table.isWanted })
    if (!row || row.isWanted) await onWanted?.()
  }
  const goOn = async (): Promise<void> => {
    for (await pause(); !released.signal.aborted; await pause())
      await extend().catch((error: unknown) => needs.log.warn({ err: error, uploadId }, 'lock of an upload'))
    watch?.end()
  }
  const ended = goOn()
  return async () => {
    released.abort()
    await ended
    await db.delete(table).where(isMine)
  }
}
