import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { usePartPicture } from '#kit/card/web/edit/parts/usePartPicture.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { crosswordWords } from '../crossword.card.ts'
import { clueMax, wordMax, type CrosswordCard, type Word } from '../crossword.schema.ts'

interface Props extends CardEditorProps<CrosswordCard> {
  readonly row: FormPart<Word>
}

/** One word with its clue, and a picture as a clue where it has one. */
export function WordEditor({ row, ...editor }: Props) {
  const t = useWords(crosswordWords)
  const picture = usePartPicture(row, editor)
  const { number } = row
  return (
    <PartRow acts={[picture.act]} row={row}>
      <PartText
        {...row.text('text')}
        label={t('fields.word', { number })}
        maxLength={wordMax}
        placeholder={t('edit.word')}
      />
      <PartText
        {...row.text('clue')}
        label={t('fields.clue', { number })}
        maxLength={clueMax}
        placeholder={t('edit.clue')}
      />
      {picture.view}
    </PartRow>
  )
}
