import { SearchOutlined } from '@ant-design/icons'
import { Input, type InputRef } from 'antd'
import { useEffect, useEffectEvent, useRef, useState, type Ref } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { useClear } from '#kit/select/web/useClear.tsx'
import { listShortcuts } from './listShortcuts.ts'

interface SearchBoxProps {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** The first box of a list gets the `/` key. */
  readonly hasKey: boolean
  readonly inputRef?: Ref<InputRef>
}

/** Milliseconds of debounce. */
const typing = 300

/** A filter by text: applied when typing pauses, at once on Enter, never while an input method composes. */
export function SearchBox({ label, value, onChange, hasKey, inputRef }: SearchBoxProps) {
  const t = useWords(kitWords)
  const clear = useClear()
  const [text, setText] = useState(value)
  const sent = useRef(value)
  const isComposing = useRef(false)
  const [composed, setComposed] = useState(0)

  // The address changed from elsewhere: back, 'clear filters'.
  useEffect(() => {
    if (value !== sent.current) setText(value)
    sent.current = value
  }, [value])

  const submit = (next: string) => {
    const trimmed = next.trim()
    if (trimmed === sent.current) return
    sent.current = trimmed
    onChange(trimmed)
  }
  const submitDebounced = useEffectEvent(submit)
  useEffect(() => {
    if (isComposing.current) return undefined
    const timer = setTimeout(() => submitDebounced(text), typing)
    return () => clearTimeout(timer)
  }, [text, composed])

  return (
    <Input
      ref={inputRef}
      className="kit-filter kit-filter-search"
      type="search"
      value={text}
      prefix={<SearchOutlined aria-hidden />}
      suffix={
        hasKey && text === '' ? (
          <kbd className="kit-kbd">{listShortcuts.shortcuts.search.keys}</kbd>
        ) : (
          <span />
        )
      }
      placeholder={t('list.search', { label })}
      aria-label={t('list.search', { label })}
      aria-keyshortcuts={hasKey ? listShortcuts.shortcuts.search.keys : undefined}
      allowClear={clear}
      onChange={(event) => setText(event.target.value)}
      onCompositionStart={() => {
        isComposing.current = true
      }}
      onCompositionEnd={() => {
        isComposing.current = false
        setComposed((times) => times + 1)
      }}
      onPressEnter={(event) => !event.nativeEvent.isComposing && submit(text)}
      onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
    />
  )
}
