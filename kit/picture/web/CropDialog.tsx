import { Modal, Slider } from 'antd'
import { useId, useState } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { CropFrame, zooms } from './CropFrame.tsx'
import type { Area } from './cropPicture.ts'
import { ratioText } from './pictureFile.ts'

export interface CropDialogProps {
  readonly url: string
  readonly ratio: readonly [number, number]
  readonly onCrop: (area: Area) => void
  readonly onCancel: () => void
}

/** Cuts a picture to its ratio, with the pointer or with the keyboard. */
export function CropDialog({ url, ratio, onCrop, onCancel }: CropDialogProps) {
  const t = useWords(kitWords)
  const id = useId()
  const [zoom, setZoom] = useState<number>(zooms.min)
  const [area, setArea] = useState<Area>()
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
      <CropFrame url={url} ratio={ratio} zoom={zoom} describedBy={id} onZoom={setZoom} onArea={setArea} />
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
