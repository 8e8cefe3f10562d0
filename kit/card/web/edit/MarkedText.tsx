import { Button } from 'antd'
import { useDeferredValue, useRef, type ComponentProps, type KeyboardEvent } from 'react'
import { changeAndSelect } from '#kit/typing/web/changeAndSelect.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import { markedIn, linesOf } from '#kit/cardText/markedText.ts'
import { withToggledMark } from '#kit/cardText/markedText.edits.ts'
import { CardText } from './CardText.tsx'

interface Props extends Omit<
  ComponentProps<typeof CardText>,
  'onKeyDown' | 'value' | 'onChange' | 'disabled'
> {
  readonly value: string
  readonly disabled: boolean
  /** What the button does to the selection: 'Make a gap'. */
  readonly markLabel: string
  /** What a bracket with these parts, at least one, is understood as. */
  shown(parts: readonly string[]): string
  onChange(text: string): void
}

/** A text in which brackets mark what matters, the button that sets and removes them, and below how it is understood. */
export function MarkedText({ markLabel, shown, ...own }: Props) {
  const { value, disabled, onChange } = own
  const t = useWords(cardFormWords)
  const field = useRef<HTMLDivElement>(null)

  function toggle(): void {
    const area = field.current?.querySelector('textarea')
    if (!area) return
    const marked = withToggledMark(value, area.selectionStart, area.selectionEnd)
    changeAndSelect(area, () => onChange(marked.text), marked)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.code !== 'KeyG' || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    toggle()
  }

  return (
    <div ref={field}>
      <CardText {...own} onKeyDown={onKey} rows={3} />
      <Button
        className="card-mark"
        disabled={disabled || value === ''}
        onClick={toggle}
        // What is selected in the text stays so.
        onMouseDown={(event) => event.preventDefault()}
        title={t('cardForm.markHint')}
      >
        [ ] {markLabel}
      </Button>
      <Preview shown={shown} text={value} />
    </div>
  )
}

function Preview({ text, shown }: Pick<Props, 'shown'> & { readonly text: string }) {
  const t = useWords(cardFormWords)
  const later = useDeferredValue(text)
  if (markedIn(later).length === 0) return null
  return (
    <div aria-label={t('cardForm.preview')} className="card-marked" role="group">
      {linesOf(later).map((line, number) => (
        <p key={number}>
          {line.map((segment, place) => {
            if (segment.kind === 'text') return <span key={place}>{segment.text}</span>
            const isEmpty = segment.parts.length === 0
            return (
              <mark className={isEmpty ? 'is-empty' : undefined} key={place}>
                {isEmpty ? '?' : shown(segment.parts)}
              </mark>
            )
          })}
        </p>
      ))}
    </div>
  )
}
