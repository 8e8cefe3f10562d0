import './auth.css'
import { Modal } from 'antd'
import { useState } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWrite } from '#kit/http/web/query.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { courseAuthEndpoints, type CourseAuthRow } from '../authorization.contract.ts'
import { courseAuthWords } from '../authorization.words.ts'
import type { Grant, Target } from './authList.ts'
import { PrivilegesField } from './PrivilegesField.tsx'
import { WhomFields } from './WhomFields.tsx'

interface GrantDialogProps {
  /** The authorisation that is changed; a new one without it. */
  readonly row: CourseAuthRow | undefined
  readonly target: Target | undefined
  readonly onClose: () => void
}

const { create, update } = courseAuthEndpoints

/** Gives somebody privileges, or changes them. */
export function GrantDialog({ row, target, onClose }: GrantDialogProps) {
  const t = useWords(courseAuthWords)
  const kit = useWords(kitWords)
  const [grant, setGrant] = useState<Grant>({
    targetType: target?.targetType ?? 'course',
    targetId: target?.targetId ?? null,
    userId: null,
    privileges: row?.privileges ?? [],
  })
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isTried, setTried] = useState(false)
  const change = (part: Partial<Grant>) => {
    setGrant((now) => ({ ...now, ...part }))
    setProblems({})
  }
  const adding = useWrite(create)
  const changing = useWrite(update)
  const done = {
    onSuccess: () => {
      if (row) notify({ kind: 'success', text: t('changed', { name: row.userName }) })
      onClose()
    },
    onError: (error: Error) => {
      if (isRefusal(error)) setProblems(error.fields)
      notify({ kind: 'error', text: errorText(error) })
    },
  }
  const save = () => {
    setTried(true)
    const { targetType, targetId, userId } = grant
    const privileges = [...grant.privileges]
    if (privileges.length === 0) return
    if (row) changing.mutate({ body: { id: row.id, privileges, revision: row.revision } }, done)
    else if (targetId !== null && userId !== null)
      adding.mutate({ body: { targetType, targetId, userId, privileges } }, done)
  }
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      confirmLoading={adding.isPending || changing.isPending}
      okText={kit('actions.save')}
      onCancel={onClose}
      onOk={save}
      open
      title={row ? t('changeTitle', { name: row.userName }) : t('add')}
    >
      {!row && (
        <WhomFields
          grant={grant}
          isTargetFixed={target !== undefined}
          isTried={isTried}
          onChange={change}
          problems={problems}
        />
      )}
      {row && <p className="kit-muted">{row.targetTitle}</p>}
      <PrivilegesField
        isTried={isTried}
        onChange={(privileges) => change({ privileges })}
        value={grant.privileges}
      />
    </Modal>
  )
}
