import { useWords } from '#kit/i18n/web/words.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import type { Suggestion } from './suggestions.ts'

interface Props {
  readonly id: string
  readonly list: readonly Suggestion[]
  /** -1: none yet. */
  readonly active: number
  readonly onTake: (index: number) => void
}

/** What fits at the caret; the text keeps the focus. */
export function JsonSuggestions({ id, list, active, onTake }: Props) {
  const t = useWords(aiConfigWords)
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('editor.suggestions')}
      className="json-editor-suggestions"
      hidden={list.length === 0}
    >
      {list.map(({ label, description }, index) => (
        <div
          key={label}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onMouseDown={(event) => {
            // The text would lose the focus, and the list would close before it is clicked.
            event.preventDefault()
            onTake(index)
          }}
        >
          <code>{label}</code>
          {description && <span className="kit-mute">{description}</span>}
        </div>
      ))}
    </div>
  )
}
