import './pictureZoom.css'
import { useEffect, useRef, useState } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { crossPath, LineIcon } from '#kit/view/web/LineIcon.tsx'
import type { Media } from '../card.ts'
import { CardPicture } from './CardPicture.tsx'

interface Props {
  readonly media: Media
  readonly files: Readonly<Record<number, string>>
  /** Says which picture it is, where several stand together. */
  readonly label?: string
}

const magnifier = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5L20 20M10.5 8v5M8 10.5h5'

/** A round button that opens a picture over the whole screen; its place says where on the picture it lies. */
export function PictureZoom({ media, files, label }: Props) {
  const t = useWords(kitWords)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        aria-label={label ?? t('pictureZoom.enlarge')}
        className="picture-enlarge"
        onClick={() => setOpen(true)}
        type="button"
      >
        <LineIcon path={magnifier} />
      </button>
      {isOpen && <ZoomedPicture files={files} media={media} onClose={() => setOpen(false)} />}
    </>
  )
}

const steps = [1, 1.5, 2, 3, 4]

/** The picture over the whole screen, one to four times its width; Escape closes it. */
function ZoomedPicture({ media, files, onClose }: Props & { onClose(): void }) {
  const t = useWords(kitWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const [step, setStep] = useState(0)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  return (
    <dialog
      aria-label={media.alt || t('pictureZoom.enlarge')}
      className="picture-zoom"
      onClose={onClose}
      ref={dialog}
    >
      <div className="picture-zoom-bar">
        <button
          aria-label={t('pictureZoom.smaller')}
          disabled={step === 0}
          onClick={() => setStep(step - 1)}
          type="button"
        >
          <LineIcon path="M6 12h12" />
        </button>
        <button
          aria-label={t('pictureZoom.larger')}
          disabled={step === steps.length - 1}
          onClick={() => setStep(step + 1)}
          type="button"
        >
          <LineIcon path="M6 12h12M12 6v12" />
        </button>
        <button aria-label={t('pictureZoom.close')} onClick={() => dialog.current?.close()} type="button">
          <LineIcon path={crossPath} />
        </button>
      </div>
      <div className="picture-zoom-view">
        <div style={{ width: `${(steps[step] ?? 1) * 100}%` }}>
          <CardPicture files={files} media={media} />
        </div>
      </div>
    </dialog>
  )
}
