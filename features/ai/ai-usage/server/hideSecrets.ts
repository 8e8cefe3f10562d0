import { AiTrouble } from '#kit/ai/server/ai.ts'

const shortestSecret = 4
const longestMessage = 500
const deepest = 4

/** Every way in which a secret is commonly written down. */
const spellings = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  JSON.stringify(secret).slice(1, -1),
  Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  Buffer.from(secret).toString('base64url'),
]

/** The text without these secrets, however they are spelt. */
export const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets
    .filter((secret) => secret.length >= shortestSecret)
    .flatMap(spellings)
    .reduce((shown, secret) => shown.replaceAll(secret, '…'), text)

/** What may be a key, where it is not known which one was sent. */
const keyLike = /\S{12,}/g

/** What went wrong in words, from the outermost error in. */
function messagesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > deepest) return []
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? ` (${error.statusCode})` : ''
  return [`${error.name}: ${error.message}${status}`, ...messagesOf(error.cause, depth + 1)]
}

/**
 * A provider's error with nothing in it but words: what it sent and was sent is left behind, and providers like to echo
 * the key that they refuse.
 */
export function hideSecrets(error: unknown, secrets: readonly string[] | 'unknown'): AiTrouble {
  const kind = error instanceof AiTrouble ? error.kind : 'broken'
  const words = messagesOf(error instanceof AiTrouble ? error.cause : error).join(' < ')
  const shown = secrets === 'unknown' ? words.replace(keyLike, '…') : withoutSecrets(words, secrets)
  return new AiTrouble(kind, words === '' ? undefined : new Error(shown.slice(0, longestMessage)))
}
