import type { Services } from '#kit/call/server/context.ts'
import { isDiskLow } from '#kit/ops/server/freeDisk.ts'
import { within } from '#kit/ops/server/within.ts'

/** Whoever asks has given up after a second. */
const withinMs = 800

export interface Readiness {
  readonly status: 'ready' | 'waiting for the database'
  /** A low disk takes no files; texts are saved, so the server goes on being asked. */
  readonly disk: 'ok' | 'low' | 'silent'
}

/** Asks whether this server can work, and answers within a second whatever hangs. */
export function readinessOf({ database, env }: Services): () => Promise<Readiness> {
  // A silent database is asked once, not anew for everybody who wants to know.
  let pending: Promise<boolean> | undefined
  const ping = () =>
    (pending ??= database.pool
      .query('select 1')
      .then(() => true)
      .finally(() => (pending = undefined)))
  return async () => {
    const isLow = isDiskLow(env).then((low): Readiness['disk'] => (low ? 'low' : 'ok'))
    const [answers, disk] = await Promise.all([
      within(ping(), withinMs, false),
      within(isLow, withinMs, 'silent'),
    ])
    return { status: answers ? 'ready' : 'waiting for the database', disk }
  }
}
