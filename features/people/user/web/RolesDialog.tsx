import { Modal } from 'antd'
import { useState } from 'react'
import { withinSentence } from '#kit/contract/problem.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useRefresh, useWrite } from '#kit/http/web/query.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { userEndpoints } from '../user.contract.ts'
import { userWords } from '../user.words.ts'
import { RolesField, rolesOf } from './RolesField.tsx'
import type { UserRow } from './users.ts'

interface RolesDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

const stale = 409

/** H1: binds roles to an account; they hold from its next call. */
export function RolesDialog({ row, onClose }: RolesDialogProps) {
  const t = useWords(userWords)
  const kit = useWords(kitWords)
  const refresh = useRefresh()
  const [roles, setRoles] = useState(rolesOf(row.roles))
  const [isTried, setTried] = useState(false)
  const writing = useWrite(userEndpoints.assignRoles)
  const isEmpty = roles.length === 0
  const name = row.nickname
  const save = () => {
    setTried(true)
    if (isEmpty) return
    const body = { id: row.id, roles: [...roles], revision: row.revision }
    writing.mutate(
      { body },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: t('bind.done', { name }) })
          onClose()
        },
        onError: (error) => {
          notify({ kind: 'error', text: errorText(error) })
          // Somebody else has bound others meanwhile: they are to be seen before they are overwritten.
          if (!isRefusal(error, stale)) return
          void refresh(userEndpoints.page)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      title={t('bind.title', { name })}
      okText={kit('actions.save')}
      cancelText={kit('actions.cancel')}
      confirmLoading={writing.isPending}
      onOk={save}
      onCancel={onClose}
    >
      <p className="kit-muted user-lead">{t('bind.lead')}</p>
      <RolesField
        value={roles}
        onChange={setRoles}
        problem={
          isTried && isEmpty
            ? kit('problems.required.select', { label: withinSentence(t('fields.roles')) })
            : undefined
        }
      />
    </Modal>
  )
}
