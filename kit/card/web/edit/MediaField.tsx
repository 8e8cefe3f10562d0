import './cardField.css'
import { Checkbox } from 'antd'
import { useId } from 'react'
import type { PicturePurpose } from '#kit/contract/file.ts'
import { PictureDrop } from '#kit/picture/web/PictureDrop.tsx'
import { PictureSources } from '#kit/picture/web/PictureSources.tsx'
import { usePictureUpload, type UploadedFile } from '#kit/picture/web/usePictureUpload.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import type { Media } from '../../card.ts'

interface MediaFieldProps {
  readonly value: Media | null
  /** Of the picture in `value`, as far as the editor knows it. */
  readonly url: string | undefined
  readonly purpose: PicturePurpose
  /** `file` is reported once, when it has been uploaded. */
  readonly onChange: (media: Media | null, file?: UploadedFile) => void
  readonly label?: string
  readonly disabled?: boolean
  /** Problems by field of the medium, e.g. `alt`. */
  readonly problems?: Readonly<Record<string, string>>
  /** Where a form finds the text for those who cannot see the picture. */
  readonly altPath?: string | undefined
  /** What the picture was drawn from, as far as its card keeps it. */
  readonly prompt?: string | undefined
}

const longest = 300

/** What describes a picture so far; of one that was drawn, what was asked for is a first word. */
function described(value: Media | null, { prompt = '' }: UploadedFile): Omit<Media, 'fileId'> {
  const present = { alt: '', decorative: false, caption: '', ...value }
  return present.alt === '' && !present.decorative
    ? { ...present, alt: prompt.slice(0, longest).toWellFormed() }
    : present
}

/** A card's picture with its text for those who cannot see it, or marked as decorative, and its caption. */
export function MediaField(props: MediaFieldProps) {
  const { value, url, purpose, onChange, disabled = false, problems = {} } = props
  const t = useWords(kitWords)
  const id = useId()
  const label = props.label ?? t('picture.choose')
  const take = (file: UploadedFile) => onChange({ ...described(value, file), fileId: file.id }, file)
  const upload = usePictureUpload(purpose, take)
  const change = (part: Partial<Media>) => value && onChange({ ...value, ...part })
  return (
    <div className="kit-media">
      <PictureDrop
        {...{ id, label, upload, disabled }}
        url={value ? (url ?? '') : ''}
        alt={value?.alt}
        onRemove={() => onChange(null)}
        more={<PictureSources {...{ purpose, upload, disabled }} onTake={take} prompt={props.prompt} />}
      />
      {value && (
        <>
          <div className="card-field" data-field="alt">
            <div className="card-field-head">
              <label htmlFor={`${id}-alt`}>{t('picture.alt')}</label>
            </div>
            <TypedText
              id={`${id}-alt`}
              maxLength={longest}
              disabled={disabled || value.decorative}
              value={value.decorative ? '' : value.alt}
              aria-invalid={problems['alt'] ? true : undefined}
              data-path={props.altPath}
              aria-describedby={`${id}-problem`}
              onChange={(alt) => change({ alt })}
            />
            {problems['alt'] && (
              <p id={`${id}-problem`} className="card-field-problem">
                {problems['alt']}
              </p>
            )}
            <Checkbox
              className="card-field-below"
              disabled={disabled}
              checked={value.decorative}
              onChange={(event) => change({ decorative: event.target.checked })}
            >
              {t('picture.decorative')}
            </Checkbox>
          </div>
          <div className="card-field" data-field="caption">
            <div className="card-field-head">
              <label htmlFor={`${id}-caption`}>{t('picture.caption')}</label>
              <span className="card-field-hint">{t('common.optional')}</span>
            </div>
            <TypedText
              id={`${id}-caption`}
              maxLength={longest}
              disabled={disabled}
              value={value.caption}
              onChange={(caption) => change({ caption })}
            />
          </div>
        </>
      )}
    </div>
  )
}
