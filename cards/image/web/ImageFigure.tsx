import { useId, useState } from 'react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { PictureZoom } from '#kit/card/web/PictureZoom.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { imageWords } from '../image.card.ts'
import type { Picture } from '../image.schema.ts'

interface Props {
  readonly picture: Picture
  readonly files: Readonly<Record<number, string>>
  readonly isZoomable: boolean
  readonly opened: readonly string[]
  onOpen(hotspotId: string): void
}

/** One picture with its points; the text of an open point is below, where it covers nothing. */
export function ImageFigure({ picture, files, isZoomable, opened, onOpen }: Props) {
  const t = useWords(imageWords)
  const panelId = useId()
  const [openId, setOpenId] = useState<string | null>(null)
  const open = picture.hotspots.find(({ id }) => id === openId)

  function toggle(id: string): void {
    setOpenId(id === openId ? null : id)
    if (!opened.includes(id)) onOpen(id)
  }

  return (
    <figure className="image-figure">
      <div className="image-frame">
        <CardPicture files={files} media={picture.media} />
        {picture.hotspots.map(({ id, x, y, title }, index) => (
          <button
            aria-controls={panelId}
            aria-expanded={id === openId}
            aria-label={[
              t('play.hotspot', { number: index + 1, title }),
              ...(opened.includes(id) ? [t('play.opened')] : []),
            ].join(', ')}
            className={opened.includes(id) ? 'image-spot is-opened' : 'image-spot'}
            key={id}
            onClick={() => toggle(id)}
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            type="button"
          >
            <span>{index + 1}</span>
          </button>
        ))}
        {isZoomable && <PictureZoom files={files} media={picture.media} />}
      </div>
      {picture.media.caption && <figcaption>{picture.media.caption}</figcaption>}
      <div aria-live="polite" id={panelId}>
        {open && (
          <div className="image-note">
            <h3>{open.title}</h3>
            {open.body && <p>{open.body}</p>}
          </div>
        )}
      </div>
    </figure>
  )
}
