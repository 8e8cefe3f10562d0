import { prefix } from '#kit/contract/envelope.ts'
import { readToken } from '#kit/http/web/token.ts'
import type { Entry } from '#features/learning/public-page/entry.ts'
import { entryPath } from './addresses.ts'

/**
 * Puts 'continue' where a reader who is signed in has the thing already; an activity that they are enrolled in is opened at once.
 * Whatever goes wrong leaves the page as everybody sees it.
 */
export async function offerToContinue(): Promise<void> {
  const bar = document.querySelector<HTMLElement>('[data-kind]')
  const token = readToken()
  if (!bar || token === null) return
  const { kind = '', id = '' } = bar.dataset
  const query = new URLSearchParams({ kind, id })
  const response = await fetch(`${prefix}/learn/page-entry?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined)
  const answer: { readonly code: number; readonly data: Entry | null } | undefined = await response
    ?.json()
    .catch(() => undefined)
  const entry = answer?.code === 0 ? answer.data : null
  const path = entry && entryPath(entry)
  if (!path) return
  if (kind === 'activity') return window.location.replace(path)
  const button = document.createElement('a')
  button.className = 'public-button'
  button.href = path
  button.textContent = bar.dataset['continue'] ?? ''
  bar.firstElementChild?.replaceChildren(button)
}
