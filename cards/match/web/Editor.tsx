import './editor.css'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PartialCreditSwitch } from '#kit/card/web/edit/PartialCreditSwitch.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { matchWords } from '../match.card.ts'
import { pairEdits, rowsIn, withNewPairs, withPastedPairs } from '../match.edits.ts'
import { explanationMax, questionMax, type MatchCard } from '../match.schema.ts'
import { Distractors } from './Distractors.tsx'
import { PairEditor } from './PairEditor.tsx'

/** The form of pairs to be matched. */
export function MatchEditor(props: CardEditorProps<MatchCard>) {
  const { card, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(matchWords)
  return (
    <div>
      <CardText
        {...fields.at('question')}
        label={t('fields.question')}
        limit={questionMax}
        placeholder={t('edit.question')}
        rows={1}
      />
      <PartList
        {...props}
        add={(now) => withNewPairs(now)}
        addLabel={t('edit.addPair')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={pairEdits}
        hint={t('edit.order')}
        label={t('fields.pairs')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text) => withPastedPairs(card, rowsIn(text))}
        removeLabel={() => t('edit.removePair')}
        renderRow={(row) => <PairEditor {...props} row={row} />}
      />
      <Distractors {...props} disabled={disabled} />
      <PartialCreditSwitch {...fields.isOn('partialCredit')} />
      <ExplanationField {...fields.at('explanation')} limit={explanationMax} />
    </div>
  )
}
