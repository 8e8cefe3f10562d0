import { flushSync } from 'react-dom'

interface Wanted {
  /** What the field is looked for in. */
  readonly root: HTMLElement | null
  readonly selector: string
  readonly index: number
  /** Makes the field where it is not there yet. */
  readonly add?: (() => void) | undefined
}

/** Goes to one of the fields of a list at once, so that who types on loses no letter to the field before. */
export function focusField({ root, selector, index, add }: Wanted): void {
  if (add) flushSync(add)
  const find = () => root?.querySelectorAll<HTMLElement>(selector)[index]
  const field = find()
  if (field) field.focus()
  else requestAnimationFrame(() => find()?.focus())
}
