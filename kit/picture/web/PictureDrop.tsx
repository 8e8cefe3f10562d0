import { CloudUploadOutlined } from '@ant-design/icons'
import { Button, Progress } from 'antd'
import { lazy, Suspense, useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { fileIn } from '#kit/files/web/fileIn.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { PictureUpload } from './usePictureUpload.ts'
import './picture.css'

const CropDialog = lazy(() => import('./CropDialog.tsx').then((file) => ({ default: file.CropDialog })))

export interface PictureDropProps {
  readonly id: string
  readonly label: string
  /** Of the picture that is there; '' is none. */
  readonly url: string
  /** What the picture shows, for the preview. */
  readonly alt?: string | undefined
  readonly upload: PictureUpload
  readonly onRemove: () => void
  /** Another way to a picture, behind the button. */
  readonly more?: ReactNode
  readonly disabled?: boolean
  readonly isInvalid?: boolean
  readonly describedBy?: string | undefined
}

/** A place for one picture: drop, paste or choose; preview, progress, problem beside it. */
export function PictureDrop(props: PictureDropProps) {
  const { id, label, url, upload, disabled = false, isInvalid = false, describedBy } = props
  const t = useWords(kitWords)
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !disabled) void upload.take(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(fileIn(event.dataTransfer.files))
  }
  const paste = (event: ClipboardEvent) => {
    const file = fileIn(event.clipboardData.files)
    if (!file) return
    event.preventDefault()
    take(file)
  }
  return (
    <div
      className="kit-picture"
      role="group"
      aria-label={label}
      data-over={isOver || undefined}
      data-invalid={isInvalid || upload.problem !== undefined || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      {url !== '' && (
        <img className="kit-picture-preview" src={url} alt={props.alt || t('picture.preview', { label })} />
      )}
      <div className="kit-picture-side">
        {upload.progress === undefined ? (
          <>
            <span className="kit-picture-buttons">
              <Button
                id={id}
                icon={<CloudUploadOutlined aria-hidden="true" />}
                disabled={disabled}
                aria-describedby={`${id}-rules ${describedBy ?? ''}`}
                onClick={() => input.current?.click()}
              >
                {url === '' ? t('picture.choose') : t('picture.replace')}
              </Button>
              {props.more}
              {url !== '' && (
                <Button type="text" disabled={disabled} onClick={props.onRemove}>
                  {t('actions.remove')}
                </Button>
              )}
            </span>
            <span id={`${id}-rules`} className="kit-muted">
              {url === '' && `${t('picture.drop')} · `}
              {upload.rules}
            </span>
          </>
        ) : (
          <span className="kit-picture-progress">
            <output>{t('picture.uploading', { percent: format.percent(upload.progress) })}</output>
            <Progress percent={upload.progress * 100} showInfo={false} aria-label={label} />
            <Button type="text" size="small" onClick={upload.cancel}>
              {t('actions.cancel')}
            </Button>
          </span>
        )}
        {upload.problem && (
          <span className="kit-problem" role="alert">
            {upload.problem}
          </span>
        )}
      </div>
      <input
        ref={input}
        className="kit-visually-hidden"
        type="file"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          take(fileIn(event.target.files))
          event.target.value = ''
        }}
      />
      {upload.uncut && upload.ratio && (
        <Suspense>
          <CropDialog
            url={upload.uncut.url}
            ratio={upload.ratio}
            onCrop={(area) => void upload.cut(area)}
            onCancel={upload.cancel}
          />
        </Suspense>
      )}
    </div>
  )
}
