import { useMemo } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import type { SchemaNode } from '../../ai-config.jsonSchema.ts'
import { aiConfigWords } from '../../ai-config.words.ts'
import { describedAt } from './suggestions.ts'

interface Props {
  readonly schema: SchemaNode
  readonly text: string
  readonly caret: number
}

const longest = 80

/** What the key under the caret is for, what it may hold and what holds without it. */
export function JsonHelp({ schema, text, caret }: Props) {
  const t = useWords(aiConfigWords)
  const found = useMemo(() => describedAt(schema, text, caret), [schema, text, caret])
  if (!found) return <p className="json-editor-help kit-muted">{t('editor.hint')}</p>
  const { description, minimum, maximum, enum: values = found.node.items?.enum } = found.node
  const preset = JSON.stringify(found.node.default)
  const parts = [
    description,
    values && t('editor.oneOf', { values: values.join(', ') }),
    minimum !== undefined && maximum !== undefined && t('editor.range', { min: minimum, max: maximum }),
    preset !== undefined && preset.length <= longest && t('editor.default', { value: preset }),
  ]
  return (
    <p className="json-editor-help">
      <code>{found.name}</code> {parts.filter(Boolean).join(' · ')}
    </p>
  )
}
