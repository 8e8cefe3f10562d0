import { useState } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMedia } from '#kit/card/web/edit/CardMedia.tsx'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import type { SortableRow } from '#kit/dnd/web/SortableList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { imageWords } from '../image.card.ts'
import { pictureEdits } from '../image.edits.ts'
import { maxHotspots, type ImageCard, type Picture } from '../image.schema.ts'
import { HotspotFields } from './HotspotFields.tsx'
import { HotspotPlacer } from './HotspotPlacer.tsx'

interface Props extends CardEditorProps<ImageCard> {
  readonly picture: Picture
  readonly index: number
  readonly row: SortableRow
}

/** One picture of the card with the points on it. */
export function PictureEditor(props: Props) {
  const { card, picture, index, row, onChange, files, onFile, problems, disabled = false } = props
  const t = useWords(imageWords)
  const change = (changed: Picture) => onChange(pictureEdits.changed(card, picture.id, changed))
  const [openId, setOpenId] = useState<string | null>(null)
  const [newId, setNewId] = useState<string | null>(null)
  const isFull = picture.hotspots.length >= maxHotspots
  return (
    <section aria-label={t('fields.pictureNumber', { number: index + 1 })} className="image-editor-picture">
      <div className="image-editor-head">
        <DragHandle
          disabled={disabled}
          label={t('fields.pictureNumber', { number: index + 1 })}
          handleRef={row.handleRef}
        />
        <b>{t('fields.pictureNumber', { number: index + 1 })}</b>
      </div>
      <CardMedia
        disabled={disabled}
        files={files}
        onChange={(media, prompt = picture.prompt) =>
          onChange(
            media
              ? pictureEdits.changed(card, picture.id, { media, prompt })
              : pictureEdits.without(card, picture.id),
          )
        }
        onFile={onFile}
        prompt={picture.prompt}
        problem={problemAt(problems, `pictures.${index}.media.alt`)}
        value={picture.media}
      />
      {picture.prompt !== '' && (
        <p className="image-editor-tip">
          {t('fields.prompt')}: {picture.prompt}
        </p>
      )}
      <HotspotPlacer
        disabled={disabled}
        isFull={isFull}
        onAdd={(added) => {
          const id = added.hotspots.at(-1)?.id ?? null
          change(added)
          setNewId(id)
          setOpenId(id)
        }}
        onChange={change}
        onOpen={setOpenId}
        openId={openId}
        picture={picture}
        url={files[picture.media.fileId]?.url}
      />
      <HotspotFields
        disabled={disabled}
        newId={newId}
        onChange={change}
        onOpen={setOpenId}
        openId={openId}
        path={`pictures.${index}`}
        picture={picture}
        problems={problems}
      />
    </section>
  )
}
