import { useState, type KeyboardEvent, type RefObject } from 'react'
import type { SchemaNode } from '../../ai-config.jsonSchema.ts'
import { suggestionsAt, type Suggested } from './suggestions.ts'

const none: Suggested = { from: 0, to: 0, list: [] }

/** Keys and values that fit where the caret stands: offered while typing, taken only on purpose. */
export function useSuggestions(
  schema: SchemaNode,
  area: RefObject<HTMLTextAreaElement | null>,
  onChange: (text: string) => void,
) {
  const [offered, setOffered] = useState(none)
  // -1: they are shown, and Enter is still a new line.
  const [active, setActive] = useState(-1)
  const close = () => {
    setOffered(none)
    setActive(-1)
  }

  const look = (isAsked: boolean) => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    if (selectionStart !== selectionEnd) return close()
    const found = suggestionsAt(schema, value, selectionStart)
    const isBegun = found.to > found.from
    setOffered(isAsked || isBegun ? found : none)
    setActive(isAsked && found.list.length > 0 ? 0 : -1)
  }

  const take = (index: number) => {
    const element = area.current
    const chosen = offered.list[index]
    if (!element || !chosen) return
    const { from, to } = offered
    element.setRangeText(chosen.text, from, to, 'end')
    element.setSelectionRange(from + chosen.caret, from + chosen.caret)
    element.focus()
    onChange(element.value)
    close()
  }

  /** Whether the key was meant for the list. */
  const onKey = (event: KeyboardEvent): boolean => {
    if (event.nativeEvent.isComposing) return false
    if (event.key === ' ' && event.ctrlKey) {
      look(true)
      return true
    }
    const last = offered.list.length - 1
    if (last < 0) return false
    if (event.key === 'ArrowDown') setActive(active >= last ? 0 : active + 1)
    else if (event.key === 'ArrowUp' && active >= 0) setActive(active === 0 ? last : active - 1)
    else if (event.key === 'Escape') close()
    else if ((event.key === 'Enter' || event.key === 'Tab') && active >= 0) take(active)
    else return false
    return true
  }
  return { list: offered.list, active, look, take, close, onKey }
}
