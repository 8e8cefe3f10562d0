import { OwnField } from '#kit/fields/web/OwnField.tsx'
import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { unit } from '../unit.contract.ts'

/** Required of use, and of nothing else. */
const ofUsage =
  (name: string): FieldEditor =>
  ({ form, disabled, onChange }) =>
    form.values['kind'] === 'usage' ? (
      <OwnField {...{ form, disabled, onChange, name }} required="save" resource={unit.name} />
    ) : null

export const unitEditors: Readonly<Record<string, FieldEditor>> = {
  measure: ofUsage('measure'),
  price: ofUsage('price'),
}
