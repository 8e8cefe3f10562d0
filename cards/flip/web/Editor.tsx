import './editor.css'
import { pairsIn } from '#kit/card/partEdits.ts'
import type { CardEditorProps } from '#kit/card/web/cardUi.ts'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { PartList } from '#kit/card/web/edit/parts/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { formCard } from '#kit/card/web/edit/formCard.ts'
import { flipWords } from '../flip.card.ts'
import { pairEdits, withMode, withNewPair, withPastedPairs } from '../flip.edits.ts'
import { introMax, modes, textMax, type FlipCard } from '../flip.schema.ts'
import { FlipRules } from './FlipRules.tsx'
import { PairEditor } from './PairEditor.tsx'

/** The form of flip cards: front, Enter, back, Enter, the next front. */
export function FlipEditor(props: CardEditorProps<FlipCard>) {
  const { card, onChange, disabled = false } = props
  const fields = formCard(props)
  const t = useWords(flipWords)
  const kit = useWords(kitWords)
  return (
    <div>
      <CardSegments
        disabled={disabled}
        hint={t(`modeHints.${card.mode}`)}
        label={t('fields.mode')}
        onChange={(mode) => onChange(withMode(card, mode))}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        value={card.mode}
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
      <CardText
        {...fields.at('intro')}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        rows={1}
      />
      <FlipRules card={card} disabled={disabled} onChange={onChange} />
    </div>
  )
}
