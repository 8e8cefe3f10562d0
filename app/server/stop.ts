import type { Services } from '#kit/call/server/context.ts'
import { takeLeave } from '#kit/http/server/serve/serve.closing.ts'
import type { FastifyInstance } from '#kit/http/server/serve/serve.ts'
import { stopTracing } from '#kit/trace/server/trace.ts'

const patience = 20_000

/**
 * On SIGTERM or SIGINT: `/readyz` says so, and after STOP_DELAY_SECONDS, which a second signal ends, no new requests are taken,
 * accepted ones are answered, jobs rest, the database closes. `jobsStart` is waited for: who is stopped while it starts ends well.
 */
export function stopOnSignal(app: FastifyInstance, services: Services, jobsStart: () => Promise<void>): void {
  const hurry = new AbortController()
  let isStopping = false
  const stop = async () => {
    if (isStopping) return hurry.abort()
    isStopping = true
    const delay = services.env.STOP_DELAY_SECONDS * 1000
    setTimeout(() => process.exit(1), delay + patience).unref()
    await takeLeave(app, delay, hurry.signal)
    await app.close()
    await jobsStart().catch(() => undefined)
    await services.jobs.stop()
    await services.database.close()
    await stopTracing()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
