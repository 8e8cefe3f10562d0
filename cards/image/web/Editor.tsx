import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { SortableList } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { imageWords } from '../image.card.ts'
import { pictureEdits, withNewPicture } from '../image.edits.ts'
import { maxPictures, type ImageCard } from '../image.schema.ts'
import { PictureEditor } from './PictureEditor.tsx'

/** The form of a picture card. */
export function ImageEditor(props: CardEditorProps<ImageCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(imageWords)
  const hasHotspots = card.pictures.some(({ hotspots }) => hotspots.length > 0)
  return (
    <div className="image-editor">
      <CardField isGroup label={t('fields.pictures')} problem={problemAt(problems, 'pictures')}>
        {() => (
          <>
            <SortableList
              disabled={disabled}
              items={card.pictures}
              onMove={(from, to) => onChange(pictureEdits.moved(card, from, to))}
              renderRow={(picture, index, row) => (
                <PictureEditor {...props} index={index} picture={picture} row={row} />
              )}
            />
            {card.pictures.length < maxPictures && (
              <CardMedia
                disabled={disabled}
                files={files}
                onChange={(media, prompt) => media && onChange(withNewPicture(card, media, prompt))}
                onFile={onFile}
                label={t('edit.addPicture')}
                value={null}
              />
            )}
          </>
        )}
      </CardField>
      <CardSwitch {...fields.isOn('zoom')} label={t('fields.zoom')} />
      {(hasHotspots || card.openAll) && (
        <CardSwitch {...fields.isOn('openAll')} hint={t('fields.openAllHint')} label={t('fields.openAll')} />
      )}
    </div>
  )
}
