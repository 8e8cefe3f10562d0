import { useEffect, useRef, useState } from 'react'
import type { Media } from '#kit/card/card.ts'
import { CardPicture } from '#kit/card/web/CardPicture.tsx'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { imageWords } from '../image.card.ts'

interface Props {
  readonly media: Media
  readonly files: Readonly<Record<number, string>>
  onClose(): void
}

const steps = [1, 1.5, 2, 3, 4]

/** The picture over the whole screen, one to four times its width; Escape closes it. */
export function ImageZoom({ media, files, onClose }: Props) {
  const t = useWords(imageWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog aria-label={media.alt || t('play.enlarge')} className="image-zoom" onClose={onClose} ref={dialog}>
      <div className="image-zoom-bar">
        <button
          aria-label={t('play.smaller')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
          type="button"
        >
          <LineIcon path="M6 12h12" />
        </button>
        <button
          aria-label={t('play.larger')}
          disabled={step === steps.length - 1}
          onClick={() => setStep(step + 1)}
          type="button"
        >
          <LineIcon path="M6 12h12M12 6v12" />
        </button>
        <button aria-label={t('play.closePicture')} onClick={() => dialog.current?.close()} type="button">
          <LineIcon path={crossPath} />
        </button>
      </div>
      <div className="image-zoom-view">
        <div style={{ width: `${(steps[step] ?? 1) * 100}%` }}>
          <CardPicture files={files} media={media} />
        </div>
      </div>
    </dialog>
  )
}
