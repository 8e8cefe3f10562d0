import { Checkbox, Input } from 'antd'
import { useId } from 'react'
import type { Media } from '#kit/card.ts'
import type { PicturePurpose } from '#kit/field.ts'
import { PictureDrop } from './picture/PictureDrop.tsx'
import { usePictureUpload, type UploadedFile } from './picture/usePictureUpload.ts'
import { kitWords, useWords } from './words.ts'

interface MediaFieldProps {
  readonly value: Media | null
  /** Of the picture in `value`, as far as the editor knows it. */
  readonly url: string | undefined
  readonly purpose: PicturePurpose
  /** `file` is told once, when it has been uploaded. */
  readonly onChange: (media: Media | null, file?: UploadedFile) => void
  readonly label?: string
  readonly disabled?: boolean
  /** Problems by field of the medium, e.g. `alt`. */
  readonly problems?: Readonly<Record<string, string>>
  /** Where a form finds the text for those who cannot see the picture. */
  readonly altPath?: string | undefined
}

const longest = 300

/** A card's picture with its text for those who cannot see it, or marked as decorative, and its caption. */
export function MediaField(props: MediaFieldProps) {
  const { value, url, purpose, onChange, disabled = false, problems = {} } = props
  const t = useWords(kitWords)
  const id = useId()
  const label = props.label ?? t('picture.choose')
  const upload = usePictureUpload(purpose, (file) =>
    onChange({ alt: '', decorative: false, caption: '', ...value, fileId: file.id }, file),
  )
  const change = (part: Partial<Media>) => value && onChange({ ...value, ...part })
  return (
    <div className="kit-media">
      <PictureDrop
        {...{ id, label, upload, disabled }}
        url={value ? (url ?? '') : ''}
        alt={value?.alt}
        onRemove={() => onChange(null)}
      />
      {value && (
        <>
          <div className="kit-field" data-field="alt">
            <label className="kit-label" htmlFor={`${id}-alt`}>
              {t('picture.alt')}
            </label>
            <Input
              id={`${id}-alt`}
              maxLength={longest}
              disabled={disabled || value.decorative}
              value={value.decorative ? '' : value.alt}
              status={problems['alt'] ? 'error' : ''}
              aria-invalid={problems['alt'] ? true : undefined}
              data-path={props.altPath}
              aria-describedby={`${id}-problem`}
              onChange={(event) => change({ alt: event.target.value })}
            />
            <span id={`${id}-problem`} className="kit-problem">
              {problems['alt']}
            </span>
            <Checkbox
              disabled={disabled}
              checked={value.decorative}
              onChange={(event) => change({ decorative: event.target.checked })}
            >
              {t('picture.decorative')}
            </Checkbox>
          </div>
          <div className="kit-field" data-field="caption">
            <label className="kit-label" htmlFor={`${id}-caption`}>
              {t('picture.caption')}
              <span className="kit-mute">{t('common.optional')}</span>
            </label>
            <Input
              id={`${id}-caption`}
              maxLength={longest}
              disabled={disabled}
              value={value.caption}
              onChange={(event) => change({ caption: event.target.value })}
            />
          </div>
        </>
      )}
    </div>
  )
}
