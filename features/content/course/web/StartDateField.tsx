import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { course } from '../course.contract.ts'

/** Of a camp alone: others begin when a code is redeemed. */
export function StartDateField(props: Parameters<FieldEditor>[0]) {
  if (props.form.values['type'] !== 'camp') return null
  return <OwnField {...props} resource={course.name} name="startDate" required="publish" />
}
