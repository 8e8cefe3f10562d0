import type { z } from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import { Fault, kitFaults } from '#kit/contract/fault.ts'
import { problemsOf } from '#kit/contract/problem.ts'
import { kitWords } from '#kit/i18n/kitWords.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Log } from '#kit/ops/server/log.ts'
import { causeOf, codeOf, isNoSpace } from '#kit/ops/server/noSpace.ts'
import { translateClosedName } from '#kit/i18n/server/translateClosedName.ts'
import { positionNow, type Reading } from '#kit/data/server/replicas.ts'
import { unstorablePath } from '#kit/data/server/storable.ts'
import type { Request } from './call.ts'
import { confirmByBody } from './confirmByBody.ts'
import { inTransaction, openCall } from './call.ts'
import type { AnyHandler, Call, FileAnswer, Services, UploadedFile } from './context.ts'
import { isKey, once } from './idempotency.ts'
import type { Serialize } from './serializer.ts'
import { compileSerializer } from './serializer.ts'
import { isConfirmed } from './stepUp.ts'

export interface Raw {
  readonly body: unknown
  readonly query: unknown
  readonly upload: UploadedFile | undefined
  /** The Idempotency-Key header. */
  readonly key: string | undefined
}

/** One endpoint, ready to be performed: parse, transaction, handler, envelope. Answers the envelope's text or a file. */
export type Perform = (request: Request, raw: Raw) => Promise<string | FileAnswer>

/** One endpoint over its handler. The serialiser is compiled by the first answer: all of them took half of a server's start. */
export function prepare(services: Services, endpoint: Endpoint, handler: AnyHandler): Perform {
  let compiled: Serialize | undefined
  const serialize: Serialize = (value) => (compiled ??= compileSerializer(endpoint.data))(value)
  const run = runner(services, endpoint, handler, serialize)
  return async (request, raw) => {
    const data = await run(request, raw)
    if (typeof data !== 'string') return data
    return `{"code":0,"data":${translateClosedName(data, services.translatorFor(request.language))},"message":""}`
  }
}

function runner(services: Services, endpoint: Endpoint, handler: AnyHandler, serialize: Serialize) {
  return async (request: Request, raw: Raw): Promise<string | FileAnswer> => {
    const body = parse(endpoint.body, raw.body, endpoint)
    const query = parse(endpoint.query, raw.query, endpoint)
    if (endpoint.needsStepUp(body) && !isConfirmed(request.visitor, services.now()))
      await confirmByBody(endpoint, body, openCall(services, request))
    const inputOf = (call: Call) => Object.assign(call, { body, query, upload: raw.upload, key: raw.key })
    const handle = async (call: Call) => {
      const answer = await handler(inputOf(call))
      return isFile(answer) ? answer : serialize(answer)
    }
    await handler.beforehand?.(inputOf(openCall(services, request)))
    if (endpoint.isForReplicas)
      return readAnywhere(services, request, handle, handler.beforehand !== undefined)
    if (endpoint.effect === 'read' || endpoint.effect === 'outside')
      return handle(openCall(services, request))
    const { key } = raw
    if (endpoint.effect === 'write' || key === undefined) return inTransaction(services, request, handle)
    if (!isKey(key)) throw new Fault(kitFaults.reusedKey)
    return inTransaction(services, request, (call) =>
      once(call, { key, path: endpoint.path, body }, async () => String(await handle(call))),
    )
  }
}

/**
 * On a replica that has all that was committed when the caller was looked up, else where everything is written.
 * @param hasWritten whether this call itself has committed something since
 */
async function readAnywhere<T>(
  services: Services,
  request: Request,
  read: (call: Call) => Promise<T>,
  hasWritten: boolean,
): Promise<T> {
  const onPrimary = () => read(openCall(services, request))
  const { pool, replicas } = services.database
  const known = request.visitor?.position
  if (!replicas || known === undefined) return onPrimary()
  const position = hasWritten ? await positionNow(pool) : known
  const onReplica = (reading: Reading) => read(openCall(services, request, reading))
  return replicas.read(position, onReplica, onPrimary, (error) => error instanceof Fault)
}

const isFile = (answer: unknown): answer is FileAnswer =>
  typeof answer === 'object' && answer !== null && 'file' in answer && 'type' in answer

function parse(schema: z.ZodType | undefined, input: unknown, endpoint: Endpoint): unknown {
  if (!schema) return undefined
  const parsed = schema.safeParse(input ?? {}, { reportInput: true })
  if (parsed.success) return storable(parsed.data)
  throw new Fault(kitFaults.invalid, { fields: problemsOf(parsed.error.issues, endpoint.fields) })
}

function storable(data: unknown): unknown {
  const path = unstorablePath(data)
  if (path === undefined) return data
  throw new Fault(kitFaults.invalid, { fields: { [path]: phrase(kitWords, 'problems.invalid') } })
}

/** Any error as a refusal: expected ones as they are, the framework's by its status, others logged once and named by id. */
export function asFault(error: unknown, requestId: string, log: Log): Fault {
  if (error instanceof Fault) return error
  const status = statusOf(error)
  if (status === 413) return new Fault(kitFaults.tooLarge)
  if (status === 429) return new Fault(kitFaults.tooMany)
  if (status === 503) return new Fault(kitFaults.unavailable)
  if (status !== undefined && status < 500) return new Fault(kitFaults.invalid)
  if (isNoSpace(error)) {
    log.warn({ err: error, requestId }, 'the disk is full')
    return new Fault(kitFaults.noSpace)
  }
  if (isUnreachable(error)) {
    log.warn({ err: error, requestId }, 'the database is out of reach')
    return new Fault(kitFaults.unavailable)
  }
  log.error({ err: error, requestId }, 'unexpected error')
  return new Fault(kitFaults.unexpected, { values: { requestId } })
}

// Classes 08 (connection) and 57P (shut down), 53300 (too many connections), and the pool's own words and system errors.
const unreachable = /^(08|57P|53300|ECONNREFUSED|ECONNRESET|EPIPE)/

function isUnreachable(error: unknown): boolean {
  const cause = causeOf(error)
  if (!(cause instanceof Error)) return false
  return 'code' in cause
    ? unreachable.test(codeOf(cause))
    : /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(cause.message)
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}
