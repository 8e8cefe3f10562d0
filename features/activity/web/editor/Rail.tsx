import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor, type DragEndEvent } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { Button } from 'antd'
import { useCallback, useMemo, type ComponentProps } from 'react'
import { groupsOf } from '#deck/deck.document.ts'
import '#kit/web/dragStyles.ts'
import { useWords } from '#kit/web/words.ts'
import { activityWords } from '../../activity.words.ts'
import { useEditor, usePart } from './context.ts'
import type { Reach } from './editorState.ts'
import { pictureOf } from './faces.ts'
import { RailCard } from './RailCard.tsx'
import { RailTools } from './RailTools.tsx'
import { useProblems } from './useProblems.ts'
import { useRailKeys } from './useRailKeys.ts'

const sensors = [PointerSensor]

/** The cards in their order: choose, move, add. */
export function Rail() {
  const t = useWords(activityWords)
  const editor = useEditor()
  const deck = usePart((state) => state.history.present)
  const activeId = usePart((state) => state.activeId)
  const selected = usePart((state) => state.selected)
  const files = usePart((state) => state.files)
  const freshId = usePart((state) => state.freshId)
  const problems = useProblems()
  const troubled = useMemo(() => new Set(problems.map(({ cardId }) => cardId)), [problems])
  const lengths = useMemo(
    () => new Map(groupsOf(deck).flatMap(({ head, seconds }) => (head ? [[head.id, seconds] as const] : []))),
    [deck],
  )
  const onSelect = useCallback((id: number, reach: Reach) => editor.selection.pick(id, reach), [editor])
  const onKeyDown = useRailKeys()

  const drop = ({ operation, canceled }: DragEndEvent) => {
    const { source } = operation
    if (canceled || !isSortable(source) || source.initialIndex === source.index) return
    const { initialIndex: from, index: to } = source
    editor.drop(Number(source.id), to > from ? to + 1 : to)
  }
  return (
    <section aria-labelledby="editor-rail-title" className="editor-rail">
      <header className="editor-rail-head">
        <h2 id="editor-rail-title">
          {t('sections.cards')} <span className="editor-count">{deck.length}</span>
        </h2>
        <Button onClick={() => editor.open('palette')} size="small" title={t('editor.addKey')}>
          <span aria-hidden="true" className="kit-kbd">
            /
          </span>
          {t('editor.add')}
        </Button>
      </header>
      <DragDropProvider onDragEnd={drop} plugins={withoutSpeech} sensors={sensors}>
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
      <p className="kit-unseen" id="editor-rail-keys">
        {t('editor.railKeys')}
      </p>
      <Button block className="editor-add" onClick={() => editor.open('palette')} type="dashed">
        + {t('editor.addCard')}
      </Button>
      <RailTools />
    </section>
  )
}

/** The library announces in English, and gives rows attributes that options do not have; the rail speaks for itself. */
const withoutSpeech: ComponentProps<typeof DragDropProvider>['plugins'] = (plugins) =>
  plugins.filter((plugin) => plugin !== Accessibility)
