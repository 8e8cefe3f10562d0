import type { Services } from '#kit/call/server/context.ts'
import { readSchemaState, type SchemaState } from '#kit/data/server/schemaState.ts'
import { isDiskLow } from '#kit/ops/server/freeDisk.ts'
import { within } from '#kit/ops/server/within.ts'

/** Whoever asks has given up after a second. */
const withinMs = 800
/** A connection whose statement waits longer is given up, and the next look makes a new one. */
const statementMs = 700

export interface Readiness {
  readonly status: 'ready' | 'waiting for the database' | 'waiting for migrations'
  /** `late`: it takes connections, or none at all, and does not answer in time. */
  readonly database: 'ok' | 'late' | 'unreachable'
  /** Beside a newer schema this program goes on working, so that servers can be replaced one by one. */
  readonly migrations: SchemaState | 'unknown'
  /** A low disk takes no files; texts are saved, so the server goes on being asked. */
  readonly disk: 'ok' | 'low' | 'silent'
}

type Found = SchemaState | 'late' | 'unreachable'

/** Asks whether this server can work and why not, and answers within a second whatever hangs. */
export function readinessOf({ database, env }: Services): () => Promise<Readiness> {
  // A silent database is asked once, not anew for everybody who wants to know.
  let pending: Promise<Found> | undefined
  const look = () =>
    (pending ??= readSchemaState(database.pool, statementMs)
      .catch((error: unknown): Found => (isLate(error) ? 'late' : 'unreachable'))
      .finally(() => (pending = undefined)))
  return async () => {
    const isLow = isDiskLow(env).then((low): Readiness['disk'] => (low ? 'low' : 'ok'))
    const [found, disk] = await Promise.all([
      within(look(), withinMs, 'late'),
      within(isLow, withinMs, 'silent'),
    ])
    return { ...stateOf(found), disk }
  }
}

function stateOf(found: Found): Omit<Readiness, 'disk'> {
  if (found === 'late' || found === 'unreachable')
    return { status: 'waiting for the database', database: found, migrations: 'unknown' }
  const status = found === 'missing' ? 'waiting for migrations' : 'ready'
  return { status, database: 'ok', migrations: found }
}

/** The driver's words for time that ran out; it gives them no code. */
const isLate = (error: unknown): boolean =>
  error instanceof Error && /timeout|Connection terminated/i.test(error.message)
