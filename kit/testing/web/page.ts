import { writePastReact } from '#kit/typing/web/writePastReact.ts'

/** What a person sees and does on a drawn page: by role and name, by label, by text; gestures as the browser sends them. */

const roleOf = (element: Element): string | undefined => {
  const own = element.getAttribute('role')
  if (own) return own
  const tag = element.tagName.toLowerCase()
  const type = element.getAttribute('type') ?? 'text'
  if (tag === 'input')
    return (
      ({ checkbox: 'checkbox', radio: 'radio', search: 'searchbox', number: 'spinbutton' } as const)[type] ??
      'textbox'
    )
  return (
    {
      a: 'link',
      button: 'button',
      textarea: 'textbox',
      table: 'table',
      tr: 'row',
      h1: 'heading',
      h2: 'heading',
      output: 'status',
      nav: 'navigation',
      dialog: 'dialog',
    } as Record<string, string>
  )[tag]
}

/** The name that a screen reader says. */
export function nameOf(element: Element): string {
  const by = element.getAttribute('aria-labelledby')
  if (by)
    return by
      .split(' ')
      .map((id) => (element.querySelector(`[id="${id}"]`) ?? document.getElementById(id))?.textContent ?? '')
      .join(' ')
      .trim()
  const label = element.getAttribute('aria-label')
  if (label) return label
  const tied = element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`)
  if (tied) return tied.textContent.trim()
  const wrapping = element.closest('label')
  if (wrapping && wrapping !== element) return wrapping.textContent.trim()
  return element.textContent.trim()
}

const fits = (text: string, expected: string | RegExp) =>
  typeof expected === 'string' ? text === expected : expected.test(text)

export function allByRole(role: string, name: string | RegExp, root: ParentNode = document): HTMLElement[] {
  const elements = [...root.querySelectorAll<HTMLElement>('*')].filter((element) => roleOf(element) === role)
  return elements.filter((element) => element.closest('[hidden]') === null && fits(nameOf(element), name))
}

/** The one element with this role and name; throws where there is none, so that `eventually` asks again. */
export function byRole(role: string, name: string | RegExp, root?: ParentNode): HTMLElement {
  const [first] = allByRole(role, name, root)
  if (!first) throw new Error(`no ${role} “${String(name)}” in:\n${document.body.textContent.slice(0, 1500)}`)
  return first
}

export const field = (label: string | RegExp): HTMLInputElement => {
  const found = ['textbox', 'searchbox', 'spinbutton', 'checkbox', 'combobox'].flatMap((role) =>
    allByRole(role, label),
  )
  const [first] = found
  if (!(first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement))
    throw new Error(`no field ${String(label)}`)
  return first as HTMLInputElement
}

export const text = (): string => document.body.textContent

/** Waits until `look` gives something without throwing; how long is no claim about speed, which no test makes (Quality). */
export async function eventually<Found>(
  look: () => Found | Promise<Found>,
  milliseconds = 30_000,
): Promise<Found> {
  const until = Date.now() + milliseconds
  for (;;) {
    try {
      return await look()
    } catch (error) {
      if (Date.now() > until) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
}

export const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

export function click(element: HTMLElement): void {
  element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }))
  element.focus()
  element.dispatchEvent(new MouseEvent('mouseup', { bubbles: true, button: 0 }))
  element.click()
}

/** Types into a field as React hears it. */
export function type(input: HTMLInputElement, value: string): void {
  input.focus()
  writePastReact(input, 'value', value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

export function press(
  key: string,
  target: EventTarget = document.activeElement ?? document.body,
  init: KeyboardEventInit = {},
): void {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }))
  target.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, ...init }))
}

/** Chooses files in a field as the browser hands them over. */
export function chooseFiles(input: HTMLElement, files: readonly File[]): void {
  Object.defineProperty(input, 'files', { value: files, configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
