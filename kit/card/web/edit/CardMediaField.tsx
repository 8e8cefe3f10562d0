import type { ComponentProps } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Problem } from '../../content.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import { CardField, problemAt } from './CardField.tsx'
import { CardMedia } from './CardMedia.tsx'

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
