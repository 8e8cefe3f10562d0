import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { blanksWords } from '../blanks.card.ts'
import { explanationMax, questionMax, type BlanksCard } from '../blanks.schema.ts'
import { BankFields } from './BankFields.tsx'
import { GapPreview } from './GapPreview.tsx'
import { GapText } from './GapText.tsx'
import { Overlooked } from './Overlooked.tsx'

const entries = ['typed', 'bank'] as const

/** The form of a text with gaps: the text first, and below how it will look. */
export function BlanksEditor(props: CardEditorProps<BlanksCard>) {
  const { card, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(blanksWords)
  const kit = useWords(kitWords)
  return (
    <div>
      <GapText {...props} disabled={disabled} />
      <GapPreview text={card.text} />
      <CardSegments
        {...fields.at('entry')}
        label={t('fields.entry')}
        options={entries.map((value) => ({ value, label: t(`entry.${value}`) }))}
      />
      {card.entry === 'bank' ? (
        <BankFields {...props} disabled={disabled} />
      ) : (
        <Overlooked {...props} disabled={disabled} />
      )}
      <CardText
        {...fields.at('question')}
        hint={kit('common.optional')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t('edit.question')}
        rows={1}
      />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
