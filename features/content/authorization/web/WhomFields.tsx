import { Radio } from 'antd'
import { useId } from 'react'
import { withinSentence } from '#kit/contract/problem.ts'
import { FormField } from '#kit/form/web/FormField.tsx'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { useResourceWords } from '#kit/resource/web/resourceWords.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { authTargets } from '#features/content/course/course.privileges.ts'
import { authList, type Grant } from './authList.ts'

interface WhomFieldsProps {
  readonly grant: Grant
  /** The screen is about one course or product. */
  readonly isTargetFixed: boolean
  readonly isTried: boolean
  readonly problems: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<Grant>) => void
}

/** For which course or product, and to whom. */
export function WhomFields({ grant, isTargetFixed, isTried, problems, onChange }: WhomFieldsProps) {
  const kit = useWords(kitWords)
  const words = useResourceWords(authList.name)
  const id = useId()
  const { targetType } = grant
  const pick = (name: 'targetId' | 'userId', resource: string) => {
    const label = words.label(name)
    const isMissing = isTried && grant[name] === null
    const missing = isMissing ? kit('problems.required.select', { label: withinSentence(label) }) : undefined
    return (
      <FormField
        id={`${id}-${name}`}
        label={label}
        path={name}
        problem={problems[name] ?? missing}
        required="save"
      >
        {(tied) => (
          <RecordPicker
            {...tied}
            key={resource}
            label={label}
            onChange={(value) => onChange({ [name]: value })}
            resource={resource}
            value={grant[name]}
          />
        )}
      </FormField>
    )
  }
  return (
    <>
      {!isTargetFixed && (
        <FormField
          id={`${id}-type`}
          isGroup
          label={words.label('targetType')}
          path="targetType"
          required="save"
        >
          {() => (
            <Radio.Group
              aria-labelledby={`${id}-type-label`}
              onChange={(event) => {
                const next = authTargets.find((one) => one === event.target.value)
                if (next) onChange({ targetType: next, targetId: null })
              }}
              options={authTargets.map((value) => ({ value, label: words.value('targetType', value) }))}
              value={targetType}
            />
          )}
        </FormField>
      )}
      {!isTargetFixed && pick('targetId', targetType)}
      {pick('userId', 'staff')}
    </>
  )
}
