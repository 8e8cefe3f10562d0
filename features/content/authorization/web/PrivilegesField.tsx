import { Checkbox } from 'antd'
import { useId } from 'react'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { privileges, type Privilege } from '#features/content/course/course.privileges.ts'
import { courseAuthWords } from '../authorization.words.ts'
import { authList } from './authList.ts'

interface PrivilegesFieldProps {
  readonly value: readonly Privilege[]
  readonly isTried: boolean
  readonly onChange: (value: readonly Privilege[]) => void
}

/** The privileges, each with what it opens. */
export function PrivilegesField({ value, isTried, onChange }: PrivilegesFieldProps) {
  const t = useWords(courseAuthWords)
  const words = useResourceWords(authList.name)
  const id = useId()
  const toggle = (privilege: Privilege, isGranted: boolean) =>
    onChange(privileges.filter((one) => (one === privilege ? isGranted : value.includes(one))))
  return (
    <FormField
      id={id}
      isGroup
      label={words.label('privileges')}
      path="privileges"
      problem={isTried && value.length === 0 ? t('needed') : undefined}
      required="save"
    >
      {() => (
        <div aria-labelledby={`${id}-label`} className="course-privileges" role="group">
          {privileges.map((privilege) => (
            <Checkbox
              checked={value.includes(privilege)}
              key={privilege}
              onChange={(event) => toggle(privilege, event.target.checked)}
            >
              {words.value('privilege', privilege)}
              <span className="kit-muted">{words.hint(privilege)}</span>
            </Checkbox>
          ))}
        </div>
      )}
    </FormField>
  )
}
