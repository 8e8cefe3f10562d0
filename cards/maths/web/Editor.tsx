import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { mathsWords } from '../maths.card.ts'
import { mistakeEdits, withNewMistake } from '../maths.edits.ts'
import {
  answerMax,
  decimals,
  explanationMax,
  feedbackMax,
  kinds,
  questionMax,
  valuesMax,
  type MathsCard,
} from '../maths.schema.ts'
import { Examples } from './Examples.tsx'
import { FormFields } from './FormFields.tsx'
import { NumberFields } from './NumberFields.tsx'

/** The form of a question whose answer is a number or a formula. */
export function MathsEditor(props: CardEditorProps<MathsCard>) {
  const { card } = props
  const fields = formCard(props)
  const t = useWords(mathsWords)
  const kit = useWords(kitWords)
  return (
    <div>
      <CardText
        {...fields.at('question')}
        hint={t('edit.questionHint')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t('edit.question')}
        rows={2}
      />
      <CardSegments
        {...fields.at('kind')}
        label={t('fields.kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <CardText
        {...fields.at('answer')}
        hint={t('edit.answerHint')}
        label={t('fields.answer')}
        limit={answerMax}
        placeholder={t(card.kind === 'number' ? 'edit.answerNumber' : 'edit.answerFormula')}
        rows={1}
      />
      <FormFields {...props} />
      {card.kind === 'number' && <NumberFields {...props} />}
      <CardText
        {...fields.at('values')}
        hint={kit('common.optional')}
        label={t('fields.values')}
        limit={valuesMax}
        placeholder={t('edit.values')}
        rows={3}
      />
      <p className="maths-values-how">{t('edit.valuesHint')}</p>
      <Examples card={card} />
      <PartList
        {...props}
        add={withNewMistake}
        addLabel={t('edit.addMistake')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={mistakeEdits}
        hint={t('edit.mistakesHint')}
        label={t('fields.mistakes')}
        removeLabel={(number) => t('edit.remove', { number })}
        renderRow={(row) => (
          <PartRow row={row}>
            <PartText
              {...row.text('answer')}
              label={t('fields.mistake', { number: row.number })}
              maxLength={answerMax}
              placeholder={t('edit.mistake')}
            />
            <PartText
              {...row.text('feedback')}
              isMinor
              label={t('fields.feedback', { number: row.number })}
              maxLength={feedbackMax}
              placeholder={t('edit.feedback')}
            />
          </PartRow>
        )}
      />
      <CardSegments
        {...fields.at('decimal')}
        label={t('fields.decimal')}
        options={decimals.map((value) => ({ value, label: t(`decimals.${value}`) }))}
      />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
