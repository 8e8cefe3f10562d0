import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { MediaField } from '#kit/card/web/edit/MediaField.tsx'
import { useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { sectionWords } from '../section.card.ts'
import { subtitleMax, tones, type SectionCard } from '../section.schema.ts'

/** The form of a section; its title is the one that every card has. */
export function SectionEditor(props: CardEditorProps<SectionCard>) {
  const { problems } = props
  const fields = formCard(props)
  const t = useWords(sectionWords)
  const translate = useTranslate()
  const noTitle = problemAt(problems, 'title')
  return (
    <div className="section-editor">
      {!noTitle && <p className="section-editor-lead">{t('edit.titleIsHeading')}</p>}
      <CardText
        {...fields.at('subtitle')}
        hint={t('fields.subtitleHint')}
        label={t('fields.subtitle')}
        limit={subtitleMax}
      />
      <CardField isGroup label={t('fields.cover')}>
        {() => <Cover {...props} alt={problemAt(problems, 'cover.alt')} translate={translate} />}
      </CardField>
      <CardSegments
        {...fields.at('tone')}
        label={t('fields.tone')}
        options={tones.map((value) => ({
          value,
          label: (
            <span className="section-editor-tone">
              <i aria-hidden="true" className={`is-${value}`} />
              {t(`tones.${value}`)}
            </span>
          ),
        }))}
      />
    </div>
  )
}

interface CoverProps extends CardEditorProps<SectionCard> {
  readonly alt: ReturnType<typeof problemAt>
  readonly translate: ReturnType<typeof useTranslate>
}

/** Cropped to the ratio of covers, unlike the pictures in other cards. */
function Cover({ card, files, onFile, onChange, disabled = false, alt, translate }: CoverProps) {
  return (
    <MediaField
      altPath={alt?.path}
      disabled={disabled}
      onChange={(cover, file) => {
        if (cover && file) onFile(cover.fileId, file)
        onChange({ ...card, cover })
      }}
      problems={alt ? { alt: translate(alt) } : {}}
      purpose="cover"
      url={card.cover ? files[card.cover.fileId]?.url : undefined}
      value={card.cover}
    />
  )
}
