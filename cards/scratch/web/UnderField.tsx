import { plainOf } from '#kit/richText/richText.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { RichText } from '#kit/richText/web/RichText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { scratchWords } from '../scratch.card.ts'
import { codeMax, textMax, type ScratchCard } from '../scratch.schema.ts'

/** What is under the cover. */
export function UnderField(props: CardEditorProps<ScratchCard>) {
  const { card, onChange, problems, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(scratchWords)
  if (card.kind === 'text')
    return (
      <CardField
        count={[plainOf(card.text), textMax]}
        isGroup
        label={t('fields.text')}
        problem={problemAt(problems, 'text')}
      >
        {() => (
          <RichText
            disabled={disabled}
            label={t('fields.text')}
            onChange={(text) => onChange({ ...card, text })}
            value={card.text}
          />
        )}
      </CardField>
    )
  if (card.kind === 'code')
    return (
      <CardText
        {...fields.at('code')}
        className="scratch-editor-code"
        label={t('fields.code')}
        limit={codeMax}
        rows={2}
        spellCheck={false}
      />
    )
  return <CardMediaField {...fields.media('picture')} label={t('fields.picture')} />
}
