import { AiError, type AiErrorKind } from './ai.ts'

const firstPauseMs = 400
const maxPauseMs = 5000
/** Whatever a provider asks for: its clock, or its header, may be wrong. */
const longestPauseMs = 60_000
/** In UTF-16 code units. */
const maxCauseLength = 300

/** A provider says no, by its status or by a code of its own that means as much. */
export class ProviderError extends Error {
  readonly statusCode: number
  /** As it was sent: seconds. */
  readonly retryAfter: string | null
  constructor(message: string, statusCode: number, retryAfter: string | null = null) {
    super(message)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
  }
}

/** A provider sent more than any answer can be. */
export class TooManyBytes extends Error {}

/** An error and what caused it, outermost first. */
function* chain(error: unknown): Generator<object> {
  for (let here = error, depth = 0; typeof here === 'object' && here !== null && depth < 6; depth += 1) {
    yield here
    here = 'cause' in here ? here.cause : undefined
  }
}

function statusOf(error: unknown): number | undefined {
  for (const here of chain(error))
    if ('statusCode' in here && typeof here.statusCode === 'number') return here.statusCode
  return undefined
}

const codesIn = (error: unknown): string[] =>
  [...chain(error)].flatMap((here) => ('code' in here && typeof here.code === 'string' ? [here.code] : []))

/** Nothing has reached the provider at all. */
const neverSent = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ENETUNREACH', 'EHOSTUNREACH']
const wasNeverSent = (error: unknown): boolean => codesIn(error).some((code) => neverSent.includes(code))

/** Whether the provider has not worked on the call at all, so that nothing can be billed. */
export function isTurnedAway(error: unknown): boolean {
  // By our own guard, before anything was sent.
  for (const here of chain(error)) if (here instanceof AiError && here.kind === 'refused') return true
  const status = statusOf(error)
  // A success whose body broke carries its status too, and was billed.
  return status === undefined ? wasNeverSent(error) : status >= 300
}

/** Whether another try may help, and is not billed twice. */
export function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error)
  return status === undefined ? wasNeverSent(error) : status === 429 || status >= 500
}

/** Any error of a call as an `AiError`. `secrets` are never in its cause, whatever a provider repeats. */
export function toAiError(error: unknown, secrets: readonly string[] = []): AiError {
  return error instanceof AiError
    ? error
    : new AiError(kindOf(error), causeOf(error, secrets), askedPause(error))
}

function kindOf(error: unknown): AiErrorKind {
  for (const here of chain(error)) {
    if (here instanceof AiError) return here.kind
    if (here instanceof TooManyBytes) return 'endless'
    if ('name' in here && (here.name === 'TimeoutError' || here.name === 'AbortError')) return 'silent'
  }
  const status = statusOf(error)
  if (status === undefined) return wasNeverSent(error) ? 'busy' : 'broken'
  if (status === 429 || status >= 500) return 'busy'
  return status >= 400 ? 'refused' : 'broken'
}

/**
 * What the log may know. Errors of libraries carry the request with its prompt, and the provider's answer, which may
 * repeat the key; here are only sentences, without anything that looks like a key.
 */
function causeOf(error: unknown, secrets: readonly string[]): Error {
  const messages = [...chain(error)].flatMap((here) => (here instanceof Error ? [here.message] : []))
  const status = statusOf(error)
  let text = [...(status === undefined ? [] : [`status ${status}`]), ...codesIn(error), ...messages].join(
    ': ',
  )
  for (const secret of secrets) if (secret !== '') text = text.replaceAll(secret, '…')
  return new Error(
    text
      .slice(0, 4 * maxCauseLength)
      .replace(/[\w+/=~.-]{24,}/g, '…')
      .slice(0, maxCauseLength),
  )
}

/** Milliseconds to wait before the next try: what the provider asks for, within a bound, else longer each time. */
export function pauseBefore(tries: number, error: unknown): number {
  return Math.min(maxPauseMs, askedPause(error) || firstPauseMs * 4 ** (tries - 1))
}

/** Milliseconds that the provider asks to be left alone, at most a minute; 0 where it does not say. */
function askedPause(error: unknown): number {
  for (const here of chain(error)) {
    const seconds = Number(here instanceof ProviderError ? here.retryAfter : headerOf(here, 'retry-after'))
    if (seconds > 0) return Math.min(longestPauseMs, seconds * 1000)
  }
  return 0
}

/** A header in an error of the library. */
function headerOf(error: object, header: string): unknown {
  if (!('responseHeaders' in error) || typeof error.responseHeaders !== 'object') return undefined
  return Object.entries(error.responseHeaders ?? {}).find(([name]) => name === header)?.[1]
}
