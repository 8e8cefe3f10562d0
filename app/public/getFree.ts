import { readToken } from '#kit/http/web/token.ts'
import { listPath } from '#features/learning/learner/web/view/place.ts'
import { entryPath } from './addresses.ts'
import { askEntry } from './askEntry.ts'

/** Nobody is signed in any more. */
const expiredCode = 403

/** F3-free: for whoever is signed in the button gets what is free and goes on in it; for anybody else it leads to signing in. */
export function getFreeInPlace(): void {
  const button = document.querySelector<HTMLAnchorElement>('[data-free]')
  const token = readToken()
  if (!button || token === null) return
  button.addEventListener('click', (event) => {
    event.preventDefault()
    void getFree(button, token)
  })
}

async function getFree(button: HTMLAnchorElement, token: string): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  say('')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const productId = Number(button.dataset['free'])
  const answer = await askEntry(token, '/learn/free', { productId, timeZone })
  button.ariaBusy = 'false'
  if (answer?.code === 0) {
    const path = answer.data && entryPath(answer.data, window.location.pathname)
    window.location.assign(path ?? listPath)
  } else if (answer?.code === expiredCode) window.location.assign(button.href)
  else say(answer?.message)
}

/** Why it was not got; without an answer the reason is the connection. */
function say(reason?: string): void {
  const problem = document.querySelector<HTMLElement>('[data-failed]')
  if (!problem) return
  problem.textContent = reason ?? problem.dataset['failed'] ?? ''
  problem.hidden = reason === ''
}
