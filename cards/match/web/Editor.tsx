import './editor.css'
import { useRef } from 'react'
import type { CardEditorProps } from '#kit/card/web/cardFace.ts'
import { problemAt } from '#kit/card/web/edit/CardField.tsx'
import { CardText } from '#kit/card/web/edit/CardText.tsx'
import { ExplanationField } from '#kit/card/web/edit/ExplanationField.tsx'
import { focusField } from '#kit/typing/web/focusField.ts'
import { PartList } from '#kit/card/web/edit/PartList.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { matchWords } from '../match.card.ts'
import { withMovedPair, withNewPairs } from '../match.edits.ts'
import { explanationMax, mostPairs, questionMax, type MatchCard } from '../match.schema.ts'
import { Distractors } from './Distractors.tsx'
import { PairEditor } from './PairEditor.tsx'

/** The form of pairs to be matched. Enter leads from field to field and makes a pair at the end. */
export function MatchEditor(props: CardEditorProps<MatchCard>) {
  const { card, onChange, problems, disabled = false } = props
  const t = useWords(matchWords)
  const list = useRef<HTMLDivElement>(null)
  const isFull = card.pairs.length >= mostPairs

  /** Fields are counted from the first left side on: left, answer, left, answer … */
  function goTo(field: number): void {
    const isNew = field >= card.pairs.length * 2
    if (isNew && isFull) return
    const add = isNew ? () => onChange(withNewPairs(card)) : undefined
    focusField({ root: list.current, selector: 'input[data-side]', index: field, add })
  }

  return (
    <div ref={list}>
      <CardText
        disabled={disabled}
        label={t('fields.question')}
        limit={questionMax}
        onChange={(text) => onChange({ ...card, question: text })}
        placeholder={t('edit.question')}
        problem={problemAt(problems, 'question')}
        rows={1}
        value={card.question}
      />
      <PartList
        addLabel={t('edit.addPair')}
        disabled={disabled}
        hint={t('edit.order')}
        isFull={isFull}
        items={card.pairs}
        label={t('fields.pairs')}
        onAdd={() => goTo(card.pairs.length * 2)}
        onMove={(from, to) => onChange(withMovedPair(card, from, to))}
        problem={problemAt(problems, 'pairs')}
        renderRow={(pair, index, row) => (
          <PairEditor {...props} disabled={disabled} index={index} onEnter={goTo} pair={pair} row={row} />
        )}
      />
      <Distractors {...props} disabled={disabled} />
      <ExplanationField
        disabled={disabled}
        limit={explanationMax}
        onChange={(text) => onChange({ ...card, explanation: text })}
        value={card.explanation}
      />
    </div>
  )
}
