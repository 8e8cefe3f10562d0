import { pino } from 'pino'
import type { DestinationStream, Logger } from 'pino'

export type Log = Logger

const secret = [
  'password',
  'oldPassword',
  'newPassword',
  'token',
  'accessToken',
  'authorization',
  'secret',
  'apiKey',
  'tokenHash',
  'passwordHash',
]

/** A log of JSON lines, to standard output unless `to` is given; secrets are removed by name, up to three levels deep. */
export function makeLog(level: string, to?: DestinationStream): Log {
  const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const settings = { level, base: null, redact: { paths, remove: true }, serializers: { err: describe } }
  return to ? pino(settings, to) : pino(settings)
}

/** An error with those that caused it, the outermost first. */
function chainOf(error: unknown): Error[] {
  const chain: Error[] = []
  for (let next = error; next instanceof Error && !chain.includes(next); next = next.cause) chain.push(next)
  return chain
}

/** The query builder's and the driver's own errors hold the values that were sent, in their messages too. */
const isOfStatement = (error: Error): boolean => 'params' in error || 'severity' in error

const known = ['code', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** An error as it may be logged: of a failed statement only PostgreSQL's code, what it is about, and where it was sent. */
export function withoutValues(error: unknown): unknown {
  const chain = chainOf(error)
  const [first, last] = [chain[0], chain.at(-1)]
  if (!first || !last || !chain.some(isOfStatement)) return error
  const about = Object.entries(last).filter(([name]) => known.some((one) => one === name))
  const bare = new Error('a statement failed')
  bare.name = first.name
  bare.stack = framesOf(first)
  return Object.assign(bare, Object.fromEntries(about))
}

/** An error as it is logged. */
function describe(error: unknown): unknown {
  const bare = withoutValues(error)
  return bare instanceof Error ? pino.stdSerializers.err(bare) : bare
}

/** A stack without the message that it begins with. */
function framesOf({ stack = '', message }: Error): string {
  const begin = stack.indexOf(message)
  return begin < 0 ? '' : stack.slice(begin + message.length).trimStart()
}
