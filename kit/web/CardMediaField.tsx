import type { ComponentProps } from 'react'
import type { Problem } from '#kit/cardDefinition.ts'
import { cardFormWords } from '#kit/cardFormWords.ts'
import { CardField, problemAt } from './CardField.tsx'
import { CardMedia } from './CardMedia.tsx'
import { kitWords, useWords } from './words.ts'

interface Props extends Omit<ComponentProps<typeof CardMedia>, 'label' | 'problem'> {
  readonly label?: string
  readonly isOptional?: boolean
  /** Where the picture stands in its card. */
  readonly path: string
  readonly problems: readonly Problem[]
}

/** The field for a picture in the form of a card. */
export function CardMediaField({ label, isOptional = false, path, problems, ...media }: Props) {
  const t = useWords(cardFormWords)
  const kit = useWords(kitWords)
  return (
    <CardField
      hint={isOptional ? kit('common.optional') : undefined}
      isGroup
      label={label ?? t('cardForm.picture')}
      problem={problemAt(problems, path)}
    >
      {() => <CardMedia {...media} problem={problemAt(problems, `${path}.alt`)} />}
    </CardField>
  )
}
