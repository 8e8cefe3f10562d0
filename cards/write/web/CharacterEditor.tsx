import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { writeWords } from '../write.card.ts'
import { withText } from '../write.edits.ts'
import { limits, type Character, type WriteCard } from '../write.schema.ts'
import { strokesKnown } from './lookUpStrokes.ts'
import { StrokePicture } from './StrokePicture.tsx'

interface Props extends CardEditorProps<WriteCard> {
  readonly row: FormPart<Character>
}

/** One character: itself, how it is read and what it means, beside its strokes where they are known. */
export function CharacterEditor({ row, card, onChange }: Props) {
  const { part: character, number } = row
  const t = useWords(writeWords)
  return (
    <PartRow row={row}>
      <div className="write-editor-row">
        <StrokePicture strokes={character.strokes} />
        <div className="write-editor-fields">
          <PartText
            {...row.text('text')}
            label={t('fields.text', { number })}
            lang={card.language}
            onChange={(text) =>
              onChange(withText(card, character.id, text.trim(), strokesKnown(text.trim())))
            }
            placeholder={t('edit.text')}
          />
          <PartText
            {...row.text('reading')}
            label={t('fields.reading', { number })}
            lang={card.language}
            maxLength={limits.reading}
            placeholder={t('edit.reading')}
          />
          <PartText
            {...row.text('meaning')}
            label={t('fields.meaning', { number })}
            maxLength={limits.meaning}
            placeholder={t('edit.meaning')}
          />
        </div>
      </div>
    </PartRow>
  )
}
