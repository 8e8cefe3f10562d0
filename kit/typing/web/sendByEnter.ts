import type { KeyboardEvent } from 'react'

/** Enter sends, and Shift with it makes a new line; an input method that is composing has it to itself. */
export function sendByEnter(event: KeyboardEvent, send: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  send()
}
