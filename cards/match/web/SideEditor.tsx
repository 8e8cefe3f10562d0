import type { ReactNode } from 'react'
import type { Problem } from '#kit/card/content.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useTranslate } from '#kit/i18n/web/words.ts'

interface Props {
  readonly value: string
  readonly label: string
  readonly placeholder: string
  /** Its field, where there is one. */
  readonly picture: ReactNode
  readonly problem: Problem | undefined
  readonly disabled: boolean
  onChange(text: string): void
}

/** One side of a pair: text, or a picture, or both. */
export function SideEditor({ label, picture, problem, ...own }: Props) {
  const translate = useTranslate()
  return (
    <div className="match-editor-side">
      <TypedText
        {...own}
        aria-invalid={problem ? true : undefined}
        aria-label={label}
        data-path={problem?.path}
        data-step=""
      />
      {picture}
      {problem && <p className="card-field-problem">{translate(problem)}</p>}
    </div>
  )
}
