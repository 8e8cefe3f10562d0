import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { MarkedText } from '#kit/card/web/edit/MarkedText.tsx'
import { PartialCreditSwitch } from '#kit/card/web/edit/PartialCreditSwitch.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { markWordsWords } from '../markWords.card.ts'
import { explanationMax, modes, questionMax, textMax, type MarkWordsCard } from '../markWords.schema.ts'
import { Steps } from './Steps.tsx'

/** The form of a text in which something is marked; a summary has steps in its place. */
export function MarkWordsEditor(props: CardEditorProps<MarkWordsCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(markWordsWords)
  return (
    <div>
      <CardSelect
        {...fields.at('mode')}
        label={t('fields.mode')}
        options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        popupMatchSelectWidth={false}
      />
      <CardText
        {...fields.at('question')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t(`edit.question.${card.mode}`)}
        rows={1}
      />
      {card.mode === 'summary' ? (
        <Steps {...props} />
      ) : (
        <MarkedText
          {...fields.at('text')}
          hint={t(card.mode === 'mistakes' ? 'edit.howMistakes' : 'edit.how')}
          label={t('fields.text')}
          limit={textMax}
          markLabel={t('edit.mark')}
          placeholder={t(`edit.text.${card.mode}`)}
          shown={([marked = '', correction = '']) =>
            card.mode === 'mistakes' && correction ? `${marked} → ${correction}` : marked
          }
        />
      )}
      <PartialCreditSwitch {...fields.isOn('partialCredit')} />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
