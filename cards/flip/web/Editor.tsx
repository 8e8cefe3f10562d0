import './editor.css'
import { useRef } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardSegments } from '#kit/card/web/edit/CardSegments.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { focusField } from '#kit/typing/web/focusField.ts'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { flipWords } from '../flip.card.ts'
import { withMode, withMovedPair, withNewPair } from '../flip.edits.ts'
import { introMax, modes, mostPairs, type FlipCard } from '../flip.schema.ts'
import { FlipRules } from './FlipRules.tsx'
import { PairEditor } from './PairEditor.tsx'

/** The form of flip cards: front, Enter, back, Enter, the next front. */
export function FlipEditor(props: CardEditorProps<FlipCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(flipWords)
  const kit = useWords(kitWords)
  const list = useRef<HTMLDivElement>(null)
  const isFull = card.pairs.length >= mostPairs

  function goTo(index: number): void {
    const isNew = index >= card.pairs.length
    if (isNew && isFull) return
    const add = isNew ? () => onChange(withNewPair(card)) : undefined
    focusField({ root: list.current, selector: '[data-side=front]', index, add })
  }

  return (
    <div ref={list}>
      <CardSegments
        disabled={disabled}
        hint={t(`modeHints.${card.mode}`)}
        label={t('fields.mode')}
        onChange={(mode) => onChange(withMode(card, mode))}
        options={modes.map((value) => ({ value, label: t(`modes.${value}`) }))}
        value={card.mode}
      />
      <PartList
        addLabel={t('edit.add')}
        disabled={disabled}
        hint={t('edit.paste')}
        isFull={isFull}
        items={card.pairs}
        label={t('fields.pairs')}
        onAdd={() => goTo(card.pairs.length)}
        onMove={(from, to) => onChange(withMovedPair(card, from, to))}
        problem={problemAt(problems, 'pairs')}
        renderRow={(pair, index, row) => (
          <PairEditor
            {...props}
            disabled={disabled}
            index={index}
            onDone={() => goTo(index + 1)}
            pair={pair}
            row={row}
          />
        )}
      />
      <CardText
        disabled={disabled}
        hint={kit('common.optional')}
        label={t('fields.intro')}
        limit={introMax}
        onChange={(text) => onChange({ ...card, intro: text })}
        rows={1}
        value={card.intro}
      />
      <FlipRules card={card} disabled={disabled} onChange={onChange} />
    </div>
  )
}
