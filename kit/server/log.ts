import { pino } from 'pino'
import type { Logger } from 'pino'

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

/** Structured log lines; what is secret is removed wherever it stands, up to three levels deep. */
export function makeLog(level: string): Log {
  const paths = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  return pino({ level, base: null, redact: { paths, remove: true } })
}
