import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RawCall } from '#kit/contract/endpoint.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { kitFaults, refuse } from '#kit/contract/fault.ts'
import type { Request } from '#kit/call/server/call.ts'
import type { Services, SignedIn } from '#kit/call/server/context.ts'
import { asFault } from '#kit/call/server/perform.ts'
import { unstorablePath } from '#kit/data/server/storable.ts'
import { refusal } from '../answer.ts'
import { admit, refusalOf, requestOf, type Serving } from './serve.ts'

/** A call of another protocol, admitted; `answer` is the handler's from there on. */
export interface RawRequest extends Request {
  readonly visitor: SignedIn
  readonly incoming: IncomingMessage
  /** The `:id` of the address, '' where it has none. */
  readonly id: string
}

/** Checks a call and gives the function that answers it; a thrown refusal becomes an envelope with an HTTP status. */
export type RawHandler = (request: RawRequest) => Promise<(answer: ServerResponse) => Promise<void>>

/** Clients of other protocols read the status, people read the message. */
function httpStatusOf(code: number): number {
  if (code === kitFaults.forbidden.code) return 403
  return code >= 1000 ? 400 : code
}

/** A refusal behind the point where the protocol answers for itself: an envelope's text under the status that fits. */
export function rawRefusal(services: Services, { requestId, language }: Request, error: unknown) {
  const envelope = refusal(asFault(error, requestId, services.log), 'kit', services.translatorFor(language))
  return { status: httpStatusOf(envelope.code), body: JSON.stringify(envelope) }
}

/** Mounts calls of other protocols behind the checks of every other call: token, role, limit. */
export async function mountRaw(
  app: FastifyInstance,
  serving: Serving,
  calls: readonly RawCall[],
  handle: RawHandler,
): Promise<void> {
  const { services } = serving
  const running = new Set<IncomingMessage>()
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.setErrorHandler((error, request, reply) => {
      const body = refusalOf(serving, request, error)
      return reply.code(httpStatusOf(body.code)).type('application/json; charset=utf-8').send(body)
    })
    for (const { method, path, who, limit } of calls)
      scope.route({
        method,
        url: prefix + path,
        config: { rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000, hook: 'preValidation' } },
        onRequest: (request) =>
          admit(serving, { who, beforePasswordChange: false, beforeSecondFactor: false }, request),
        handler: async (request, reply) => {
          const answer = await handle(rawRequestOf(request))
          reply.hijack()
          for (const [name, value] of Object.entries(reply.getHeaders()))
            if (value !== undefined) reply.raw.setHeader(name, value)
          running.add(request.raw)
          try {
            await answer(reply.raw)
          } catch (error) {
            asFault(error, request.id, services.log)
            reply.raw.destroy()
          } finally {
            running.delete(request.raw)
          }
        },
      })
  })
  // A part may take minutes on a slow line; its sender goes on after the restart from where it was cut.
  app.addHook('preClose', async () => {
    for (const incoming of running) incoming.destroy()
  })
}

function rawRequestOf(request: FastifyRequest): RawRequest {
  const { visitor } = request
  if (!visitor) throw new Error('a raw call is for those who are signed in')
  const { id = '' } = request.params as { id?: string }
  // Nothing is stored under what cannot be stored, so nobody looks there.
  if (unstorablePath(id) !== undefined) refuse(kitFaults.notFound)
  return { ...requestOf(request), visitor, incoming: request.raw, id }
}
