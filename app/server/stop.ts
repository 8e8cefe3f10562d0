import type { Services } from '#kit/call/server/context.ts'
import type { FastifyInstance } from '#kit/http/server/serve/serve.ts'
import { stopTracing } from '#kit/trace/server/trace.ts'

const patience = 20_000

/** On SIGTERM or SIGINT: no new requests, accepted ones are answered, jobs rest, the database closes. */
export function stopOnSignal(app: FastifyInstance, services: Services): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), patience).unref()
    await app.close()
    await services.jobs.stop()
    await services.database.close()
    await stopTracing()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop())
}
