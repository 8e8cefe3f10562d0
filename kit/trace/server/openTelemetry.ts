import {
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { parseTraceParent } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Env } from '#kit/ops/server/env.ts'
import type { Log } from '#kit/ops/server/log.ts'
import { version } from '#kit/ops/server/version.ts'
import { within } from '#kit/ops/server/within.ts'
import type { SpanStart, Tracer } from './trace.ts'

interface Collecting extends Pick<Env, 'OTEL_SERVICE_NAME' | 'OTEL_TRACES_SAMPLER_ARG'> {
  /** Where the collector takes OTLP over HTTP, without `/v1/traces`. */
  readonly endpoint: string
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER }

/** A collector that does not answer is told of once in so long, in milliseconds. */
const silenceMs = 60_000
/** So long the end of the server waits for it. */
const stopMs = 2000

/**
 * Sends spans to a collector in batches, beside the work: one that is dead or slow loses them, and nobody waits for it. Its headers
 * and the rest of OpenTelemetry's own settings come from the environment (`OTEL_EXPORTER_OTLP_HEADERS`).
 */
export function makeTracer(settings: Collecting, log: Log): Tracer {
  const { endpoint, OTEL_SERVICE_NAME: name, OTEL_TRACES_SAMPLER_ARG: share } = settings
  tellOfErrors(log)
  const contexts = new AsyncLocalStorageContextManager().enable()
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    // By its number a trace is taken whole or not at all, whichever server has a part of it.
    sampler: new TraceIdRatioBasedSampler(share),
    resource: resourceFromAttributes({ 'service.name': name, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  const tracer = provider.getTracer('lectern')
  const running = () => trace.getSpanContext(contexts.active())
  return {
    begin(start) {
      const context = contextOf(start, contexts.active())
      const { facts: attributes, kind } = start
      const span = tracer.startSpan(start.name, { kind: kinds[kind], attributes }, context)
      const own = trace.setSpan(context, span)
      return {
        within: (work) => contexts.with(own, work),
        end(facts = {}, error) {
          span.setAttributes(facts)
          // Not its message: that may hold what people typed.
          if (error) span.setAttribute('error.type', typeOf(error)).setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    running() {
      const found = running()
      return found && `00-${found.traceId}-${found.spanId}-0${found.traceFlags & 1}`
    },
    stop: () => within(provider.shutdown(), stopMs, undefined),
  }
}

/** A parent that was sent comes before what runs; what is none is as good as nothing. */
function contextOf({ kind, parent }: SpanStart, active: Context): Context {
  const sent = parent === undefined ? null : parseTraceParent(parent)
  if (sent) return trace.setSpanContext(ROOT_CONTEXT, { ...sent, isRemote: true })
  return kind === 'client' ? active : ROOT_CONTEXT
}

const typeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'unknown'
  if ('code' in error && /^\w{1,40}$/.test(String(error.code))) return String(error.code)
  return 'name' in error ? String(error.name) : 'Error'
}

function tellOfErrors(log: Log): void {
  let toldAt = -Infinity
  const tell = () => {
    if (performance.now() - toldAt < silenceMs) return
    toldAt = performance.now()
    log.warn('the collector of traces does not take what is sent to it')
  }
  const nothing = () => undefined
  const levels = { error: tell, warn: nothing, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(levels, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
}
