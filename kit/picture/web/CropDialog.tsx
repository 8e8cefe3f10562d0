import 'react-easy-crop/react-easy-crop.css'
import { Modal, Slider } from 'antd'
import { useId, useState, type KeyboardEvent } from 'react'
import Cropper from 'react-easy-crop'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Area } from './cropPicture.ts'
import { ratioText } from './pictureFile.ts'

interface CropDialogProps {
  readonly url: string
  readonly ratio: readonly [number, number]
  readonly onCrop: (area: Area) => void
  readonly onCancel: () => void
}

const zooms = { min: 1, max: 4, step: 0.1 } as const

/** Cuts a picture to its ratio, with the pointer or with the keyboard. */
export function CropDialog({ url, ratio, onCrop, onCancel }: CropDialogProps) {
  const t = useWords(kitWords)
  const id = useId()
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zooms.min)
  const [area, setArea] = useState<Area>()
  const zoomBy = (step: number) => setZoom((now) => Math.min(zooms.max, Math.max(zooms.min, now + step)))
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomBy(zooms.step)
    if (event.key === '-') zoomBy(-zooms.step)
  }
  return (
    <Modal
      open
      width={640}
      title={t('picture.cropTitle', { ratio: ratioText(ratio) })}
      okText={t('picture.use')}
      cancelText={t('actions.cancel')}
      okButtonProps={{ disabled: area === undefined }}
      onOk={() => area && onCrop(area)}
      onCancel={onCancel}
    >
      <div className="kit-crop">
        <Cropper
          image={url}
          crop={place}
          zoom={zoom}
          maxZoom={zooms.max}
          aspect={ratio[0] / ratio[1]}
          keyboardStep={8}
          disableAutomaticStylesInjection
          onCropChange={setPlace}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
          cropperProps={{
            'aria-describedby': id,
            'aria-label': t('picture.crop'),
            role: 'group',
            onKeyDown: press,
          }}
        />
      </div>
      <div className="kit-crop-zoom">
        <span>{t('picture.zoom')}</span>
        <Slider
          {...zooms}
          value={zoom}
          onChange={setZoom}
          aria-label={t('picture.zoom')}
          tooltip={{ open: false }}
        />
      </div>
      <p id={id} className="kit-muted">
        {t('picture.cropHelp')}
      </p>
    </Modal>
  )
}
