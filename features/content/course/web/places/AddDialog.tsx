import { Modal } from 'antd'
import { useId, useState } from 'react'
import { FormField } from '#kit/form/web/FormField.tsx'
import { useFormat } from '#kit/i18n/web/format.ts'
import { RecordsPicker } from '#kit/pick/web/RecordPicker.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { courseFields } from '../../course.fields.ts'
import { newPlaces } from '../../course.places.ts'
import { designWords } from '../../course-design.words.ts'
import type { Board } from './useBoard.ts'

interface AddDialogProps {
  readonly board: Board
  readonly unit: number
  readonly onClose: () => void
}

/** Chooses activities for a unit. One that stands in the course already is refused beside the field. */
export function AddDialog({ board, unit, onClose }: AddDialogProps) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const format = useFormat()
  const id = useId()
  const [ids, setIds] = useState<readonly number[]>([])
  const { fresh, repeated } = newPlaces(board.places, ids)
  const where = (activityId: number) =>
    t('places.isIn', {
      title: board.faceOf(activityId).title,
      unit: board.nameOf(board.places.find((place) => place.activityId === activityId)?.unit ?? unit),
    })
  const problem = repeated.length > 0 ? format.list(repeated.map(where)) : undefined
  const add = () => {
    if (problem !== undefined) return
    board.add(unit, fresh)
    onClose()
  }
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      okButtonProps={{ disabled: fresh.length === 0 || problem !== undefined }}
      okText={t('places.add')}
      onCancel={onClose}
      onOk={add}
      open
      title={t('places.addTo', { unit: board.nameOf(unit) })}
    >
      <FormField
        hint={t('places.addHint')}
        id={id}
        label={t('places.activities')}
        path="newPlaces"
        problem={problem}
        required="save"
      >
        {(tied) => (
          <RecordsPicker
            {...tied}
            label={t('places.activities')}
            max={courseFields.places.max - board.places.length}
            onChange={setIds}
            resource="activity"
            value={ids}
          />
        )}
      </FormField>
    </Modal>
  )
}
