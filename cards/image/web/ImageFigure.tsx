import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { PictureZoom } from '#kit/card/web/PictureZoom.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { imageWords } from '../image.card.ts'
import type { Picture } from '../image.schema.ts'
import { HotspotNote } from './HotspotNote.tsx'

interface Props {
  readonly picture: Picture
  readonly files: Readonly<Record<number, string>>
  readonly isZoomable: boolean
  readonly opened: readonly string[]
  onOpen(hotspotId: string): void
}

/** One picture with its points; what an open point says is below, where it covers nothing. */
export function ImageFigure({ picture, files, isZoomable, opened, onOpen }: Props) {
  const t = useWords(imageWords)
  const panelId = useId()
  const spots = useRef(new Map<string, HTMLButtonElement>())
  const [openId, setOpenId] = useState<string | null>(null)
  const open = picture.hotspots.find(({ id }) => id === openId)

  function toggle(id: string): void {
    setOpenId(id === openId ? null : id)
    if (!opened.includes(id)) onOpen(id)
  }

  /** Back to the point that was open. */
  function close(): void {
    if (openId !== null) spots.current.get(openId)?.focus()
    setOpenId(null)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  return (
    <figure className="image-figure">
      <div className="image-pointed" onKeyDown={onKeyDown} role="presentation">
        <div className="image-frame">
          <CardPicture files={files} media={picture.media} />
          {picture.hotspots.map(({ id, x, y, title }, index) => (
            <button
              aria-controls={id === openId ? panelId : undefined}
              aria-expanded={id === openId}
              aria-label={[
                t('play.hotspot', { number: index + 1, title }),
                ...(opened.includes(id) ? [t('play.opened')] : []),
              ].join(', ')}
              className={opened.includes(id) ? 'image-spot is-opened' : 'image-spot'}
              key={id}
              onClick={() => toggle(id)}
              ref={(spot) => void (spot ? spots.current.set(id, spot) : spots.current.delete(id))}
              style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
              type="button"
            >
              <span>{index + 1}</span>
            </button>
          ))}
          {isZoomable && <PictureZoom files={files} media={picture.media} />}
        </div>
        {open && <HotspotNote hotspot={open} id={panelId} key={open.id} onClose={close} />}
      </div>
      {picture.media.caption && <figcaption>{picture.media.caption}</figcaption>}
    </figure>
  )
}
