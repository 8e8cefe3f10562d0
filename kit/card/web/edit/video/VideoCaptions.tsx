import './videoFields.css'
import { Button } from 'antd'
import { captionLabelMax, maxCaptions } from '../../../clip.ts'
import type { CardEditorProps } from '../../cardUi.ts'
import { CardField, problemAt } from '../CardField.tsx'
import { FileField } from '../FileField.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { languageName } from '#kit/media/web/captionTracks.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { kitWords, useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { cardFormWords } from '../../../cardFormWords.ts'
import { captionEdits, withNewCaptions } from '../../../video/videoEdits.ts'
import type { VideoEdited } from './videoEdited.ts'

const languages = [
  'zh',
  'zh-Hant',
  'en',
  'es',
  'ja',
  'ko',
  'fr',
  'de',
  'pt',
  'ru',
  'ar',
  'vi',
  'th',
  'id',
  'it',
]

/** Words to read along: a WebVTT file for each language. */
export function VideoCaptions(props: CardEditorProps<VideoEdited>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const t = useWords(cardFormWords)
  const kit = useWords(kitWords)
  const language = useLanguage()
  const options = [...new Set([...languages, ...card.captions.map((each) => each.language)])].map(
    (value) => ({
      value,
      label: languageName(value),
    }),
  )
  return (
    <CardField hint={kit('common.optional')} isGroup label={t('video.captions')}>
      {() => (
        <>
          {card.captions.map((each, index) => (
            <section
              aria-label={t('video.captionNumber', { number: index + 1 })}
              className="video-fields-captions"
              key={each.id}
            >
              <div className="video-fields-line">
                <Select
                  aria-label={t('video.language')}
                  disabled={disabled}
                  onChange={(chosen) => onChange(captionEdits.changed(card, each.id, { language: chosen }))}
                  options={options}
                  value={each.language}
                />
                <TypedText
                  aria-label={t('video.captionLabel')}
                  disabled={disabled}
                  maxLength={captionLabelMax}
                  onChange={(label) => onChange(captionEdits.changed(card, each.id, { label }))}
                  placeholder={t('video.captionLabel')}
                  value={each.label}
                />
                <RemoveButton
                  disabled={disabled}
                  label={t('video.removeCaptions', { number: index + 1 })}
                  onRemove={() => onChange(captionEdits.without(card, each.id))}
                />
              </div>
              <FileField
                disabled={disabled}
                file={each.fileId === null ? undefined : files[each.fileId]}
                kind="caption"
                label={t('video.captionFile')}
                onChange={(fileId, file) => {
                  if (fileId !== null && file) onFile(fileId, file)
                  onChange(captionEdits.changed(card, each.id, { fileId }))
                }}
                path={`captions.${index}.fileId`}
                problem={problemAt(problems, `captions.${index}.fileId`)}
                value={each.fileId}
              />
            </section>
          ))}
          <Button
            className="card-add"
            disabled={disabled || card.captions.length >= maxCaptions}
            onClick={() => onChange(withNewCaptions(card, language))}
            type="link"
          >
            + {t('video.addCaptions')}
          </Button>
        </>
      )}
    </CardField>
  )
}
