import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Endpoints } from '#kit/contract/endpoint.ts'
import { answeredHeader } from '#kit/contract/answered.ts'
import { prefix } from '#kit/contract/envelope.ts'
import { Fault, kitFaults } from '#kit/contract/fault.ts'
import { isAllowed } from '#kit/contract/role.ts'
import type { Request } from '#kit/call/server/call.ts'
import type { AnyHandler, Services, SignedIn } from '#kit/call/server/context.ts'
import { asFault, prepare } from '#kit/call/server/perform.ts'
import { statusOf, refusal } from '../answer.ts'
import { stampOf } from '../answered.ts'
import type { Metric } from '../metric.ts'
import { longAnswer } from '../longAnswer.ts'
import type { FindFile } from './serve.files.ts'
import { mountFiles } from './serve.files.ts'
import type { FilesOrigin } from './serve.filesOrigin.ts'
import { filesOriginOf } from './serve.filesOrigin.ts'
import { makeFilesServer } from './serve.filesServer.ts'
import { plainText, protecting } from './serve.headers.ts'
import { callLimiting } from './serve.limits.ts'
import { makeListener } from './serve.listener.ts'
import { mountMetrics } from './serve.metrics.ts'
import { languageOf, readUpload, takeReports, tokenOf } from './serve.request.ts'
import { sendFile, type OpenStream } from './serve.send.ts'
import { shedding } from './serve.shedding.ts'
import { traceCalls } from './serve.traces.ts'

export type { FastifyInstance } from 'fastify'

/** The features' endpoints and, by the same names, their handlers. */
export type Contracts = Readonly<Record<string, Endpoints>>
export type Handlers = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Turns a token into the person behind it, in one statement; undefined when it is unknown, expired or revoked. */
export type Authenticate = (token: string, now: number) => Promise<SignedIn | undefined>

export interface Serving {
  readonly services: Services
  readonly contracts: Contracts
  readonly handlers: Handlers
  readonly authenticate: Authenticate
  /** Refused with this row until the password is changed. */
  readonly passwordFault: Fault
  /** Refused with this row until a second factor is set up, where a role asks for one. */
  readonly factorFault: Fault
  /** What `/metrics` has beside the metrics of every server. */
  readonly metrics: readonly Metric[]
  /** People's files. */
  readonly findFile: FindFile
  /** Mounts what is not an endpoint: pages, uploads. */
  readonly extend?: (app: FastifyInstance) => Promise<void>
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The namespace that labels the fields of a refusal. */
    words?: string
  }
  interface FastifyInstance {
    /** Event streams that are open: they go on for as long as their readers, so stopping ends them. */
    openStreams: Set<OpenStream>
    /** The server of people's files, at an origin of its own. */
    files: FastifyInstance
    filesOrigin: FilesOrigin
  }
  interface FastifyRequest {
    visitor: SignedIn | undefined
    /** The envelope's code that it was answered with. */
    code: number
  }
}

/** In bytes. */
const uploadLimit = 60 * 1024 * 1024

/** The HTTP server with everything mounted; it listens when the caller says so. */
export async function makeServer(serving: Serving): Promise<FastifyInstance> {
  const app = makeListener(serving.services)
  app.decorateRequest('visitor', undefined)
  app.decorateRequest('code', 0)
  traceCalls(app)
  const observe = mountMetrics(app, serving.services, serving.metrics)
  const files = makeFilesServer(serving.services, serving.findFile, observe)
  app.decorate('files', files)
  app.addHook('onClose', () => files.close())
  const filesOrigin = filesOriginOf(serving.services.env, files.server)
  app.decorate('filesOrigin', filesOrigin)
  app.addHook('onRequest', protecting(filesOrigin))
  await app.register(compress, {
    threshold: 16 * 1024,
    encodings: ['gzip', 'identity'],
    // Nobody sends us compressed bodies; looking for them costs every request.
    globalDecompression: false,
  })
  takeReports(app)
  await app.register(multipart, { limits: { fileSize: uploadLimit, files: 1, fields: 10 } })
  await app.register(rateLimit, callLimiting(serving.services))
  await app.register(underPressure, { ...shedding(), exposeStatusRoute: false })
  app.setErrorHandler((error, request, reply) => answerFault(serving, request, reply, error))
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith(prefix))
      return answerFault(serving, request, reply, new Fault(kitFaults.notFound))
    return reply.code(404).type(plainText).send('Not found')
  })
  for (const [feature, endpoints] of Object.entries(serving.contracts))
    for (const [verb, endpoint] of Object.entries(endpoints))
      mount(app, serving, endpoint as Endpoint, handlerOf(serving.handlers, feature, verb))
  mountFiles(app, serving.findFile, filesOrigin)
  await serving.extend?.(app)
  return app
}

