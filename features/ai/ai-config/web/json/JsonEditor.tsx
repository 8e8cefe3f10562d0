import './jsonEditor.css'
import { Button } from 'antd'
import { useId, useMemo, useRef, useState, type UIEvent } from 'react'
import { useSay, useWords } from '#kit/i18n/web/words.ts'
import { jsonSchemaOf } from '../../ai-config.jsonSchema.ts'
import type { ConfigName } from '../../ai-config.kinds.ts'
import { checkJson, type JsonProblem } from '../../ai-config.problems.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import { JsonHelp } from './JsonHelp.tsx'
import { JsonLines } from './JsonLines.tsx'
import { JsonProblems } from './JsonProblems.tsx'
import { JsonSuggestions } from './JsonSuggestions.tsx'
import { useSuggestions } from './useSuggestions.ts'

interface Props {
  /** What the JSON configures; its schema checks and completes. */
  readonly name: ConfigName
  readonly value: string
  readonly onChange: (text: string) => void
  readonly id?: string
  readonly label: string
  readonly describedBy?: string
  readonly disabled?: boolean
}

const indent = 2

/** JSON in its lines: problems at theirs while typing, suggestions and descriptions by the schema, all by keyboard. */
export function JsonEditor({ name, value, onChange, id, label, describedBy, disabled = false }: Props) {
  const t = useWords(aiConfigWords)
  const say = useSay()
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const lines = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(0)
  const schema = useMemo(() => jsonSchemaOf(name, say), [name, say])
  const checked = useMemo(() => checkJson(name, value), [name, value])
  const suggestions = useSuggestions(schema, area, onChange)
  const { active, list } = suggestions

  const jump = ({ at }: JsonProblem) => {
    area.current?.focus()
    area.current?.setSelectionRange(at, at)
    setCaret(at)
  }
  const follow = ({ currentTarget }: UIEvent<HTMLTextAreaElement>) => {
    if (lines.current) lines.current.scrollTop = currentTarget.scrollTop
  }
  return (
    <div className="json-editor">
      <div className="json-editor-pane" data-invalid={checked.problems.length > 0 || undefined}>
        <JsonLines ref={lines} text={value} problems={checked.problems} />
        <textarea
          ref={area}
          id={id}
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={checked.problems.length > 0}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          disabled={disabled}
          rows={18}
          spellCheck={false}
          value={value}
          wrap="off"
          onBlur={suggestions.close}
          onChange={({ target }) => {
            onChange(target.value)
            setCaret(target.selectionStart)
            suggestions.look(false)
          }}
          onKeyDown={(event) => {
            if (suggestions.onKey(event)) event.preventDefault()
          }}
          onScroll={follow}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        />
      </div>
      <JsonSuggestions {...{ list, active }} id={listId} onTake={suggestions.take} />
      <JsonHelp {...{ schema, caret }} text={value} />
      <div className="json-editor-bar">
        <JsonProblems problems={checked.problems} onJump={jump} />
        <Button
          size="small"
          disabled={disabled || !checked.value}
          onClick={() => onChange(JSON.stringify(checked.value, null, indent))}
        >
          {t('editor.format')}
        </Button>
      </div>
    </div>
  )
}
