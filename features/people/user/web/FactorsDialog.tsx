import { Modal } from 'antd'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { userEndpoints } from '../user.contract.ts'
import { userWords } from '../user.words.ts'
import type { UserRow } from './users.ts'

interface FactorsDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

/** A8-factor: takes away the second factors of somebody who has lost them, with what that does. */
export function FactorsDialog({ row, onClose }: FactorsDialogProps) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  const writing = useWrite(userEndpoints.resetFactors)
  const name = row.nickname
  const reset = () =>
    writing.mutate(
      { body: { id: row.id } },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: t('factors.done', { name }) })
          onClose()
        },
        onError: (error) => notify({ kind: 'error', text: errorText(error) }),
      },
    )
  return (
    <Modal
      open
      title={t('factors.title', { name })}
      okText={t('factors.action')}
      okButtonProps={{ danger: true }}
      cancelText={kit('actions.cancel')}
      confirmLoading={writing.isPending}
      onOk={reset}
      onCancel={onClose}
    >
      <p className="user-lead">{t('factors.lead', { name })}</p>
    </Modal>
  )
}
