import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import { CardText } from './CardText.tsx'

interface Props {
  readonly value: string
  readonly limit: number
  readonly disabled: boolean
  onChange(text: string): void
}

/** The field for what learners read once they have answered. */
export function ExplanationField(props: Props) {
  const t = useWords(cardFormWords)
  return (
    <CardText {...props} hint={t('cardForm.explanationHint')} label={t('cardForm.explanation')} rows={2} />
  )
}
