import 'react-easy-crop/react-easy-crop.css'
import { useState, type KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Area } from './cropPicture.ts'
import './picture.css'

/** How far a picture can be drawn nearer. */
export const zooms = { min: 1, max: 4, step: 0.1 } as const

interface CropFrameProps {
  readonly url: string
  readonly ratio: readonly [number, number]
  readonly zoom: number
  readonly describedBy: string
  /** The picture fills the frame's box, for narrow screens. */
  readonly isFilled?: boolean
  readonly onZoom: (zoom: number) => void
  /** The part inside the frame, in pixels of the picture. */
  readonly onArea: (area: Area) => void
}

/** A picture behind a frame of its ratio: moved with pointer, finger or arrow keys, nearer with +, - or two fingers. */
export function CropFrame({
  url,
  ratio,
  zoom,
  describedBy,
  isFilled = false,
  onZoom,
  onArea,
}: CropFrameProps) {
  const t = useWords(kitWords)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const zoomBy = (step: number) => onZoom(Math.min(zooms.max, Math.max(zooms.min, zoom + step)))
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomBy(zooms.step)
    if (event.key === '-') zoomBy(-zooms.step)
  }
  return (
    <div className="kit-crop">
      <Cropper
        image={url}
        crop={place}
        zoom={zoom}
        maxZoom={zooms.max}
        aspect={ratio[0] / ratio[1]}
        objectFit={isFilled ? 'cover' : 'contain'}
        keyboardStep={8}
        disableAutomaticStylesInjection
        onCropChange={setPlace}
        onZoomChange={onZoom}
        onCropComplete={(_, pixels) => onArea(pixels)}
        cropperProps={{
          'aria-describedby': describedBy,
          'aria-label': t('picture.crop'),
          role: 'group',
          onKeyDown: press,
        }}
      />
    </div>
  )
}
