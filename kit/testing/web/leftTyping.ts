/** What a form would leave in this browser if its page were closed now: each draft as it is stored, by slot. */
export function leftTyping(): Readonly<Record<string, string>> {
  window.dispatchEvent(new Event('pagehide'))
  const left = Object.entries({ ...localStorage }).map(([slot, text]) => [slot, String(text)] as const)
  return Object.fromEntries(left.filter(([slot, text]) => slot.startsWith('lectern.kept.') && text !== ''))
}

/** The same, as one text to look into. */
export const leftText = (): string => Object.values(leftTyping()).join()
