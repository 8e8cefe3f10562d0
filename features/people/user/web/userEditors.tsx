import type { FieldEditor } from '#kit/record/web/RecordForm.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { RolesField, rolesOf } from './RolesField.tsx'

const rolesEditor: FieldEditor = ({ value, onChange, problem, disabled }) => (
  <RolesField value={rolesOf(value)} onChange={onChange} problem={problem} disabled={disabled} />
)

const passwordEditor: FieldEditor = ({ value, onChange, problem, disabled, form }) => (
  <NewPasswordField
    name="password"
    value={String(value ?? '')}
    onChange={onChange}
    onLeave={() => form.touch('password')}
    problem={problem}
    disabled={disabled}
  />
)

export const userEditors: Readonly<Record<string, FieldEditor>> = {
  roles: rolesEditor,
  password: passwordEditor,
}
