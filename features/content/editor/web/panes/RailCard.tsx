import { useSortable } from '@dnd-kit/react/sortable'
import { memo, type MouseEvent } from 'react'
import { LineIcon } from '#kit/view/web/LineIcon.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { cardOf, type Card } from '#cards/index.ts'
import type { Present } from '#features/people/presence/presence.contract.ts'
import { activityWords } from '#features/content/activity/activity.words.ts'
import { CardLine } from '../card/CardLine.tsx'
import type { SelectMode } from '../state/editorState.ts'
import { Avatar } from './Collaborators.tsx'

interface Props {
  readonly card: Card
  readonly index: number
  /** How many rows there are, of which some are drawn. */
  readonly of: number
  readonly number: string
  readonly depth: number
  /** How many cards it holds or heads, and whether they are out of sight. */
  readonly count: number
  readonly isCollapsed: boolean
  readonly picture: string | undefined
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly hasProblem: boolean
  /** What is missing is not a fault yet. */
  readonly isCalm: boolean
  /** It cannot even be saved as it is. */
  readonly isRefused: boolean
  readonly seconds: number | undefined
  /** Others who are on this card. */
  readonly collaborators: readonly Present[] | undefined
  readonly onSelect: (id: number, mode: SelectMode) => void
  readonly onCollapse: (id: number, isCollapsed: boolean) => void
}

const selectModeOf = (event: MouseEvent): SelectMode =>
  event.shiftKey ? 'through' : event.ctrlKey || event.metaKey ? 'toggle' : 'only'

/** One card in the rail. It is drawn again only when something of its own has changed. */
export const RailCard = memo(function RailCard(props: Props) {
  const { number, depth, count, isCollapsed, onCollapse } = props
  const {
    card,
    index,
    of,
    picture,
    isActive,
    isSelected,
    hasProblem,
    isRefused,
    isCalm,
    seconds,
    collaborators,
    onSelect,
  } = props
  const t = useWords(activityWords)
  const { ref, isDragging } = useSortable({ id: card.id, index })
  // The arrow keys collapse too; a pointer has this.
  const toggleCollapsed = (event: MouseEvent) => {
    event.stopPropagation()
    onCollapse(card.id, !isCollapsed)
  }
  return (
    <div
      aria-posinset={index + 1}
      aria-selected={isSelected}
      aria-setsize={of}
      className="editor-card"
      data-active={isActive || undefined}
      data-dragging={isDragging || undefined}
      data-depth={depth || undefined}
      data-section={cardOf(card.type).nesting.opensGroup || undefined}
      id={`editor-card-${card.id}`}
      onClick={(event) => onSelect(card.id, selectModeOf(event))}
      ref={ref}
      role="option"
      tabIndex={-1}
    >
      <CardLine card={card} number={number} picture={picture} seconds={seconds} />
      {count > 0 && (
        <span className="editor-card-fold" onClick={toggleCollapsed} role="presentation">
          <LineIcon path={isCollapsed ? 'M9 6l6 6-6 6' : 'M6 9l6 6 6-6'} size={16} />
          {isCollapsed && t('editor.folded', { count })}
        </span>
      )}
      {collaborators && (
        <span className="editor-card-collaborators">
          {collaborators.map((person) => (
            <Avatar key={person.tab} person={person} />
          ))}
        </span>
      )}
      {(hasProblem || isRefused) && (
        <span
          className="editor-card-badge"
          data-calm={(isCalm && !isRefused) || undefined}
          data-refused={isRefused || undefined}
        >
          <span className="kit-visually-hidden">{t(isRefused ? 'editor.refused' : 'editor.hasProblem')}</span>
        </span>
      )}
    </div>
  )
})
