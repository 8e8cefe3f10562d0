import type { KeyboardEvent, ReactNode } from 'react'
import type { Problem } from '#kit/card/cardDefinition.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { useSay } from '#kit/i18n/web/words.ts'
import type { MatchAnswer } from '../match.schema.ts'

interface Props {
  readonly side: MatchAnswer
  readonly label: string
  readonly placeholder: string
  /** Its field, where there is one. */
  readonly picture: ReactNode
  readonly problem: Problem | undefined
  readonly disabled: boolean
  onChange(text: string): void
  onEnter(): void
}

/** One side of a pair: text, or a picture, or both. */
export function SideEditor(props: Props) {
  const { side, problem, disabled, onChange, onEnter } = props
  const say = useSay()
  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="match-editor-side">
      <TypedText
        aria-invalid={problem ? true : undefined}
        aria-label={props.label}
        data-path={problem?.path}
        data-side={side.id}
        disabled={disabled}
        onChange={onChange}
        onKeyDown={onKey}
        placeholder={props.placeholder}
        value={side.text}
      />
      {props.picture}
      {problem && <p className="card-field-problem">{say(problem)}</p>}
    </div>
  )
}
