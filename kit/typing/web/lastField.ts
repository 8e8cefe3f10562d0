import { useSyncExternalStore } from 'react'

/** Fields for words that a person writes: no passwords and keys, no numbers, dates and choices. */
const written =
  'textarea, input:not([type]), input[type="text"], input[type="url"], input[type="email"], [contenteditable="true"]'
const other =
  '[role="combobox"], [role="spinbutton"], .ant-input-password *, .ant-picker *, [data-own-fields] *'

let last: HTMLElement | undefined
const listeners = new Set<() => void>()

const notify = () => {
  for (const listener of listeners) listener()
}

function note(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(written) || target.matches(other)) return
  last = target
  notify()
}

/** Remembers which text field of the page was being edited last; returns what ends that. Fields in `data-own-fields` do not count. */
export function watchFields(): () => void {
  const listen = ({ target }: FocusEvent) => note(target)
  document.addEventListener('focusin', listen)
  // A form takes the focus to its first field before who watches is there.
  note(document.activeElement)
  return () => {
    document.removeEventListener('focusin', listen)
    last = undefined
  }
}

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

const canTake = (field: HTMLElement): boolean =>
  field.isConnected &&
  (isTyped(field)
    ? !field.disabled && !field.readOnly && field.matches(written) && !field.matches(other)
    : field.getAttribute('contenteditable') === 'true')

/** The field that was being edited last, as long as it is there and takes words. */
export const lastField = (): HTMLElement | undefined => (last && canTake(last) ? last : undefined)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // A field that goes with its screen says nothing.
  const watcher = new MutationObserver(listener)
  watcher.observe(document.body, { childList: true, subtree: true })
  return () => {
    listeners.delete(listener)
    watcher.disconnect()
  }
}

/** `lastField` for a component that must follow it. */
export const useLastField = (): HTMLElement | undefined => useSyncExternalStore(subscribe, lastField)

/** What a field is called, as a screen reader says it. */
export function fieldLabel(field: HTMLElement): string {
  const by = (field.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean)
  const named = by.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const labels = isTyped(field) ? [...(field.labels ?? [])].map((label) => label.textContent) : []
  const names = [named, field.getAttribute('aria-label'), ...labels, field.getAttribute('placeholder')]
  return names.map((name) => name?.replaceAll(/\s+/g, ' ').trim()).find(Boolean) ?? ''
}

/** What stands in a field. */
export const fieldText = (field: HTMLElement): string =>
  isTyped(field) ? field.value : (field.innerText ?? field.textContent)
