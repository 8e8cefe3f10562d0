import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardField, problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardMediaField } from '#kit/card/web/edit/CardMediaField.tsx'
import { CardPicker } from '#kit/card/web/CardPicker.tsx'
import { CardSelect } from '#kit/card/web/edit/CardSelect.tsx'
import { CardSwitch } from '#kit/card/web/edit/CardSwitch.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { branchWords } from '../branch.card.ts'
import { optionEdits, withBack, withNewOption, withScoring } from '../branch.edits.ts'
import { questionMax, scorings, type BranchCard } from '../branch.schema.ts'
import { BranchEndings } from './BranchEndings.tsx'
import { BranchOptionEditor } from './BranchOptionEditor.tsx'

type Props = CardEditorProps<BranchCard>

/** The form of a decision: the situation, the options with their targets, the endings. */
export function BranchEditor(props: Props) {
  const fields = formCard(props)
  const t = useWords(branchWords)
  return (
    <div className="branch-editor">
      <CardText {...fields.at('question')} label={t('fields.question')} limit={questionMax} rows={2} />
      <PartList
        {...props}
        add={withNewOption}
        addLabel={t('edit.addOption')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={optionEdits}
        label={t('fields.options')}
        moreLabel={(number) => t('edit.more', { number })}
        removeLabel={() => t('edit.removeOption')}
        renderRow={(row) => <BranchOptionEditor {...props} row={row} />}
      />
      <BranchEndings {...props} />
      <Rules {...props} />
      <CardMediaField {...fields.media('picture')} isOptional />
    </div>
  )
}

function Rules({ card, onChange, problems, disabled = false }: Props) {
  const t = useWords(branchWords)
  const lost = problemAt(problems, 'defaultNext')
  return (
    <>
      <div className="card-field-row">
        <CardSelect
          disabled={disabled}
          label={t('fields.scoring')}
          onChange={(scoring) => onChange(withScoring(card, scoring))}
          options={scorings.map((value) => ({ value, label: t(`scoring.${value}`) }))}
          problem={problemAt(problems, 'scoring')}
          value={card.scoring}
        />
        <CardField label={t('fields.defaultNext')} problem={lost}>
          {(ids) => (
            <CardPicker
              describedBy={ids['aria-describedby']}
              disabled={disabled}
              id={ids.id}
              isInvalid={lost !== undefined}
              none={t('edit.nextCard')}
              onChange={(defaultNext) => onChange({ ...card, defaultNext })}
              value={card.defaultNext}
            />
          )}
        </CardField>
      </div>
      <CardSwitch
        checked={card.back}
        disabled={disabled}
        label={t('fields.back')}
        onChange={(back) => onChange(withBack(card, back))}
      />
    </>
  )
}