function handlerOf(handlers: Handlers, feature: string, verb: string): AnyHandler {
  const handler = handlers[feature]?.[verb]
  if (typeof handler !== 'function') throw new Error(`no handler for ${feature}.${verb}`)
  return handler as AnyHandler
}

function mount(app: FastifyInstance, serving: Serving, endpoint: Endpoint, handler: AnyHandler): void {
  const perform = prepare(serving.services, endpoint, handler)
  // Whoever learns asks only what everybody may ask.
  const isStamped = typeof endpoint.who === 'string'
  const limit =
    endpoint.limit?.isInsteadOfCaptcha && serving.services.env.CAPTCHA ? undefined : endpoint.limit
  app.route({
    method: endpoint.method,
    url: prefix + endpoint.path,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    config: {
      words: endpoint.words,
      ...(limit && {
        rateLimit: { max: limit.max, timeWindow: limit.seconds * 1000, hook: 'preValidation' },
      }),
    },
    // The token and the role are refused before a byte of the body is read.
    onRequest: async (request, reply) => {
      await admit(serving, endpoint, request)
      const { secretKey, now } = serving.services
      if (isStamped && request.visitor)
        reply.header(answeredHeader, stampOf(secretKey, request.visitor.id, now()))
    },
    handler: async (request, reply) => {
      const upload = endpoint.upload ? await readUpload(request) : undefined
      const callRequest = requestOf(request)
      const raw = {
        body: upload ? upload.parts : request.body,
        query: request.query,
        upload: upload?.file,
        key: headerOf(request, 'idempotency-key'),
      }
      if (endpoint.reportsProgress && callRequest.wantsEvents)
        return sendFile(
          reply,
          longAnswer(async (watch) => {
            const answer = await perform({ ...callRequest, watch }, raw).catch((error: unknown) => {
              watch.signal.throwIfAborted()
              return JSON.stringify(refusalOf(serving, request, error))
            })
            return String(answer)
          }),
        )
      const answer = await perform(callRequest, raw)
      return typeof answer === 'string'
        ? reply.type('application/json; charset=utf-8').send(answer)
        : sendFile(reply, answer)
    },
  })
}

/**
 * Finds the caller before a byte of the body is read.
 * @throws `expired`, the password's fault, the second factor's, `forbidden`, in this order
 */
export async function admit(
  { services, authenticate, passwordFault, factorFault }: Serving,
  endpoint: Pick<Endpoint, 'who' | 'beforePasswordChange' | 'beforeSecondFactor'>,
  request: FastifyRequest,
): Promise<void> {
  const token = tokenOf(request.headers.authorization)
  if (token) request.visitor = await authenticate(token, services.now())
  if (endpoint.who === 'anyone') return
  if (!request.visitor) throw new Fault(kitFaults.expired)
  if (request.visitor.mustChangePassword && !endpoint.beforePasswordChange) throw passwordFault
  const isOpen = endpoint.beforePasswordChange || endpoint.beforeSecondFactor
  if (request.visitor.mustSetUpFactor && !isOpen) throw factorFault
  if (!isAllowed(endpoint.who, request.visitor)) throw new Fault(kitFaults.forbidden)
}

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return typeof value === 'string' ? value : undefined
}

/** What a handler may know of an HTTP request; the user agent is cut at 300 characters. */
export function requestOf(request: FastifyRequest): Request {
  return {
    visitor: request.visitor,
    language: languageOf(request.headers),
    requestId: request.id,
    address: request.ip,
    userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, 300),
    wantsEvents: headerOf(request, 'accept')?.includes('text/event-stream') ?? false,
  }
}

/** The answer to an error. The log gets who was refused what, and from where, never what they sent. */
export function refusalOf({ services }: Serving, request: FastifyRequest, error: unknown) {
  const fault = asFault(error, request.id, services.log)
  const { code, namespace, key } = fault.row
  request.code = code
  services.log.info(
    {
      ...{ code, refusal: `${namespace}.${key}`, requestId: request.id, address: request.ip },
      ...{ userId: request.visitor?.id, method: request.method, route: request.routeOptions.url },
    },
    'refused',
  )
  const translate = services.translatorFor(languageOf(request.headers))
  return refusal(fault, request.routeOptions.config?.words ?? 'kit', translate)
}

function answerFault(
  serving: Serving,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply {
  const body = refusalOf(serving, request, error)
  return reply.code(statusOf(body.code)).type('application/json; charset=utf-8').send(JSON.stringify(body))
}
