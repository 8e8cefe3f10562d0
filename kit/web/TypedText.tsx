import './typedText.css'
import { ConfigProvider } from 'antd'
import { useState, type KeyboardEventHandler } from 'react'
import type { FieldIds } from './CardField.tsx'
import { useTyped } from './useTyped.ts'

export interface TypedTextProps extends Omit<FieldIds, 'status'> {
  /** As it was told last, or as somebody else wrote it. */
  readonly value: string
  readonly disabled: boolean
  /** Letters that it takes at all. */
  readonly maxLength?: number
  /** Lines that it begins with; without them it has one line for good. */
  readonly rows?: 1 | 2 | 3
  readonly className?: string
  readonly inputMode?: 'url' | 'text'
  readonly lang?: string | undefined
  readonly placeholder?: string
  readonly spellCheck?: boolean
  readonly onKeyDown?: KeyboardEventHandler
  onChange(text: string): void
  /** What is made of the text once the field is left. */
  finish?(text: string): string
}

/**
 * A field for plain text that the browser alone draws while somebody types: React and antd hear of a letter after its paint.
 * antd's own field takes a third of what a key press may take in an activity of 300 cards on a slow machine (UX: 50 ms).
 */
export function TypedText({ value, onChange, finish, className, ...own }: TypedTextProps) {
  const { ref, type } = useTyped(value, onChange)
  const { componentSize } = ConfigProvider.useConfig()
  // Constant: another one would be written into the page at each letter, which the browser answers with all its styles.
  const [atFirst] = useState(value)
  const leave = () => {
    const text = ref.current?.value ?? ''
    const finished = finish?.(text)
    // As if it were typed: `onChange` is still that of the form before the last letters.
    if (finished !== undefined && finished !== text) type(finished)
  }
  const all = {
    ...own,
    className: className ? `typed-text ${className}` : 'typed-text',
    'data-size': componentSize,
    defaultValue: atFirst,
    onBlur: leave,
    onInput: () => type(ref.current?.value ?? ''),
  }
  return own.rows === undefined ? (
    <input {...all} ref={(element) => void (ref.current = element)} type="text" />
  ) : (
    <textarea {...all} ref={(element) => void (ref.current = element)} />
  )
}
