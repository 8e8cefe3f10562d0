import { format } from '#kit/i18n/web/format.ts'
import { kitWords, translate } from '#kit/i18n/web/words.ts'
import { isRefusal, type Refusal } from './refusal.ts'

const own = (key: string) => translate({ namespace: kitWords.name, key })

/** What to tell a person about anything that a call may throw: the server's words, else ours about the network. */
export function errorText(error: unknown): string {
  if (isRefusal(error)) return withUses(error)
  if (error instanceof DOMException && error.name === 'TimeoutError') return own('client.timeout')
  if (error instanceof SyntaxError) return own('client.badAnswer')
  if (error instanceof TypeError) return own('client.offline')
  return own('client.unknown')
}

const shownUses = 3

/** What is still in use says where, as far as those places have a name. */
function withUses({ message, data }: Refusal): string {
  const uses = typeof data === 'object' && data !== null && 'uses' in data ? [data.uses].flat() : []
  const names = uses.flatMap((use) =>
    typeof use === 'object' && use !== null && 'label' in use && use.label ? [String(use.label)] : [],
  )
  if (names.length === 0) return message
  const shown = format().list(names.slice(0, shownUses))
  return translate({ namespace: kitWords.name, key: 'client.usedIn', values: { message, names: shown } })
}
