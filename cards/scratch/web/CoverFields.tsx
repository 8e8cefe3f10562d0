import { ColorPicker } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { coverColours } from '#kit/theme/coverColours.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { scratchWords } from '../scratch.card.ts'
import { coverTextMax, type ScratchCard } from '../scratch.schema.ts'

/** The cover: words on a colour, or a picture. */
export function CoverFields(props: CardEditorProps<ScratchCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(scratchWords)
  const kit = useWords(kitWords)
  return (
    <>
      <div className="card-field-row">
        <CardText
          {...fields.at('coverText')}
          hint={kit('common.optional')}
          label={t('fields.coverText')}
          limit={coverTextMax}
          placeholder={t('play.scratch')}
        />
        <CardField isGroup label={t('fields.coverColour')}>
          {() => (
            <ColorPicker
              className="scratch-editor-colour"
              disabled={disabled}
              disabledAlpha
              onChange={(colour) => onChange({ ...card, coverColour: colour.toHexString().slice(0, 7) })}
              presets={[{ label: t('fields.coverColour'), colors: [...coverColours] }]}
              showText
              value={card.coverColour}
            />
          )}
        </CardField>
      </div>
      <CardField hint={kit('common.optional')} isGroup label={t('fields.coverPicture')}>
        {() => (
          <CardMedia
            disabled={disabled}
            files={files}
            onChange={(coverPicture) => onChange({ ...card, coverPicture })}
            onFile={onFile}
            problem={problemAt(problems, 'coverPicture.alt')}
            value={card.coverPicture}
          />
        )}
      </CardField>
    </>
  )
}
