import './aiConfig.css'
import { useId } from 'react'
import { FormField } from '#kit/form/web/FormField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { aiConfig } from '../ai-config.contract.ts'
import { configNameOf, type ConfigName } from '../ai-config.kinds.ts'
import { configOf } from '../ai-config.read.ts'
import { aiConfigWords } from '../ai-config.words.ts'
import { AgentPickers } from './AgentPickers.tsx'
import { CategoryFields, type Category } from './CategoryFields.tsx'
import { JsonEditor } from './json/JsonEditor.tsx'

type Props = Parameters<FieldEditor>[0]

const category = aiConfig.record.pick({ kind: true, category: true })
const nothing: Category = { kind: null, category: null }
const categoryIn = (values: Readonly<Record<string, unknown>>): Category =>
  category.safeParse(values).data ?? nothing
const nameIn = (values: Readonly<Record<string, unknown>>) => {
  const chosen = categoryIn(values)
  return configNameOf(chosen.kind, chosen.category)
}

/** What a category begins with: everything that may be said, as it holds anyway. */
export const templateOf = (name: ConfigName) => JSON.stringify(configOf(name, {}), null, 2)

/** A text that nobody has touched gives way to that of another category. */
function CategoryField({ form, disabled }: Props) {
  const choose = (chosen: Category) =>
    form.setValues((now) => {
      const [before, after] = [nameIn(now), configNameOf(chosen.kind, chosen.category)]
      const isUntouched = now['json'] === '' || (before !== undefined && now['json'] === templateOf(before))
      return { ...now, ...chosen, ...(isUntouched && after && { json: templateOf(after) }) }
    })
  const isFixed = nameIn(form.base) !== undefined
  return (
    <CategoryFields
      {...categoryIn(form.values)}
      disabled={disabled || isFixed}
      problems={form.problems}
      onChange={choose}
    />
  )
}

function JsonField({ form, value, onChange, problem, disabled }: Props) {
  const t = useWords(aiConfigWords)
  const id = useId()
  const name = nameIn(form.values)
  const label = t('fields.json')
  if (!name) return null
  return (
    <FormField {...{ id, label, problem }} path="json" required="save" isGroup>
      {({ id: control, describedBy }) => (
        <>
          <AgentPickers {...{ name, onChange, disabled }} value={String(value ?? '')} />
          <JsonEditor
            {...{ name, label, describedBy, disabled, onChange }}
            key={name}
            id={control}
            value={String(value ?? '')}
          />
        </>
      )}
    </FormField>
  )
}

export const configEditors: Readonly<Record<string, FieldEditor>> = {
  kind: (props) => <CategoryField {...props} />,
  json: (props) => <JsonField {...props} />,
}
