import type { Problem } from '#kit/card/content.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { plainOf } from '#kit/richText/richText.ts'
import { RichText } from '#kit/richText/web/RichText.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { TypedText } from '#kit/typing/web/TypedText.tsx'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { imageWords } from '../image.card.ts'
import { hotspotBodyMax, type Hotspot } from '../image.schema.ts'

interface Props {
  readonly hotspot: Hotspot
  readonly number: number
  readonly path: string
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  readonly isOpen: boolean
  readonly isNew: boolean
  onToggle(): void
  onChange(change: Partial<Hotspot>): void
}

/** The title of a point and, where it is open, its text; else the text's beginning, which opens it. */
export function HotspotForm(props: Props) {
  const { hotspot, number, path, problems, disabled, isOpen, isNew, onToggle, onChange } = props
  const t = useWords(imageWords)
  const translate = useTranslate()
  const problem = problemAt(problems, `${path}.title`)
  const bodyProblem = problemAt(problems, `${path}.body`)
  const plain = plainOf(hotspot.body)
  const bodyLabel = t('fields.hotspotBody', { number })
  return (
    <div>
      <TypedText
        aria-invalid={problem ? true : undefined}
        aria-label={t('fields.hotspotTitle', { number })}
        autoFocus={isNew}
        data-path={problem?.path}
        disabled={disabled}
        onChange={(title) => onChange({ title })}
        placeholder={t('fields.hotspotTitle', { number })}
        value={hotspot.title}
      />
      {problem && <p className="card-field-problem">{translate(problem)}</p>}
      <button
        aria-expanded={isOpen}
        className="image-editor-text"
        onClick={onToggle}
        type="button"
        {...(bodyProblem && !isOpen && { 'aria-invalid': true, 'data-path': bodyProblem.path })}
      >
        <LineIcon path={isOpen ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'} size={16} />
        {isOpen ? (
          t('edit.closeText', { number })
        ) : (
          <>
            <span className="kit-visually-hidden">{t('edit.openText', { number })}</span>
            <span className="image-editor-preview">{plain || t('edit.noText')}</span>
          </>
        )}
      </button>
      {isOpen && (
        <CardField count={[plain, hotspotBodyMax]} isGroup label={bodyLabel} problem={bodyProblem}>
          {() => (
            <RichText
              disabled={disabled}
              label={bodyLabel}
              onChange={(body) => onChange({ body })}
              value={hotspot.body}
            />
          )}
        </CardField>
      )}
    </div>
  )
}
