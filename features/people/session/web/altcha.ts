import 'altcha/external'
import 'altcha/altcha.css'
import Pbkdf2Worker from 'altcha/workers/pbkdf2?worker'
import ShaWorker from 'altcha/workers/sha?worker'

// The external build brings neither styles nor workers, so that the page's policy can refuse inline ones.
for (const bits of ['256', '384', '512']) {
  globalThis.$altcha.algorithms.set(`SHA-${bits}`, () => new ShaWorker())
  globalThis.$altcha.algorithms.set(`PBKDF2/SHA-${bits}`, () => new Pbkdf2Worker())
}
globalThis.$altcha.defaults.set({
  // Solved while the person types; nothing about them is collected, nothing links outside.
  auto: 'onload',
  humanInteractionSignature: false,
  hideFooter: true,
  hideLogo: true,
  minDuration: 0,
})

export interface MadeCaptcha {
  readonly widget: HTMLElement
  /** Gives the widget its phrases in a language. */
  readonly speak: (language: string, words: Record<string, string>) => void
}

/** Makes a widget that asks `take` for its challenge and reports its answer, or null when it has none any more. */
export function makeCaptcha(
  take: () => Promise<unknown>,
  onAnswer: (payload: string | null) => void,
): MadeCaptcha {
  globalThis.$altcha.defaults.set({ fetch: async () => Response.json(await take()) })
  const widget = document.createElement('altcha-widget')
  // Never fetched: `fetch` above answers for it.
  widget.setAttribute('challenge', '/challenge')
  widget.addEventListener('statechange', (event) => onAnswer(payloadOf(event)))
  const speak = (language: string, words: Record<string, string>) => {
    globalThis.$altcha.i18n.set(language, words)
    widget.setAttribute('language', language)
  }
  return { widget, speak }
}

function payloadOf(event: Event): string | null {
  if (!(event instanceof CustomEvent) || typeof event.detail !== 'object' || event.detail === null)
    return null
  const { state, payload }: { state?: unknown; payload?: unknown } = event.detail
  return state === 'verified' && typeof payload === 'string' ? payload : null
}
