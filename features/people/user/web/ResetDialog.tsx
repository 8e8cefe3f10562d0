import { Modal } from 'antd'
import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { checkValues } from '#kit/contract/fieldProblems.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { kitWords, useTranslate, useWords } from '#kit/i18n/web/words.ts'
import { resetFields, userEndpoints } from '../user.contract.ts'
import { userWords } from '../user.words.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import type { UserRow } from './users.ts'

interface ResetDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

/** H1: a new password for somebody else, with what it does to their sessions. */
export function ResetDialog({ row, onClose }: ResetDialogProps) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  const translate = useTranslate()
  const [newPassword, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [refused, setRefused] = useState<string>()
  const writing = useWrite(userEndpoints.resetPassword)
  const name = row.nickname
  const own = checkValues(resetFields, { newPassword })['newPassword']
  const problemText = own && translate({ ...own, values: { label: t('fields.newPassword'), ...own.values } })
  const send = () => {
    setTried(true)
    if (own) return
    writing.mutate(
      { body: { id: row.id, newPassword } },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: t('reset.done', { name }) })
          onClose()
        },
        onError: (error) => {
          const beside = isRefusal(error) ? error.fields['newPassword'] : undefined
          if (beside === undefined) notify({ kind: 'error', text: errorText(error) })
          setRefused(beside)
        },
      },
    )
  }
  return (
    <Modal
      open
      title={t('reset.title', { name })}
      okText={t('reset.action')}
      okButtonProps={{ danger: true }}
      cancelText={kit('actions.cancel')}
      confirmLoading={writing.isPending}
      onOk={send}
      onCancel={onClose}
    >
      <p className="user-lead">{t('reset.lead', { name })}</p>
      <NewPasswordField
        name="newPassword"
        value={newPassword}
        problem={isTried ? (problemText ?? refused) : undefined}
        onChange={(value) => {
          setPassword(value)
          setRefused(undefined)
        }}
      />
    </Modal>
  )
}
