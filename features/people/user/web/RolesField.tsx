import { Checkbox } from 'antd'
import { useId } from 'react'
import { roles, type Role } from '#kit/contract/role.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { userWords } from '../user.words.ts'

interface RolesFieldProps {
  readonly value: readonly Role[]
  readonly problem?: string | undefined
  readonly disabled?: boolean
  readonly onChange: (value: readonly Role[]) => void
}

/** The roles among whatever a form holds. */
export const rolesOf = (value: unknown): readonly Role[] =>
  Array.isArray(value) ? roles.filter((role) => value.includes(role)) : []

/** Roles, each with what it opens. */
export function RolesField({ value, problem, disabled = false, onChange }: RolesFieldProps) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  const id = useId()
  const toggle = (role: Role, isChecked: boolean) =>
    onChange(roles.filter((one) => (one === role ? isChecked : value.includes(one))))
  return (
    <FormField id={id} isGroup label={t('fields.roles')} path="roles" problem={problem} required="save">
      {({ describedBy }) => (
        <div
          aria-describedby={describedBy}
          aria-labelledby={`${id}-label`}
          className="user-role-choices"
          role="group"
        >
          {roles.map((role) => (
            <Checkbox
              checked={value.includes(role)}
              disabled={disabled}
              key={role}
              onChange={({ target }) => toggle(role, target.checked)}
            >
              {kit(`roles.${role}`)}
              <span className="kit-muted">{t(`roleHints.${role}`)}</span>
            </Checkbox>
          ))}
        </div>
      )}
    </FormField>
  )
}
