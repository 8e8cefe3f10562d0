import { Modal } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { jobEndpoints, type JobRow } from '../job.contract.ts'
import { jobQueueWords } from '../job.queue.words.ts'

interface Props {
  readonly job: JobRow
  readonly onClose: () => void
}

/** Asks first: what is cancelled does not come back. */
export function CancelDialog({ job: { queue, id }, onClose }: Props) {
  const t = useWords(jobQueueWords)
  const cancel = useWrite(jobEndpoints.cancel, {
    onDone: () => notify({ kind: 'success', text: t('cancelled') }),
  })
  const act = () =>
    cancel.mutate(
      { body: { queue, id } },
      { onSuccess: onClose, onError: (error) => notify({ kind: 'error', text: errorText(error) }) },
    )
  return (
    <Modal
      cancelText={t('keep')}
      confirmLoading={cancel.isPending}
      okButtonProps={{ danger: true }}
      okText={t('cancel')}
      onCancel={onClose}
      onOk={act}
      open
      title={t('cancelAsk')}
    >
      {t('cancelLead')}
    </Modal>
  )
}
