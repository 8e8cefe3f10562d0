import { FormField } from '#kit/form/web/FormField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { limitScopes, needsSubject, type LimitScope } from '../ai-usage.limits.ts'
import { aiUsageWords } from '../ai-usage.words.ts'

export const scopeIn = (value: unknown): LimitScope => limitScopes.find((scope) => scope === value) ?? 'owner'

interface Named {
  readonly subjectId: number | null
  readonly subjectName: string
}

/** What a limit counts, and of which agent or person; of an existing one only its amounts change. */
export const limitEditors = (existing: Named | undefined): Readonly<Record<string, FieldEditor>> => ({
  scope: ({ value, onChange, form }) => (
    <ScopeField
      isExisting={existing !== undefined}
      value={scopeIn(value)}
      onChange={(scope) => {
        onChange(scope)
        form.change('subjectId', null)
      }}
    />
  ),
  subjectId: ({ value, onChange, problem, form }) => {
    const scope = scopeIn(form.values['scope'])
    if (!needsSubject(scope)) return null
    return (
      <SubjectField
        scope={scope}
        existing={existing}
        value={typeof value === 'number' ? value : null}
        problem={problem}
        onChange={onChange}
      />
    )
  },
})

interface ScopeProps {
  readonly value: LimitScope
  readonly isExisting: boolean
  readonly onChange: (scope: LimitScope) => void
}

function ScopeField({ value, isExisting, onChange }: ScopeProps) {
  const t = useWords(aiUsageWords)
  return (
    <FormField id="limit-scope" label={t('fields.scope')} path="scope" required="save">
      {({ id, describedBy }) => (
        <Select
          id={id}
          aria-describedby={describedBy}
          disabled={isExisting}
          onChange={onChange}
          options={limitScopes.map((scope) => ({ value: scope, label: t(`values.scope.${scope}`) }))}
          value={value}
        />
      )}
    </FormField>
  )
}

interface SubjectProps {
  readonly scope: LimitScope
  readonly existing: Named | undefined
  readonly value: number | null
  readonly problem: string | undefined
  readonly onChange: (id: number | null) => void
}

function SubjectField({ scope, existing, value, problem, onChange }: SubjectProps) {
  const t = useWords(aiUsageWords)
  const options = existing?.subjectId ? [{ id: existing.subjectId, label: existing.subjectName }] : []
  const label = scope === 'agent' ? t('fields.agentId') : t('fields.borrowerId')
  return (
    <FormField id="limit-subject" label={label} path="subjectId" problem={problem} required="save">
      {(ids) => (
        <RecordPicker
          {...ids}
          disabled={existing !== undefined}
          known={options}
          label={label}
          onChange={onChange}
          resource={scope === 'agent' ? 'agent' : 'user'}
          value={value}
        />
      )}
    </FormField>
  )
}
