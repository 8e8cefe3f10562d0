import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { fitsIn } from '#kit/value/graphemes.ts'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { blanksWords } from '../blanks.card.ts'
import { maxDistractors, wordMax, type BlanksCard } from '../blanks.schema.ts'

/** The words of the bank that belong into no gap. */
export function BankFields({ card, onChange, problems, disabled = false }: CardEditorProps<BlanksCard>) {
  const t = useWords(blanksWords)
  const kit = useWords(kitWords)
  const change = (words: readonly string[]) =>
    onChange({
      ...card,
      distractors: words
        .map((word) => word.trim())
        .filter((word) => word !== '' && fitsIn(word, wordMax))
        .slice(0, maxDistractors),
    })
  return (
    <CardSelect
      disabled={disabled}
      hint={t('fields.distractorsHint')}
      label={t('fields.distractors')}
      maxCount={maxDistractors}
      mode="tags"
      onChange={change}
      open={false}
      placeholder={kit('common.optional')}
      problem={problemAt(problems, 'distractors')}
      style={{ width: '100%' }}
      suffixIcon={null}
      tokenSeparators={[',', '，', '、', ';', '；', '\n']}
      value={card.distractors}
    />
  )
}
