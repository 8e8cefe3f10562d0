import { readToken } from '#kit/http/web/token.ts'
import { entryPath } from './addresses.ts'
import { askEntry } from './askEntry.ts'

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
  const answer = await askEntry(token, `/learn/page-entry?${query}`)
  const entry = answer?.code === 0 ? answer.data : null
  const path = entry && entryPath(entry, window.location.pathname)
  if (!path) return
  if (kind === 'activity') return window.location.replace(path)
  const button = document.createElement('a')
  button.className = 'public-button'
  button.href = path
  button.textContent = bar.dataset['continue'] ?? ''
  bar.firstElementChild?.replaceChildren(button)
}
