import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest, onResponseHookHandler } from 'fastify'
import { Counter, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { prefix } from '#kit/contract/envelope.ts'
import type { Services } from '#kit/call/server/context.ts'
import { kitMetrics, register, type Metric } from '../metric.ts'
import { readinessOf } from '../readiness.ts'
import { tokenOf } from './serve.request.ts'

/**
 * `/healthz` (the process lives), `/readyz` (it can work) and `/metrics` (Prometheus text), outside the API's prefix. Returns
 * the hook that measures what was answered.
 */
export function mountMetrics(
  app: FastifyInstance,
  services: Services,
  metrics: readonly Metric[],
): onResponseHookHandler {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'lectern_request_seconds',
    help: 'Seconds from the request to its answer',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  const answers = new Counter({
    name: 'lectern_answers_total',
    help: 'Answered calls by the code of their envelope',
    labelNames: ['method', 'route', 'code'],
    registers: [registry],
  })
  for (const metric of [...kitMetrics, ...metrics]) register(registry, services, metric)
  const observe: onResponseHookHandler = (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
    if (route.startsWith(prefix)) answers.inc({ method: request.method, route, code: request.code })
    services.log.debug(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: reply.elapsedTime,
      },
      'request',
    )
    done()
  }
  app.addHook('onResponse', observe)
  app.get('/healthz', evenUnderLoad, () => ({ status: 'ok' }))
  const readiness = readinessOf(services)
  app.get('/readyz', evenUnderLoad, async (_request, reply) => {
    if (app.leave.phase !== 'serving') return reply.code(503).send({ status: 'stopping' })
    const ready = await readiness()
    return reply.code(ready.status === 'ready' ? 200 : 503).send(ready)
  })
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, services.env.METRICS_TOKEN)) return reply.code(403).send('Forbidden')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return observe
}

/** A process that sheds load still lives. */
const evenUnderLoad = { config: { pressureHandler: () => undefined } }

/** With a token set, its holder; else only this machine, and nobody through a proxy. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined)
    return (
      ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip) && !request.headers['x-forwarded-for']
    )
  const received = Buffer.from(tokenOf(request.headers.authorization) ?? '')
  const expected = Buffer.from(token)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
