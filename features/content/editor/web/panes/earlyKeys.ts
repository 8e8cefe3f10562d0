export const writable = 'input, textarea, [contenteditable=true]'

/** So long a new card's number and form are waited for at most, in milliseconds. */
const patienceMs = 10_000

let text = ''
let timer: ReturnType<typeof setTimeout> | undefined

function gather(event: KeyboardEvent): void {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
  const isElsewhere = event.target instanceof HTMLElement && event.target.closest(writable) !== null
  if (!isPlain || isElsewhere || [...event.key].length !== 1) return
  text += event.key
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Keeps from now on what is typed while the field for it is not there yet, so that nobody has to wait to write. */
export function gatherKeys(): void {
  clearTimeout(timer)
  timer = setTimeout(dropKeys, patienceMs)
  window.addEventListener('keydown', gather, { capture: true })
}

/** Gathers no more, and drops what was typed. */
export function dropKeys(): void {
  clearTimeout(timer)
  window.removeEventListener('keydown', gather, { capture: true })
  text = ''
}

/** Gathers no more, and types what was gathered into the field that has the focus. */
export function giveKeys(field: HTMLElement): void {
  const gathered = text
  dropKeys()
  // As if it were typed: fields, rich ones too, hear of it by their own events.
  if (gathered !== '' && field.matches(writable)) document.execCommand('insertText', false, gathered)
}
