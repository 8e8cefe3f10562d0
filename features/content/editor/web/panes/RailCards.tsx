import { DragDropProvider, type DragEndEvent } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { useCallback, useMemo, useState } from 'react'
import { clickRow, suspendHover } from '#kit/typing/web/suspendHover.ts'
import { sensors, silent } from '#kit/dnd/web/SortableList.tsx'
import { groupsOf, idsOf, type Deck, type Place } from '#deck/deck.document.ts'
import { useEditor, useEditorState, useEditorStateInRail } from '../state/context.ts'
import type { Editor } from '../state/editor.ts'
import type { SelectMode } from '../state/editorState.ts'
import { pictureOf } from '../state/cardSummary.ts'
import { useProblems } from '../problems/Problems.tsx'
import { landingOf, rowsOf, type RailRow } from '../state/railRows.ts'
import { RailCard } from './RailCard.tsx'
import { useRailKeys } from './useRailKeys.ts'
import { useRailWindow } from './useRailWindow.ts'

/** How far a row is dragged to the side for one level, in pixels. */
const indent = 24

/** Where a row lands that was let go as the `index`th of those that are seen, `shift` pixels to the side. */
function landing(
  deck: Deck,
  rows: readonly RailRow[],
  dragged: RailRow,
  index: number,
  shift: number,
): Place {
  const others = rows.filter((row) => row !== dragged)
  const inside = new Set(idsOf([dragged.card]))
  const above = others.slice(0, index).findLast(({ card }) => !inside.has(card.id))
  return landingOf(deck, above, dragged.depth + Math.round(shift / indent), [dragged.card])
}

const orderIn = (editor: Editor): string => idsOf(editor.store.get().history.present).join()

/** The list of cards; a key press in a form draws only the row of its card again. */
export function RailCards() {
  const editor = useEditor()
  const deck = useEditorStateInRail((state) => state.history.present)
  const collapsed = useEditorState((state) => state.collapsed)
  const rows = useMemo(() => rowsOf(deck, collapsed), [deck, collapsed])
  const activeId = useEditorState((state) => state.activeId)
  const selected = useEditorState((state) => state.selected)
  const files = useEditorState((state) => state.files)
  const freshId = useEditorState((state) => state.freshId)
  const collaborators = useEditorState((state) => state.collaborators)
  const { problems, refused, isCalm } = useProblems()
  const troubled = useMemo(() => new Set(problems.map(({ cardId }) => cardId)), [problems])
  const unsaved = useMemo(() => new Set(refused.map(({ cardId }) => cardId)), [refused])
  const byCard = useMemo(() => Map.groupBy(collaborators, ({ at }) => at), [collaborators])
  const lengths = useMemo(
    () => new Map(groupsOf(deck).flatMap(({ head, seconds }) => (head ? [[head.id, seconds] as const] : []))),
    [deck],
  )
  const onSelect = useCallback((id: number, mode: SelectMode) => editor.selection.pick(id, mode), [editor])
  const onCollapse = useCallback(
    (id: number, isCollapsed: boolean) => editor.selection.setCollapsed(id, isCollapsed),
    [editor],
  )
  const onKeyDown = useRailKeys()
  // A drag moves the rows themselves. Where nothing comes of it, React sees no change to draw: the list is drawn anew.
  const [round, setRound] = useState(0)
  const drop = useCallback(
    ({ operation, canceled }: DragEndEvent) => {
      const { source } = operation
      const isStill = isSortable(source) && source.initialIndex === source.index
      if (canceled || !isSortable(source) || (isStill && Math.abs(operation.transform.x) < indent)) return
      const id = Number(source.id)
      const dragged = rows.find(({ card }) => card.id === id)
      if (!dragged) return
      const before = orderIn(editor)
      editor.drop(id, landing(deck, rows, dragged, source.index, operation.transform.x))
      if (orderIn(editor) === before) setRound((round) => round + 1)
    },
    [editor, deck, rows],
  )
  const [isDragging, setDragging] = useState(false)
  const { list, from, to, above, below } = useRailWindow(rows, activeId, isDragging)
  const onDragEnd = useCallback(
    (event: DragEndEvent) => {
      setDragging(false)
      drop(event)
    },
    [drop],
  )
  return (
    <DragDropProvider
      // What is dragged may go anywhere.
      onDragStart={() => setDragging(true)}
      onDragEnd={onDragEnd}
      plugins={silent}
      sensors={sensors}
    >
      <div
        aria-activedescendant={activeId === null ? undefined : `editor-card-${activeId}`}
        aria-describedby="editor-rail-keys"
        aria-labelledby="editor-rail-title"
        aria-multiselectable="true"
        className="editor-cards"
        key={round}
        onClick={(event) => clickRow(event.nativeEvent, event.currentTarget)}
        onKeyDown={(event) => {
          suspendHover(event.currentTarget)
          onKeyDown(event)
        }}
        ref={list}
        role="listbox"
        tabIndex={0}
      >
        <div role="presentation" style={{ height: above }} />
        {rows.slice(from, to).map(({ card, number, depth, count, isCollapsed }, place) => (
          <RailCard
            card={card}
            count={count}
            depth={depth}
            hasProblem={troubled.has(card.id) && card.id !== freshId}
            index={from + place}
            isRefused={unsaved.has(card.id)}
            isCalm={isCalm}
            of={rows.length}
            isCollapsed={isCollapsed}
            number={number}
            onCollapse={onCollapse}
            isActive={card.id === activeId}
            isSelected={selected.has(card.id)}
            collaborators={byCard.get(card.id)}
            key={card.id}
            onSelect={onSelect}
            picture={pictureOf(card, files)}
            seconds={lengths.get(card.id)}
          />
        ))}
        <div role="presentation" style={{ height: below }} />
      </div>
    </DragDropProvider>
  )
}
