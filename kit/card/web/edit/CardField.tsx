import './cardField.css'
import { useId, type ReactNode } from 'react'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { phrase, type Phrase } from '#kit/i18n/words.ts'
import { kitWords, useTranslate } from '#kit/i18n/web/words.ts'
import type { Problem } from '../../content.ts'

export interface FieldIds {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  /** antd's red frame. */
  readonly status: 'error' | ''
}

export interface CardFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  /** The text and how many graphemes it may have. */
  readonly count?: readonly [text: string, max: number] | undefined
  readonly problem?: Problem | undefined
  /** The label names a group of controls, not one. */
  readonly isGroup?: boolean
  /** Of the group's controls exactly one is chosen: they are radios. */
  readonly isOneChosen?: boolean | undefined
  children(ids: FieldIds): ReactNode
}

/** A field of a card's editor: label above, counter at its right, the problem below in the words of the card. */
export function CardField(props: CardFieldProps) {
  const { label, hint, count, isGroup = false, isOneChosen = false, children, ...own } = props
  const translate = useTranslate()
  const id = useId()
  const used = count ? countGraphemes(count[0]) : 0
  const isOver = count !== undefined && used > count[1]
  // Whoever types too much sees it at once, in every field that counts.
  const problem = own.problem ?? (isOver ? tooLong(count[1]) : undefined)
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  const labelled = isGroup
    ? { 'aria-labelledby': `${id}-label`, role: isOneChosen ? 'radiogroup' : 'group' }
    : {}
  return (
    <div className="card-field" data-path={own.problem?.path} {...labelled}>
      <div className="card-field-head">
        {isGroup ? <span id={`${id}-label`}>{label}</span> : <label htmlFor={id}>{label}</label>}
        {hint && (
          <span className="card-field-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
        {count && (
          <span className={isOver ? 'card-field-count is-over' : 'card-field-count'}>
            {used} / {count[1]}
          </span>
        )}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': problem ? true : undefined,
        status: problem ? 'error' : '',
      })}
      {problem && (
        <p className="card-field-problem" id={`${id}-problem`}>
          {translate({ ...problem, values: { label, ...problem.values } })}
        </p>
      )}
    </div>
  )
}

const tooLong = (max: number): Phrase => phrase(kitWords, 'problems.tooLong', { max })

/** The problem of the field at `path`, if it has one. */
export const problemAt = (problems: readonly Problem[], path: string): Problem | undefined =>
  problems.find((problem) => problem.path === path)
