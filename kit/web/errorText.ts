import { isRefusal } from './refusal.ts'
import { kitWords, say } from './words.ts'

const own = (key: string) => say({ namespace: kitWords.name, key })

/** What to tell a person about anything that a call may throw: the server's words, else ours about the network. */
export function errorText(error: unknown): string {
  if (isRefusal(error)) return error.message
  if (error instanceof DOMException && error.name === 'TimeoutError') return own('client.timeout')
  if (error instanceof SyntaxError) return own('client.badAnswer')
  if (error instanceof TypeError) return own('client.offline')
  return own('client.unknown')
}
