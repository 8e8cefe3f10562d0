import './partRow.css'
import { useId } from 'react'
import { TypedText, type TypedTextProps } from '#kit/typing/web/TypedText.tsx'
import { useTranslate } from '#kit/i18n/web/words.ts'
import type { Problem } from '../../../content.ts'

interface Props extends Omit<TypedTextProps, 'className' | 'isFrameless' | 'size'> {
  /** Says which part it belongs to; not seen. */
  readonly label: string
  readonly problem?: Problem | undefined
  /** It says more about the text above it, so that Enter does not lead to it. */
  readonly isMinor?: boolean
}

/** A text in a `PartRow`, which frames it; below it stands what is wrong with it. */
export function PartText({ label, problem, isMinor = false, ...own }: Props) {
  const translate = useTranslate()
  const id = useId()
  return (
    <>
      <TypedText
        {...own}
        aria-describedby={problem ? id : undefined}
        aria-invalid={problem ? true : undefined}
        aria-label={label}
        className={isMinor ? 'part-minor' : ''}
        data-path={problem?.path}
        data-step={isMinor ? undefined : ''}
        isFrameless
        size={isMinor ? 'small' : undefined}
      />
      {problem && (
        <p className="card-field-problem" id={id}>
          {translate(problem)}
        </p>
      )}
    </>
  )
}
