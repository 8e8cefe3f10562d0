import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PartialCreditSwitch } from '#kit/card/web/edit/PartialCreditSwitch.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { MarkedText } from '#kit/card/web/edit/MarkedText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { blanksWords } from '../blanks.card.ts'
import { explanationMax, questionMax, textMax, type BlanksCard } from '../blanks.schema.ts'
import { BankFields } from './BankFields.tsx'
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
      <MarkedText
        {...fields.at('text')}
        hint={t('edit.how')}
        label={t('fields.text')}
        limit={textMax}
        markLabel={t('edit.mark')}
        placeholder={t('edit.text')}
        shown={([answer = '', ...others]) =>
          others.length > 0 ? t('edit.or', { answer, others: others.join(' / ') }) : answer
        }
      />
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
      <PartialCreditSwitch {...fields.isOn('partialCredit')} />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
