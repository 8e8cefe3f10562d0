import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { exchangeTask } from '../exchange-task.contract.ts'

/** What is printed under pictures is asked for where there are pictures (G2). */
const titleEditor: FieldEditor = ({ form, disabled, onChange }) => (
  <OwnField
    {...{ form, disabled, onChange }}
    name="title"
    required={form.values['qr'] === 'with' ? 'save' : 'never'}
    resource={exchangeTask.name}
  />
)

export const taskEditors: Readonly<Record<string, FieldEditor>> = { title: titleEditor }
