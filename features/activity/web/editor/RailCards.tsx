import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useCallback, useMemo } from 'react'
import { groupsOf } from '#deck/deck.document.ts'
import { sensors, silent } from '#kit/web/SortableList.tsx'
import { useEditor, usePart } from './context.ts'
import type { Reach } from './editorState.ts'
import { pictureOf } from './faces.ts'
import { useProblems } from './Problems.tsx'
import { RailCard } from './RailCard.tsx'
import { useRailKeys } from './useRailKeys.ts'

/** The list of cards; a key press in a form draws only the row of its card again. */
export function RailCards() {
  const editor = useEditor()
  const deck = usePart((state) => state.history.present)
  const activeId = usePart((state) => state.activeId)
  const selected = usePart((state) => state.selected)
  const files = usePart((state) => state.files)
  const freshId = usePart((state) => state.freshId)
  const { problems } = useProblems()
  const troubled = useMemo(() => new Set(problems.map(({ cardId }) => cardId)), [problems])
  const lengths = useMemo(
    () => new Map(groupsOf(deck).flatMap(({ head, seconds }) => (head ? [[head.id, seconds] as const] : []))),
    [deck],
  )
  const onSelect = useCallback((id: number, reach: Reach) => editor.selection.pick(id, reach), [editor])
  const onKeyDown = useRailKeys()
  const drop = useCallback(
    ({ operation, canceled }: DragEndEvent) => {
      const { source } = operation
      if (canceled || !isSortable(source) || source.initialIndex === source.index) return
      const { initialIndex: from, index: to } = source
      editor.drop(Number(source.id), to > from ? to + 1 : to)
    },
    [editor],
  )
  return (
    <DragDropProvider onDragEnd={drop} plugins={silent} sensors={sensors}>
      <div
        aria-activedescendant={activeId === null ? undefined : `editor-card-${activeId}`}
        aria-describedby="editor-rail-keys"
        aria-labelledby="editor-rail-title"
        aria-multiselectable="true"
        className="editor-cards"
        onKeyDown={onKeyDown}
        role="listbox"
        tabIndex={0}
      >
        {deck.map((card, index) => (
          <RailCard
            card={card}
            hasProblem={troubled.has(card.id) && card.id !== freshId}
            index={index}
            isActive={card.id === activeId}
            isSelected={selected.has(card.id)}
            key={card.id}
            onSelect={onSelect}
            picture={pictureOf(card, files)}
            seconds={lengths.get(card.id)}
          />
        ))}
      </div>
    </DragDropProvider>
  )
}
