import { dropBufferedKeys, bufferKeys, timeoutMs, typeBufferedKeys, writable } from './keyBuffer.ts'

const fields = 'input:not([type=file]):not([disabled]), textarea, [contenteditable=true], select, button'

/** The nearest place that the form names: of `options.0.text` perhaps only `options`. */
function placeOf(form: HTMLElement, path: string): HTMLElement | undefined {
  const steps = path.split('.')
  const named = [...form.querySelectorAll<HTMLElement>('[data-path], [data-field]')]
  const paths = steps.map((_, index) => steps.slice(0, steps.length - index).join('.'))
  return paths
    .map((part) => named.find(({ dataset }) => (dataset['path'] ?? dataset['field']) === part))
    .find((place) => place !== undefined)
}

/** What takes the keyboard's focus for a path: its field, else the first one that is wrong, else the first one. */
export function fieldAt(form: HTMLElement, path: string): HTMLElement | undefined {
  const place = path === '' ? undefined : placeOf(form, path)
  const wrong = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const own = place?.matches(fields) ? place : place?.querySelector<HTMLElement>(fields)
  const found = own ?? (path === '' ? undefined : wrong)
  return found ?? form.querySelector<HTMLElement>(fields) ?? undefined
}

/** Whether the form is still being loaded. */
const isLoading = (form: HTMLElement): boolean =>
  form.querySelector('.ant-skeleton, [aria-busy=true]') !== null

/** Where somebody writes, if they do. */
const writtenIn = (): Element | null => document.activeElement?.closest(writable) ?? null

/**
 * Focuses the field at `path` once the form is there, loaded and drawn, unless somebody has gone to write elsewhere by then;
 * returns what gives that up.
 */
export function focusPath(formNow: () => HTMLElement | undefined, path: string): () => void {
  const until = Date.now() + timeoutMs
  bufferKeys()
  const before = writtenIn()
  let frame = 0
  const attempt = () => {
    const form = formNow()
    const now = writtenIn()
    if (now !== null && now !== before && !form?.contains(now)) return dropBufferedKeys()
    const field = form && !isLoading(form) ? fieldAt(form, path) : undefined
    if (!field) {
      if (Date.now() < until) frame = requestAnimationFrame(attempt)
      else dropBufferedKeys()
      return
    }
    field.focus({ preventScroll: true })
    typeBufferedKeys(field)
    field.scrollIntoView({ block: 'center' })
  }
  frame = requestAnimationFrame(attempt)
  return () => cancelAnimationFrame(frame)
}
