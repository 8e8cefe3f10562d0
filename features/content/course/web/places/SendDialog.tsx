import { Modal } from 'antd'
import { useId, useState } from 'react'
import { FormField } from '#kit/form/web/FormField.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Select } from '#kit/select/web/Select.tsx'
import { designWords } from '../../course-design.words.ts'
import type { Board } from './useBoard.ts'

interface SendDialogProps {
  readonly board: Board
  readonly activityId: number
  readonly onClose: () => void
}

/** A long way in one step: the number of another unit. */
export function SendDialog({ board, activityId, onClose }: SendDialogProps) {
  const t = useWords(designWords)
  const kit = useWords(kitWords)
  const id = useId()
  const now = board.places.find((place) => place.activityId === activityId)?.unit ?? 1
  const [unit, setUnit] = useState(now)
  const send = () => {
    if (unit !== now) board.send(activityId, unit)
    onClose()
  }
  const units = Array.from({ length: board.count }, (_, index) => index + 1)
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      okText={t('places.sendNow')}
      onCancel={onClose}
      onOk={send}
      open
      title={t('places.sendTitle', { title: board.faceOf(activityId).title })}
    >
      <FormField id={id} label={t('places.target')} path="unit" required="save">
        {(tied) => (
          <Select
            className="kit-picker"
            id={tied.id}
            onChange={setUnit}
            options={units.map((value) => ({ value, label: board.nameOf(value) }))}
            showSearch={{ optionFilterProp: 'label' }}
            value={unit}
          />
        )}
      </FormField>
    </Modal>
  )
}
