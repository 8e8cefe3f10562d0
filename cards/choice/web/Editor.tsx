import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { choiceWords } from '../choice.card.ts'
import { optionEdits, withKind, withNewOption } from '../choice.edits.ts'
import { explanationMax, questionMax, type ChoiceCard } from '../choice.schema.ts'
import { ChoiceRules } from './ChoiceRules.tsx'
import { OptionEditor } from './OptionEditor.tsx'

const kinds = ['single', 'multi', 'judge'] as const

/** The form of a question. */
export function ChoiceEditor(props: CardEditorProps<ChoiceCard>) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(choiceWords)
  return (
    <div className="choice-editor">
      <CardSegments
        disabled={disabled}
        label={t('fields.kind')}
        onChange={(kind) => onChange(withKind(card, kind))}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={card.kind}
      />
      <CardText {...fields.at('question')} label={t('fields.question')} limit={questionMax} rows={1} />
      <CardMediaField {...fields.media('picture')} isOptional />
      <PartList
        {...props}
        add={withNewOption}
        addLabel={t('edit.addOption')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={optionEdits}
        isFixed={card.kind === 'judge'}
        isOneChosen={card.kind !== 'multi'}
        label={t('fields.options')}
        moreLabel={(number) => t('edit.more', { number })}
        removeLabel={() => t('edit.removeOption')}
        renderRow={(row) => <OptionEditor {...props} row={row} />}
      />
      <ChoiceRules {...props} />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
