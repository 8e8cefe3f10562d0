import { InputNumber } from 'antd'
import type { Problem } from '#kit/card/cardDefinition.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/PartText.tsx'
import { RemoveButton } from '#kit/view/web/RemoveButton.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { branchWords } from '../branch.card.ts'
import { withEnding, withNewEnding, withoutEnding } from '../branch.edits.ts'
import {
  endingTextMax,
  endingTitleMax,
  mostEndings,
  mostScore,
  type BranchCard,
  type BranchEnding,
} from '../branch.schema.ts'

interface Props {
  readonly card: BranchCard
  readonly problems: readonly Problem[]
  readonly disabled: boolean
  onChange(card: BranchCard): void
}

/** How the activity can end here. */
export function BranchEndings(props: Props) {
  const { card, problems, disabled, onChange } = props
  const t = useWords(branchWords)
  const kit = useWords(kitWords)
  return (
    <PartList
      addLabel={t('edit.addEnding')}
      disabled={disabled}
      hint={kit('common.optional')}
      isFull={card.endings.length >= mostEndings}
      items={card.endings}
      label={t('fields.endings')}
      onAdd={() => onChange(withNewEnding(card))}
      problem={problemAt(problems, 'endings')}
      renderRow={(ending, index) => <Ending {...props} ending={ending} index={index} />}
    />
  )
}

interface EndingProps extends Props {
  readonly ending: BranchEnding
  readonly index: number
}

function Ending({ card, ending, index, problems, disabled, onChange }: EndingProps) {
  const t = useWords(branchWords)
  const number = index + 1
  const problem = problemAt(problems, `endings.${index}.title`)
  const change = (part: Partial<BranchEnding>) => onChange(withEnding(card, ending.id, part))
  return (
    <PartRow
      aside={
        <>
          {card.scoring === 'ending' && (
            <InputNumber
              aria-label={t('fields.endingScore', { number })}
              className="branch-editor-score"
              disabled={disabled}
              max={mostScore}
              min={0}
              onChange={(score) => change({ score: score ?? 0 })}
              precision={0}
              suffix="%"
              value={ending.score}
            />
          )}
          <RemoveButton
            disabled={disabled}
            label={t('edit.removeEnding', { number })}
            onRemove={() => onChange(withoutEnding(card, ending.id))}
          />
        </>
      }
      disabled={disabled}
      isRefused={problem !== undefined}
    >
      <PartText
        disabled={disabled}
        label={t('fields.endingTitle', { number })}
        maxLength={endingTitleMax}
        onChange={(title) => change({ title })}
        placeholder={t('edit.endingTitleExample')}
        problem={problem}
        value={ending.title}
      />
      <PartText
        disabled={disabled}
        label={t('fields.endingText', { number })}
        maxLength={endingTextMax}
        onChange={(text) => change({ text })}
        placeholder={t('edit.endingTextExample')}
        rows={1}
        value={ending.text}
      />
    </PartRow>
  )
}
