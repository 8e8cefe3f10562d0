import type { RequiredAt } from '#kit/contract/field.ts'
import './form.css'
import type { ReactNode } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { usePinned } from './pinned.ts'

/** What a control needs to be tied to its label, its hint and its problem. */
export interface ControlIds {
  readonly id: string
  readonly describedBy: string
  readonly isInvalid: boolean
}

interface FormFieldProps {
  /** Path of the field in the form, e.g. `courses.0.title`. */
  readonly path: string
  readonly id: string
  readonly label: string
  readonly hint?: string | undefined
  readonly problem?: string | undefined
  readonly required: RequiredAt
  /** Characters left; negative is too many. */
  readonly left?: number | undefined
  /** Where the control is a group of its own, the label names the group instead. */
  readonly isGroup?: boolean
  readonly children: (ids: ControlIds) => ReactNode
}

const neededWords = { publish: 'form.beforePublishing', never: 'common.optional' } as const

/** Label above, control, hint or problem below; what is left counts down beside the label. */
export function FormField(props: FormFieldProps) {
  const { path, id, label, hint, problem, required, left, isGroup = false, children } = props
  const t = useWords(kitWords)
  const pinned = usePinned(path)
  const Label = isGroup ? 'span' : 'label'
  return (
    <div className="kit-field" data-field={path} data-invalid={problem !== undefined || undefined}>
      <div className="kit-field-head">
        <Label className="kit-label" id={`${id}-label`} {...(!isGroup && { htmlFor: id })}>
          {label}
          {required !== 'save' && <span className="kit-muted">{t(neededWords[required])}</span>}
        </Label>
        {left !== undefined && (
          <span className="kit-left" data-over={left < 0 || undefined}>
            {left < 0 ? t('form.over', { count: -left }) : t('form.left', { count: left })}
          </span>
        )}
      </div>
      {children({ id, describedBy: `${id}-note`, isInvalid: problem !== undefined })}
      <div id={`${id}-note`} className="kit-field-note">
        {pinned.map((text) => (
          <p key={text} className="kit-pinned">
            <strong>{t('review.said')}</strong> {text}
          </p>
        ))}
        {problem === undefined ? (
          hint && <span className="kit-muted">{hint}</span>
        ) : (
          <span className="kit-problem" role="alert">
            {problem}
          </span>
        )}
      </div>
    </div>
  )
}
