import { Modal } from 'antd'
import { kitWords, useWords } from '../words.ts'

interface LeaveDialogProps {
  readonly onLeave: () => void
  readonly onStay: () => void
}

export function LeaveDialog({ onLeave, onStay }: LeaveDialogProps) {
  const t = useWords(kitWords)
  return (
    <Modal
      open
      title={t('form.leave')}
      okText={t('form.leaveNow')}
      cancelText={t('form.stay')}
      onOk={onLeave}
      onCancel={onStay}
    >
      {t('form.leaveLead')}
    </Modal>
  )
}
