import './addDialog.css'
import { Button, Input, Modal } from 'antd'
import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { rememberOption } from '#kit/pick/web/picked.ts'
import { useClear } from '#kit/select/web/useClear.tsx'
import { courseFields } from '../../course.fields.ts'
import { designWords } from '../../course-design.words.ts'
import { OfferedActivity } from './OfferedActivity.tsx'
import type { Board } from './useBoard.ts'
import { useOffered, type Offered } from './useOffered.ts'

interface AddDialogProps {
  readonly board: Board
  readonly unit: number
  readonly onClose: () => void
}

/** Chooses activities for a unit by their covers and titles. What stands in the course already says where. */
export function AddDialog({ board, unit, onClose }: AddDialogProps) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const clear = useClear()
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<readonly Offered[]>([])
  const offer = useOffered(title)
  const unitOf = new Map(board.places.map((place) => [place.activityId, place.unit]))
  const isFull = board.places.length + chosen.length >= courseFields.places.max
  const toggle = (activity: Offered) =>
    setChosen((before) =>
      before.some(({ id }) => id === activity.id)
        ? before.filter(({ id }) => id !== activity.id)
        : [...before, activity],
    )
  const add = () => {
    for (const { id, title: label, cover } of chosen)
      rememberOption('activity', { id, label, picture: cover })
    board.add(
      unit,
      chosen.map(({ id }) => id),
    )
    onClose()
  }
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      okButtonProps={{ disabled: chosen.length === 0 }}
      okText={chosen.length === 0 ? t('places.add') : t('places.addCount', { count: chosen.length })}
      onCancel={onClose}
      onOk={add}
      open
      title={t('places.addTo', { unit: board.nameOf(unit) })}
      width={640}
    >
      <Input
        allowClear={clear}
        aria-label={t('places.search')}
        autoFocus
        onChange={(event) => setTitle(event.target.value)}
        placeholder={t('places.search')}
        value={title}
      />
      <p className="kit-muted course-offer-hint">{t('places.addHint')}</p>
      {offer.error !== null && (
        <p className="kit-problem" role="alert">
          {errorText(offer.error)}
        </p>
      )}
      <ul aria-busy={offer.isLoading} className="course-offer">
        {offer.activities.map((activity) => {
          const placedIn = unitOf.get(activity.id)
          const order = chosen.findIndex(({ id }) => id === activity.id)
          return (
            <li key={activity.id}>
              <OfferedActivity
                activity={activity}
                isChosen={order >= 0}
                isFull={isFull}
                onToggle={() => toggle(activity)}
                where={placedIn === undefined ? undefined : board.nameOf(placedIn)}
              />
            </li>
          )
        })}
      </ul>
      {offer.isEmpty && <p className="kit-muted">{kit('picker.none')}</p>}
      {offer.more && <Button onClick={offer.more}>{kit('file.libraryMore')}</Button>}
    </Modal>
  )
}
