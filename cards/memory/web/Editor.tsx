import './editor.css'
import { pairsIn } from '#kit/card/partEdits.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { memoryWords } from '../memory.card.ts'
import { pairEdits, withNewPair, withPastedPairs, withScoring } from '../memory.edits.ts'
import { fairMoves } from '../memory.moves.ts'
import { introMax, scorings, textMax, type MemoryCard } from '../memory.schema.ts'
import { PairEditor } from './PairEditor.tsx'

/** The form of a game of pairs. */
export function MemoryEditor(props: CardEditorProps<MemoryCard>) {
  const { card, onChange } = props
  const fields = formCard(props)
  const t = useWords(memoryWords)
  const kit = useWords(kitWords)
  const hint =
    card.scoring === 'none'
      ? t('scoringHints.none')
      : t('scoringHints.moves', { count: fairMoves(card.pairs.length) })
  return (
    <div>
      <CardText
        {...fields.at('intro')}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        placeholder={t('edit.intro')}
        rows={1}
      />
      <PartList
        {...props}
        add={withNewPair}
        addLabel={t('edit.add')}
        dragLabel={(number) => t('edit.drag', { number })}
        edits={pairEdits}
        hint={t('edit.paste')}
        label={t('fields.pairs')}
        moreLabel={(number) => t('edit.more', { number })}
        paste={(text, index) => withPastedPairs(card, index, pairsIn(text, textMax) ?? [])}
        removeLabel={() => t('edit.remove')}
        renderRow={(row) => <PairEditor {...props} row={row} />}
      />
      <CardSegments
        {...fields.at('scoring')}
        hint={hint}
        label={t('fields.scoring')}
        onChange={(scoring) => onChange(withScoring(card, scoring))}
        options={scorings.map((value) => ({ value, label: t(`scoring.${value}`) }))}
      />
    </div>
  )
}
