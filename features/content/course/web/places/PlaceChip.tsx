import { EllipsisOutlined } from '@ant-design/icons'
import { useDraggable, useDroppable } from '@dnd-kit/react'
import { Button, Dropdown } from 'antd'
import type { KeyboardEvent } from 'react'
import { DragHandle } from '#kit/dnd/web/DragHandle.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import type { PlaceStep } from '../../course.places.ts'
import { designWords } from '../../course-design.words.ts'
import { PlaceFace } from './PlaceFace.tsx'
import type { Board } from './useBoard.ts'

const steps: Readonly<Record<string, PlaceStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'previousUnit',
  ArrowRight: 'nextUnit',
}

export const dropKeyOf = (activityId: number) => `place-${activityId}`

interface PlaceChipProps {
  readonly board: Board
  readonly activityId: number
  /** Opens the choice of another unit. */
  readonly onSend: () => void
}

/** An activity in its unit: dragged by its handle, moved by Alt and an arrow key from anywhere inside. */
export function PlaceChip({ board, activityId, onSend }: PlaceChipProps) {
  const t = useWords(designWords)
  const { disabled } = board
  const { ref, handleRef, isDragging } = useDraggable({ id: activityId, disabled })
  // What is nearer than the unit around it.
  const { ref: dropRef, isDropTarget } = useDroppable({
    id: dropKeyOf(activityId),
    collisionPriority: 2,
    disabled,
  })
  const face = board.faceOf(activityId)
  const onKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!event.altKey || step === undefined || disabled) return
    event.preventDefault()
    board.step(activityId, step)
  }
  return (
    <li
      className="course-place"
      data-place={activityId}
      data-target={isDropTarget || undefined}
      onKeyDownCapture={onKey}
      ref={dropRef}
    >
      <div className="course-place-card" data-dragging={isDragging || undefined} ref={ref}>
        <DragHandle
          disabled={disabled}
          handleRef={handleRef}
          label={t('places.move', { title: face.title })}
        />
        <PlaceFace face={face} />
        {!disabled && (
          <Dropdown
            autoFocus
            menu={{
              items: [
                { key: 'send', label: t('places.send') },
                { key: 'remove', label: t('places.remove'), danger: true },
              ],
              onClick: ({ key }) => (key === 'send' ? onSend() : board.remove(activityId)),
            }}
            trigger={['click']}
          >
            <Button
              aria-label={t('places.more', { title: face.title })}
              icon={<EllipsisOutlined aria-hidden="true" />}
              size="small"
              type="text"
            />
          </Dropdown>
        )}
      </div>
    </li>
  )
}
