import { useWords } from '#kit/i18n/web/words.ts'
import { cardFormWords } from '../../cardFormWords.ts'
import { CardSwitch } from './CardSwitch.tsx'

interface Props {
  readonly checked: boolean
  readonly disabled: boolean
  onChange(checked: boolean): void
}

/** Whether a part of what is right is worth a part of the points. */
export function PartialCreditSwitch(props: Props) {
  const t = useWords(cardFormWords)
  return <CardSwitch {...props} hint={t('cardForm.partialCreditHint')} label={t('cardForm.partialCredit')} />
}
