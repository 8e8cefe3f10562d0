import { useSortable } from '@dnd-kit/react/sortable'
import { memo, useCallback, useEffect, useRef, type MouseEvent } from 'react'
import { cardOf, type Card } from '#cards/index.ts'
import { useWords } from '#kit/web/words.ts'
import { activityWords } from '../../activity.words.ts'
import { CardLine } from './CardLine.tsx'
import type { Reach } from './editorState.ts'

interface Props {
  readonly card: Card
  readonly index: number
  readonly picture: string | undefined
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly hasProblem: boolean
  readonly seconds: number | undefined
  readonly onSelect: (id: number, reach: Reach) => void
}

const reachOf = (event: MouseEvent): Reach =>
  event.shiftKey ? 'through' : event.ctrlKey || event.metaKey ? 'toggle' : 'only'

/** One card in the rail. It is drawn again only when something of its own has changed. */
export const RailCard = memo(function RailCard(props: Props) {
  const { card, index, picture, isActive, isSelected, hasProblem, seconds, onSelect } = props
  const t = useWords(activityWords)
  const { ref, isDragging } = useSortable({ id: card.id, index })
  const row = useRef<HTMLDivElement | null>(null)
  const hold = useCallback(
    (element: HTMLDivElement | null) => {
      row.current = element
      ref(element)
    },
    [ref],
  )
  useEffect(() => {
    if (isActive) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive, index])
  return (
    <div
      aria-selected={isSelected}
      className="editor-card"
      data-active={isActive || undefined}
      data-dragging={isDragging || undefined}
      data-section={cardOf(card.type).opensGroup || undefined}
      id={`editor-card-${card.id}`}
      onClick={(event) => onSelect(card.id, reachOf(event))}
      ref={hold}
      role="option"
      tabIndex={-1}
    >
      <CardLine card={card} index={index} picture={picture} seconds={seconds} />
      {hasProblem && (
        <span className="editor-card-badge">
          <span className="kit-unseen">{t('editor.hasProblem')}</span>
        </span>
      )}
    </div>
  )
})
