import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { PartRow } from '#kit/card/web/edit/parts/PartRow.tsx'
import { PartText } from '#kit/card/web/edit/parts/PartText.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { markWordsWords } from '../markWords.card.ts'
import { linesOfStep, statementsOf, stepEdits, withNewStep } from '../markWords.edits.ts'
import type { MarkWordsCard } from '../markWords.schema.ts'

/** The steps of a summary, each written as lines: the right statement first, then the wrong ones. */
export function Steps(props: CardEditorProps<MarkWordsCard>) {
  const t = useWords(markWordsWords)
  return (
    <PartList
      {...props}
      add={withNewStep}
      addLabel={t('edit.addStep')}
      dragLabel={(number) => t('edit.drag', { number })}
      edits={stepEdits}
      hint={t('edit.howSteps')}
      label={t('fields.steps')}
      removeLabel={(number) => t('edit.removeStep', { number })}
      renderRow={(row) => (
        <PartRow row={row}>
          <PartText
            disabled={row.disabled}
            label={t('fields.step', { number: row.number })}
            onChange={(lines) => row.change({ statements: statementsOf(lines, row.part.statements) })}
            placeholder={t('edit.step')}
            problem={row.problemAt('statements')}
            rows={3}
            value={linesOfStep(row.part)}
          />
        </PartRow>
      )}
    />
  )
}
