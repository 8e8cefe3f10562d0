import { TypedText, type TypedTextProps } from '#kit/typing/web/TypedText.tsx'
import { CardField, type CardFieldProps } from './CardField.tsx'

type Own = Omit<TypedTextProps, 'aria-describedby' | 'aria-invalid' | 'aria-label' | 'id'>

interface Props extends Omit<CardFieldProps, 'children' | 'isGroup'>, Own {
  /** Graphemes that it may have; they are counted beside the label. */
  readonly limit?: number
}

/** A field for plain text in the form of a card. */
export function CardText({ label, hint, problem, count, limit, ...own }: Props) {
  return (
    <CardField
      count={limit === undefined ? count : [own.value, limit]}
      hint={hint}
      label={label}
      problem={problem}
    >
      {(ids) => (
        <TypedText
          aria-describedby={ids['aria-describedby']}
          aria-invalid={ids['aria-invalid']}
          id={ids.id}
          {...own}
        />
      )}
    </CardField>
  )
}
