import './account.css'
import { Input, Modal } from 'antd'
import { useId, useState, type ReactNode } from 'react'
import { errorText } from '#kit/web/errorText.ts'
import { FormField } from '#kit/web/form/FormField.tsx'
import { notify } from '#kit/web/notice.ts'
import { RecordPicker } from '#kit/web/RecordPicker.tsx'
import { isRefusal } from '#kit/web/refusal.ts'
import { kitWords, useSay, useWords } from '#kit/web/words.ts'
import { heldData, type HeldRecord } from '../../account.contract.ts'
import { accountFaults } from '../../account.faults.ts'
import { accountWords } from '../../account.words.ts'

export interface Closing {
  readonly password: string
  readonly handOverTo: number | null
}

interface CloseDialogProps {
  readonly title: string
  readonly lead: string
  /** Of one's own account, which nobody closes at an open page. */
  readonly asksPassword: boolean
  readonly close: (given: Closing) => Promise<unknown>
  readonly onClosed: () => void
  readonly onCancel: () => void
}

const heldIn = (error: unknown): readonly HeldRecord[] =>
  isRefusal(error, accountFaults.holdsPublic.code) ? (heldData.safeParse(error.data).data?.held ?? []) : []

/** Closes an account after what it means has been read; what others use is named, and somebody chosen who takes it over. */
export function CloseDialog({ title, lead, asksPassword, close, onClosed, onCancel }: CloseDialogProps) {
  const t = useWords(accountWords)
  const kit = useWords(kitWords)
  const [given, setGiven] = useState<Closing>({ password: '', handOverTo: null })
  const [held, setHeld] = useState<readonly HeldRecord[]>([])
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const [isClosing, setClosing] = useState(false)
  const change = (part: Partial<Closing>) => {
    setGiven({ ...given, ...part })
    setProblems({})
  }
  const refuse = (error: unknown) => {
    const others = heldIn(error)
    const fields = isRefusal(error) ? error.fields : {}
    setProblems(fields)
    if (others.length > 0) setHeld(others)
    else if (Object.keys(fields).length === 0) notify({ kind: 'error', text: errorText(error) })
  }
  const send = () => {
    setClosing(true)
    void close(given)
      .then(onClosed, refuse)
      .finally(() => setClosing(false))
  }
  return (
    <Modal
      open
      title={title}
      okText={t('close.confirm')}
      okButtonProps={{ danger: true, disabled: asksPassword && given.password === '' }}
      cancelText={kit('actions.cancel')}
      confirmLoading={isClosing}
      onOk={send}
      onCancel={onCancel}
    >
      <p className="account-lead">{lead}</p>
      {asksPassword && (
        <Labelled name="password" problem={problems['password']}>
          {(id) => (
            <Input.Password
              id={id}
              autoComplete="current-password"
              value={given.password}
              onChange={({ target }) => change({ password: target.value })}
            />
          )}
        </Labelled>
      )}
      {held.length > 0 && (
        <>
          <Held held={held} />
          <Labelled name="handOverTo" problem={problems['handOverTo']}>
            {(id) => (
              <RecordPicker
                id={id}
                resource="staff"
                value={given.handOverTo}
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

/** What others use, by kind and name. */
function Held({ held }: { readonly held: readonly HeldRecord[] }) {
  const t = useWords(accountWords)
  const say = useSay()
  const words = (key: string) => say({ namespace: accountWords.name, key })
  return (
    <>
      <p role="alert">{t('close.held')}</p>
      <ul className="account-held">
        {held.map(({ resource, id, label }) => (
          <li key={`${resource} ${id}`}>
            <span className="kit-mute">{words(`resources.${resource}`)}</span> {label}
          </li>
        ))}
      </ul>
    </>
  )
}
