import { Modal } from 'antd'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'

interface LeaveDialogProps {
  /** What becomes of the changes; the browser keeps them by default. */
  readonly lead?: string | undefined
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Asks whether to leave a form and lose what was typed; `lead` replaces the usual question. */
export function LeaveDialog({ lead, onLeave, onStay }: LeaveDialogProps) {
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
      {lead ?? t('form.leaveLead')}
    </Modal>
  )
}
