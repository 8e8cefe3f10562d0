import './typedText.css'
import { ConfigProvider } from 'antd'
import type { ClipboardEventHandler, InputHTMLAttributes, KeyboardEventHandler } from 'react'
import { useTypedText } from './useTyped.ts'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-label'
  | 'autoFocus'
  | 'id'
  | 'lang'
  | 'maxLength'
  | 'placeholder'
  | 'spellCheck'
>

export interface TypedTextProps extends Attributes {
  /** As it was told last, or as somebody else wrote it. */
  readonly value: string
  readonly disabled: boolean
  /** Lines that it begins with; without them it has one line for good. */
  readonly rows?: 1 | 2 | 3 | undefined
  /** What stands around it frames it. */
  readonly isFrameless?: boolean
  /** Smaller than the other fields of its form. */
  readonly size?: 'small' | undefined
  readonly className?: string
  readonly inputMode?: 'url' | 'text'
  /** The path of the card's problem that stands at it. */
  readonly 'data-path'?: string | undefined
  readonly onKeyDown?: KeyboardEventHandler
  readonly onPaste?: ClipboardEventHandler
  onChange(text: string): void
  /** What is made of the text once the field is left. */
  finish?(text: string): string
}

/**
 * A field for plain text that the browser alone draws while somebody types: React and antd hear of it once they pause.
 * antd's own field takes a third of what a key press may take in an activity of 300 cards on a slow machine (UX: 50 ms).
 */
export function TypedText(props: TypedTextProps) {
  const { value, onChange, finish, className, isFrameless = false, size, ...own } = props
  const { ref, type } = useTypedText(value, onChange)
  const { componentSize } = ConfigProvider.useConfig()
  const leave = () => {
    const text = ref.current?.value ?? ''
    const finished = finish?.(text)
    if (finished !== undefined && finished !== text) type(finished)
  }
  const all = {
    ...own,
    className: className ? `typed-text ${className}` : 'typed-text',
    'data-frameless': isFrameless || undefined,
    'data-size': size ?? componentSize,
    defaultValue: value,
    onBlur: leave,
    onInput: () => type(ref.current?.value ?? ''),
  }
  return own.rows === undefined ? (
    <input {...all} ref={(element) => void (ref.current = element)} type="text" />
  ) : (
    <textarea {...all} ref={(element) => void (ref.current = element)} />
  )
}
