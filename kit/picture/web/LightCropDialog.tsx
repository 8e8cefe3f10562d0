import { useEffect, useId, useRef, useState } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { CropDialogProps } from './CropDialog.tsx'
import { CropFrame, zooms } from './CropFrame.tsx'
import type { Area } from './cropPicture.ts'
import { ratioText } from './pictureFile.ts'

/** The same cut on a page without the component library. */
export function LightCropDialog({ url, ratio, onCrop, onCancel }: CropDialogProps) {
  const t = useWords(kitWords)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [zoom, setZoom] = useState<number>(zooms.min)
  const [area, setArea] = useState<Area>()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog aria-labelledby={`${id}-title`} className="kit-crop-dialog" onCancel={onCancel} ref={dialog}>
      <h2 id={`${id}-title`}>{t('picture.cropTitle', { ratio: ratioText(ratio) })}</h2>
      <CropFrame
        isFilled
        describedBy={`${id}-help`}
        onArea={setArea}
        onZoom={setZoom}
        ratio={ratio}
        url={url}
        zoom={zoom}
      />
      <label className="kit-crop-zoom">
        <span>{t('picture.zoom')}</span>
        <input
          {...zooms}
          onChange={({ target }) => setZoom(Number(target.value))}
          type="range"
          value={zoom}
        />
      </label>
      <p className="kit-crop-help" id={`${id}-help`}>
        {t('picture.cropHelp')}
      </p>
      <div className="kit-crop-foot">
        <button onClick={onCancel} type="button">
          {t('actions.cancel')}
        </button>
        <button
          className="is-primary"
          disabled={area === undefined}
          onClick={() => area && onCrop(area)}
          type="button"
        >
          {t('picture.use')}
        </button>
      </div>
    </dialog>
  )
}
