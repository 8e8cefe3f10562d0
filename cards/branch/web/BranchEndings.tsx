import { InputNumber } from 'antd'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import type { FormPart } from '#kit/card/web/edit/parts/formPart.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { branchWords } from '../branch.card.ts'
import { endingEdits, withNewEnding, withoutEnding } from '../branch.edits.ts'
import {
  endingTextMax,
  endingTitleMax,
  maxScore,
  type BranchCard,
  type BranchEnding,
} from '../branch.schema.ts'

/** How the activity can end here. */
export function BranchEndings(props: CardEditorProps<BranchCard>) {
  const t = useWords(branchWords)
  const kit = useWords(kitWords)
  return (
    <PartList
      {...props}
      add={(card) => withNewEnding(card)}
      addLabel={t('edit.addEnding')}
      edits={endingEdits}
      hint={kit('common.optional')}
      label={t('fields.endings')}
      remove={withoutEnding}
      removeLabel={(number) => t('edit.removeEnding', { number })}
      renderRow={(row) => <Ending hasScore={props.card.scoring === 'ending'} row={row} />}
    />
  )
}

interface EndingProps {
  readonly row: FormPart<BranchEnding>
  readonly hasScore: boolean
}

function Ending({ row, hasScore }: EndingProps) {
  const t = useWords(branchWords)
  const { number } = row
  return (
    <PartRow
      aside={
        hasScore && (
          <InputNumber
            aria-label={t('fields.endingScore', { number })}
            className="branch-editor-score"
            disabled={row.disabled}
            max={maxScore}
            min={0}
            onChange={(score) => row.change({ score: score ?? 0 })}
            precision={0}
            suffix="%"
            value={row.part.score}
          />
        )
      }
      row={row}
    >
      <PartText
        {...row.text('title')}
        label={t('fields.endingTitle', { number })}
        maxLength={endingTitleMax}
        placeholder={t('edit.endingTitleExample')}
      />
      <PartText
        {...row.text('text')}
        label={t('fields.endingText', { number })}
        maxLength={endingTextMax}
        placeholder={t('edit.endingTextExample')}
        rows={1}
      />
    </PartRow>
  )
}
