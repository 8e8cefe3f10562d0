export const writable = 'input, textarea, [contenteditable=true]'

/** What is typed while the field for it is not there yet, kept so that nobody has to wait to write. */
export interface EarlyKeys {
  /** Drops what was typed. */
  stop(): void
  /** Types it into the field, and gathers no more. */
  giveTo(field: HTMLElement): void
}

let gathering: EarlyKeys | undefined

/** Gathers from now on, together with whoever gathers already: a new card is waited for by several, one after the other. */
export const gatherEarlyKeys = (): EarlyKeys => (gathering ??= beginGathering())

function beginGathering(): EarlyKeys {
  let text = ''
  const press = (event: KeyboardEvent) => {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing
    const isElsewhere = event.target instanceof HTMLElement && event.target.closest(writable) !== null
    if (!isPlain || isElsewhere || [...event.key].length !== 1) return
    text += event.key
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const stop = () => {
    window.removeEventListener('keydown', press, { capture: true })
    gathering = undefined
  }
  window.addEventListener('keydown', press, { capture: true })
  return {
    stop,
    giveTo: (field) => {
      stop()
      // As if it were typed: fields, rich ones too, hear of it by their own events.
      if (text !== '' && field.matches(writable)) document.execCommand('insertText', false, text)
    },
  }
}
