import { plainOf } from '#kit/richText/richText.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { RichText } from '#kit/richText/web/RichText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { textWords } from '../text.card.ts'
import { bodyMax, layouts, type TextCard } from '../text.schema.ts'

/** The form of a page to read. */
export function TextEditor(props: CardEditorProps<TextCard>) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(textWords)
  return (
    <>
      <CardField
        count={[plainOf(card.body), bodyMax]}
        isGroup
        label={t('fields.body')}
        problem={problemAt(problems, 'body')}
      >
        {() => (
          <RichText
            disabled={disabled}
            label={t('fields.body')}
            onChange={(body) => onChange({ ...card, body })}
            value={card.body}
          />
        )}
      </CardField>
      <CardSegments
        {...fields.at('layout')}
        hint={card.layout === 'page' ? undefined : t('fields.layoutHint')}
        label={t('fields.layout')}
        options={layouts.map((value) => ({ value, label: t(`layouts.${value}`) }))}
      />
      <CardSwitch
        {...fields.isOn('readAloud')}
        hint={t('fields.readAloudHint')}
        label={t('fields.readAloud')}
      />
    </>
  )
}
