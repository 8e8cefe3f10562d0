import { flushSync } from 'react-dom'

/**
 * Makes a change that a button or a key asks for, and goes on with what it wrote selected in its field: at once, so that no later
 * moment takes the focus away from where the writer has gone since. Units of `from` and `to`: UTF-16, as the field counts.
 */
export function changeAndSelect(
  field: HTMLTextAreaElement,
  change: () => void,
  { from, to }: { readonly from: number; readonly to: number },
): void {
  flushSync(change)
  field.focus()
  field.setSelectionRange(from, to)
}
