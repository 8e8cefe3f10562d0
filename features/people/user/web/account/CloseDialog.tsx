import './account.css'
import { Input, Modal } from 'antd'
import { useId, type ReactNode } from 'react'
import { FormField } from '#kit/form/web/FormField.tsx'
import { notify } from '#kit/notice/web/notice.ts'
import { RecordPicker } from '#kit/pick/web/RecordPicker.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '../../account.words.ts'
import { OwnedList } from './OwnedList.tsx'
import { useClosing, type Closing } from './useClosing.ts'

interface CloseDialogProps {
  readonly title: string
  readonly lead: string
  /** Of one's own account, which nobody closes at an open page. */
  readonly needsPassword: boolean
  readonly close: (values: Closing) => Promise<unknown>
  readonly onClosed: () => void
  readonly onCancel: () => void
}

/** Closes an account after what it means has been read; what others use is named, and somebody chosen who takes it over. */
export function CloseDialog({ title, lead, needsPassword, close, onClosed, onCancel }: CloseDialogProps) {
  const t = useWords(accountWords)
  const kit = useWords(kitWords)
  const { values, owned, problems, isClosing, change, send } = useClosing({
    ...{ close, onClosed },
    onTrouble: (text) => notify({ kind: 'error', text }),
  })
  return (
    <Modal
      open
      title={title}
      okText={t('close.confirm')}
      okButtonProps={{ danger: true, disabled: needsPassword && values.password === '' }}
      cancelText={kit('actions.cancel')}
      confirmLoading={isClosing}
      onOk={send}
      onCancel={onCancel}
    >
      <p className="account-lead">{lead}</p>
      {needsPassword && (
        <Labelled name="password" problem={problems['password']}>
          {(id) => (
            <Input.Password
              id={id}
              autoComplete="current-password"
              value={values.password}
              onChange={({ target }) => change({ password: target.value })}
            />
          )}
        </Labelled>
      )}
      {owned.length > 0 && (
        <>
          <OwnedList owned={owned} />
          <Labelled name="handOverTo" problem={problems['handOverTo']}>
            {(id) => (
              <RecordPicker
                id={id}
                resource="staff"
                value={values.handOverTo}
                onChange={(handOverTo) => change({ handOverTo })}
              />
            )}
          </Labelled>
        </>
      )}
    </Modal>
  )
}

interface LabelledProps {
  readonly name: keyof Closing
  readonly problem: string | undefined
  readonly children: (id: string) => ReactNode
}

function Labelled({ name, problem, children }: LabelledProps) {
  const t = useWords(accountWords)
  const id = useId()
  return (
    <FormField path={name} id={id} label={t(`fields.${name}`)} required="save" problem={problem}>
      {() => children(id)}
    </FormField>
  )
}
