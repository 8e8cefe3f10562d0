import type { Problem } from '#kit/card/content.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { imageWords } from '../image.card.ts'
import { hotspotEdits } from '../image.edits.ts'
import type { Picture } from '../image.schema.ts'

interface Props {
  readonly picture: Picture
  readonly path: string
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  onChange(picture: Picture): void
}

/** The text of each point of a picture. */
export function HotspotFields({ picture, path, problems, disabled, onChange }: Props) {
  const t = useWords(imageWords)
  const translate = useTranslate()
  return (
    <ol className="image-editor-hotspots">
      {picture.hotspots.map(({ id, title, body }, index) => {
        const number = index + 1
        const problem = problemAt(problems, `${path}.hotspots.${index}.title`)
        return (
          <li key={id}>
            <span aria-hidden="true" className="image-editor-number">
              {number}
            </span>
            <div>
              <TypedText
                aria-invalid={problem ? true : undefined}
                data-path={problem?.path}
                aria-label={t('fields.hotspotTitle', { number })}
                disabled={disabled}
                onChange={(text) => onChange(hotspotEdits.changed(picture, id, { title: text }))}
                placeholder={t('fields.hotspotTitle', { number })}
                value={title}
              />
              <TypedText
                aria-label={t('fields.hotspotBody', { number })}
                rows={1}
                disabled={disabled}
                onChange={(text) => onChange(hotspotEdits.changed(picture, id, { body: text }))}
                placeholder={t('fields.hotspotBody', { number })}
                value={body}
              />
              {problem && <p className="card-field-problem">{translate(problem)}</p>}
            </div>
            <RemoveButton
              disabled={disabled}
              label={`${t('edit.removeHotspot')} ${number}`}
              onRemove={() => onChange(hotspotEdits.without(picture, id))}
            />
          </li>
        )
      })}
    </ol>
  )
}
