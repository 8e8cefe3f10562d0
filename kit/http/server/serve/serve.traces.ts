import type { FastifyInstance, FastifyRequest } from 'fastify'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults } from '#kit/contract/fault.ts'
import { beginSpan, isTracing, type Span } from '#kit/trace/server/trace.ts'

/** Goes on with the trace that the console began with a click: a span for each call, with all that is done for it inside. */
export function traceCalls(app: FastifyInstance): void {
  if (!isTracing()) return
  const spans = new WeakMap<FastifyRequest, Span>()
  const goOn = (request: FastifyRequest, done: () => void): void => {
    const span = spans.get(request)
    if (span) span.within(done)
    else done()
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers, id } = request
    const route = routeOptions.url ?? ''
    const { traceparent: parent } = headers
    const facts = { 'http.request.method': method, 'http.route': route, 'lectern.request_id': id }
    const span = route.startsWith(prefix)
      ? beginSpan({
          name: `${method} ${route}`,
          kind: 'server',
          facts,
          ...(typeof parent === 'string' && { parent }),
        })
      : undefined
    if (span) spans.set(request, span)
    goOn(request, done)
  })
  // The bytes of a body come outside of it.
  app.addHook('preValidation', (request, _reply, done) => goOn(request, done))
  app.addHook('onResponse', (request, reply, done) => {
    const { code } = request
    const facts = { 'http.response.status_code': reply.statusCode, 'lectern.code': code }
    spans.get(request)?.end(facts, code === kitFaults.unexpected.code ? { name: 'unexpected' } : undefined)
    done()
  })
}
