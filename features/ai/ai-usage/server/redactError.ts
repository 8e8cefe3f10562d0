import { AiError } from '#kit/ai/server/ai.ts'

const minSecretLength = 4
const maxMessageLength = 500
const deepest = 4

/** A secret plain, and as URLs, JSON and base64 encode it. */
const encodings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
]

/** Redacts these secrets in a text, however they are encoded. */
const redact = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= minSecretLength)
    .flatMap(encodings)
    .reduce((redacted, encoded) => redacted.replaceAll(encoded, '…'), text)

/** Whatever may be a key, for a call of which it is not known which key was sent. */
const keyLike = /\S{12,}/g

/** What went wrong in words, from the outermost error in. */
function messagesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > deepest) return []
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` (${error.statusCode})` : ''
  return [`${error.name}: ${error.message}${status}`, ...messagesOf(error.cause, depth + 1)]
}

/**
 * A provider's error as its redacted messages alone: request and response are dropped, since providers like to echo the
 * key that they reject. Where the secrets are `unknown`, everything that may be a key is redacted.
 */
export function redactError(error: unknown, secrets: readonly string[] | 'unknown'): AiError {
  const kind = error instanceof AiError ? error.kind : 'broken'
  const words = messagesOf(error instanceof AiError ? error.cause : error).join(' < ')
  const redacted = secrets === 'unknown' ? words.replace(keyLike, '…') : redact(words, secrets)
  return new AiError(kind, words === '' ? undefined : new Error(redacted.slice(0, maxMessageLength)))
}
