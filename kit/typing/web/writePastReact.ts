type Field = HTMLInputElement | HTMLTextAreaElement

/** Writes into a field as the browser does when somebody uses it: React compares, and hears of no change that it wrote itself. */
export function writePastReact(field: Field, part: 'value' | 'checked', next: string | boolean): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, part)?.set?.call(field, next)
}
