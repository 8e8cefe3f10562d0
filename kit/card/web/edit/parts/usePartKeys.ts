import { useRef, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'

interface PartActions {
  readonly mayAdd: boolean
  /** Written line by line, like a list on paper. */
  readonly isOutline: boolean
  /** Adds a part behind the one at `after`. */
  add(after: number): void
  remove(index: number): void
  /** @returns whether the text was more than the field's own */
  paste(text: string, index: number): boolean
}

interface Keys {
  readonly list: RefObject<HTMLDivElement | null>
  onKeyDown(event: KeyboardEvent): void
  onPaste(event: ClipboardEvent): void
  addLast(): void
  removeAt(index: number): void
}

/**
 * How a list of parts is written: Enter leads to the next field that bears `data-step` and makes a part at the end, a part
 * that was added has the focus, and one that goes leaves it to the row in its place. In an outline Enter makes a part
 * below this one unless the next is empty, and Backspace in an empty one takes it away.
 */
export function usePartKeys(actions: PartActions): Keys {
  const list = useRef<HTMLDivElement>(null)
  const all = (selector: string) => [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const rows = () => all('.part-list > li')
  const rowOf = (field: HTMLElement) => rows().findIndex((row) => row.contains(field))
  const steps = () => all('[data-step]')

  /** Makes the change at once, so that who types on loses no letter to the field before. */
  function goTo(step: number, change: () => void): void {
    flushSync(change)
    const field = steps()[step]
    if (field) field.focus()
    else requestAnimationFrame(() => steps()[step]?.focus())
  }

  function goOn(field: HTMLInputElement): void {
    const fields = steps()
    const after = fields.findIndex((step) => isBehind(step, field))
    const next = fields[after]
    const isNew = actions.isOutline ? !(next && isEmpty(next)) : !next
    if (isNew && actions.mayAdd)
      goTo(next ? after : fields.length, () => actions.add(next ? rowOf(field) : rows().length - 1))
    else next?.focus()
  }

  return {
    list,
    onKeyDown(event) {
      const field = typedField(event.target)
      if (!field || event.nativeEvent.isComposing) return
      const isTakenBack =
        event.key === 'Backspace' && actions.isOutline && isEmpty(field) && rows().length > 1
      if (event.key !== 'Enter' && !isTakenBack) return
      event.preventDefault()
      const index = rowOf(field)
      if (isTakenBack) goTo(Math.max(0, index - 1), () => actions.remove(index))
      else goOn(field)
    },
    onPaste(event) {
      const field = typedField(event.target)
      if (field && actions.paste(event.clipboardData.getData('text/plain'), rowOf(field)))
        event.preventDefault()
    },
    addLast: () => goTo(steps().length, () => actions.add(rows().length - 1)),
    removeAt(index) {
      flushSync(() => actions.remove(index))
      const row = rows()[index] ?? rows().at(-1)
      row?.setAttribute('tabindex', '-1')
      row?.focus()
    },
  }
}

/** A line of a row, not what stands in its picture or a dialog over it. */
const typedField = (target: EventTarget): HTMLInputElement | undefined =>
  target instanceof HTMLInputElement && target.matches('[data-step], .part-minor') ? target : undefined

// What is being typed is in the field alone.
const isEmpty = (field: HTMLElement): boolean => field instanceof HTMLInputElement && field.value === ''

const isBehind = (step: HTMLElement, field: HTMLElement): boolean =>
  (field.compareDocumentPosition(step) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
