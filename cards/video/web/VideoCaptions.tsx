import { Button } from 'antd'
import { captionLabelMax } from '#kit/card/clip.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { FileField } from '#kit/card/web/edit/FileField.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { languageName } from '#kit/media/web/captionTracks.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { kitWords, useLanguage, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { videoWords } from '../video.card.ts'
import { captionEdits, withNewCaptions } from '../video.edits.ts'
import { maxCaptions, type VideoCard } from '../video.schema.ts'

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
export function VideoCaptions(props: CardEditorProps<VideoCard>) {
  const { card, onChange, files, onFile, problems, disabled = false } = props
  const t = useWords(videoWords)
  const kit = useWords(kitWords)
  const language = useLanguage()
  const options = [...new Set([...languages, ...card.captions.map((each) => each.language)])].map(
    (value) => ({
      value,
      label: languageName(value),
    }),
  )
  return (
    <CardField hint={kit('common.optional')} isGroup label={t('fields.captions')}>
      {() => (
        <>
          {card.captions.map((each, index) => (
            <section
              aria-label={t('fields.captionNumber', { number: index + 1 })}
              className="video-editor-captions"
              key={each.id}
            >
              <div className="video-editor-line">
                <Select
                  aria-label={t('fields.language')}
                  disabled={disabled}
                  onChange={(chosen) => onChange(captionEdits.changed(card, each.id, { language: chosen }))}
                  options={options}
                  value={each.language}
                />
                <TypedText
                  aria-label={t('fields.captionLabel')}
                  disabled={disabled}
                  maxLength={captionLabelMax}
                  onChange={(label) => onChange(captionEdits.changed(card, each.id, { label }))}
                  placeholder={t('fields.captionLabel')}
                  value={each.label}
                />
                <RemoveButton
                  disabled={disabled}
                  label={t('edit.removeCaptions', { number: index + 1 })}
                  onRemove={() => onChange(captionEdits.without(card, each.id))}
                />
              </div>
              <FileField
                disabled={disabled}
                file={each.fileId === null ? undefined : files[each.fileId]}
                kind="caption"
                label={t('fields.captionFile')}
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
            + {t('edit.addCaptions')}
          </Button>
        </>
      )}
    </CardField>
  )
}
