import './jsonEditor.css'
import { Button } from 'antd'
import { useMemo, useRef, useState } from 'react'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { jsonSchemaOf } from '../../ai-config.jsonSchema.ts'
import type { ConfigName } from '../../ai-config.kinds.ts'
import { checkJson, type JsonProblem } from '../../ai-config.problems.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import { completion } from './completion.ts'
import { editorSettings } from './editorSettings.ts'
import { JsonHelp } from './JsonHelp.tsx'
import { JsonProblems } from './JsonProblems.tsx'
import { useCodeView } from './useCodeView.ts'
import { useMarks } from './useMarks.ts'

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

/** JSON in its lines: problems at their places while typing, suggestions and descriptions by the schema, all by keyboard. */
export function JsonEditor({ name, value, onChange, id, label, describedBy, disabled = false }: Props) {
  const t = useWords(aiConfigWords)
  const translate = useTranslate()
  const parent = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(0)
  const text = value.replaceAll(/\r\n?/g, '\n')
  const schema = useMemo(() => jsonSchemaOf(name, translate), [name, translate])
  const checked = useMemo(() => checkJson(name, text), [name, text])
  const isInvalid = checked.problems.length > 0
  // By itself: made anew, it would forget that somebody has called for suggestions.
  const suggesting = useMemo(() => completion(schema), [schema])
  const settings = useMemo(
    () => [suggesting, editorSettings({ id, label, describedBy, disabled, isInvalid, translate })],
    [suggesting, id, label, describedBy, disabled, isInvalid, translate],
  )
  const view = useCodeView(parent, settings, { text, onChange, onCaret: setCaret })
  useMarks(view, text, checked.problems)

  const jump = ({ at }: JsonProblem) => {
    view?.dispatch({ selection: { anchor: at }, scrollIntoView: true })
    view?.focus()
  }
  // Of the text in the view: it may be a letter ahead of the value.
  const format = () => {
    const { value: read } = checkJson(name, view?.state.doc.toString() ?? '')
    if (!view || !read) return
    const changes = { from: 0, to: view.state.doc.length, insert: JSON.stringify(read, null, indent) }
    view.dispatch({ changes })
  }
  return (
    <div className="json-editor">
      <div ref={parent} className="json-editor-pane" data-invalid={isInvalid || undefined} />
      <JsonHelp {...{ schema, caret, text }} />
      <div className="json-editor-bar">
        <JsonProblems problems={checked.problems} onJump={jump} />
        <Button size="small" disabled={disabled || !checked.value} onClick={format}>
          {t('editor.format')}
        </Button>
      </div>
    </div>
  )
}
