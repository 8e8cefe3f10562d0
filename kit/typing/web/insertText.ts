import { writePastReact } from './writePastReact.ts'

/** `whole`: all of it stands there; `part`: as much as the field takes; `none`: nothing. */
export type Inserted = 'whole' | 'part' | 'none'

/** Puts words where somebody was writing in a field, as if they were typed or pasted there: whoever owns it hears of it. */
export function insertText(field: HTMLElement, text: string): Inserted {
  if (!field.isConnected) return 'none'
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return paste(field, text)
  const line = field instanceof HTMLInputElement ? text.replaceAll(/\s*\n\s*/g, ' ') : text
  const fitting = cut(line, roomIn(field))
  if (fitting === '') return 'none'
  field.focus()
  if (!typeIn(field, fitting)) writeIn(field, fitting)
  return fitting === line ? 'whole' : 'part'
}

type TextField = HTMLInputElement | HTMLTextAreaElement

const selectionIn = ({ selectionStart, selectionEnd, value }: TextField): readonly [number, number] => [
  selectionStart ?? value.length,
  selectionEnd ?? value.length,
]

function roomIn(field: TextField): number {
  const [start, end] = selectionIn(field)
  return field.maxLength < 0 ? Infinity : Math.max(0, field.maxLength - field.value.length + (end - start))
}

/** At most `most` letters, and no half one at the end. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most)
  return start.isWellFormed() ? start : start.slice(0, -1)
}

/** The browser's own way, which can be taken back with Ctrl+Z; false where it has none. */
function typeIn(field: TextField, text: string): boolean {
  const before = field.value
  return (document.execCommand?.('insertText', false, text) ?? false) && field.value !== before
}

function writeIn(field: TextField, text: string): void {
  const [start, end] = selectionIn(field)
  const next = field.value.slice(0, start) + text + field.value.slice(end)
  writePastReact(field, 'value', next)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }))
  field.setSelectionRange(start + text.length, start + text.length)
}

/** Rich text takes it as it takes any paste: at its own cursor, and cleaned. */
function paste(field: HTMLElement, text: string): Inserted {
  field.focus()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  const isTaken = !field.dispatchEvent(event)
  return isTaken || (document.execCommand?.('insertText', false, text) ?? false) ? 'whole' : 'none'
}
