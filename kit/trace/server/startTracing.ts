import type { Env } from '#kit/ops/server/env.ts'
import type { Log } from '#kit/ops/server/log.ts'
import { traceWith } from './trace.ts'

/** Has spans sent where `OTEL_EXPORTER_OTLP_ENDPOINT` says; without it nothing of OpenTelemetry is even loaded. */
export async function startTracing(env: Env, log: Log): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  if (endpoint === undefined) return
  const { makeTracer } = await import('./openTelemetry.ts')
  traceWith(makeTracer({ ...env, endpoint }, log))
}
