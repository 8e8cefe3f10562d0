import { Button, Modal } from 'antd'
import { useId, useState } from 'react'
import { hasRole, superAdmins } from '#kit/contract/role.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { useRead, useWrite } from '#kit/http/web/query.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useActor } from '#kit/http/web/session.ts'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { Select } from '#kit/select/web/Select.tsx'
import { aiConfigEndpoints } from '#features/ai/ai-config/ai-config.contract.ts'
import { isHelp } from '#features/ai/ai-config/help.kinds.ts'
import { labEndpoints } from '#features/learning/help/help.lab.ts'
import { helpWords } from '#features/learning/help/help.words.ts'
import type { Thread } from '../message.contract.ts'

/** What an AI said in a talk with a tutor or a partner. */
const repliesIn = ({ said }: Thread) =>
  said.flatMap(({ turnId, by, content }) => (turnId === null || by === 'person' ? [] : [{ turnId, content }]))

/** For super administrators: makes a reply of a tutor or a partner into a reference example. Nothing for any other talk. */
export function TalkExample({ thread }: { readonly thread: Thread }) {
  const t = useWords(helpWords)
  const isSuper = hasRole(useActor(), superAdmins)
  const [isOpen, setOpen] = useState(false)
  const { manner } = thread.root
  if (!isSuper || manner === null || !isHelp(manner) || repliesIn(thread).length === 0) return null
  return (
    <>
      <Button onClick={() => setOpen(true)} size="small">
        {t('lab.make')}
      </Button>
      {isOpen && <ExampleDialog manner={manner} onClose={() => setOpen(false)} thread={thread} />}
    </>
  )
}

interface DialogProps {
  readonly thread: Thread
  readonly manner: 'tutor' | 'partner'
  readonly onClose: () => void
}

/** The last reply and the configuration in use are chosen already: whoever agrees presses once. */
function ExampleDialog({ thread, manner, onClose }: DialogProps) {
  const t = useWords(helpWords)
  const kit = useWords(kitWords)
  const id = useId()
  const replies = repliesIn(thread)
  const [turnId, setTurn] = useState(replies.at(-1)?.turnId ?? 0)
  const { configs, configId, choose } = useConfigs(manner)
  const write = useWrite(labEndpoints.example)
  const make = () => configId !== undefined && write.mutate({ body: { turnId, configId } })
  return (
    <Modal
      cancelText={kit('actions.cancel')}
      confirmLoading={write.isPending}
      footer={write.isSuccess ? null : undefined}
      okButtonProps={{ disabled: configId === undefined }}
      okText={t('lab.make')}
      onCancel={onClose}
      onOk={make}
      open
      title={t('lab.title')}
    >
      <div className="msg-example">
        <p className="kit-muted">{t('lab.lead')}</p>
        <label htmlFor={`${id}-turn`}>{t('lab.turn')}</label>
        <Select
          disabled={write.isSuccess}
          id={`${id}-turn`}
          onChange={setTurn}
          options={replies.map(({ turnId: value, content }) => ({ value, label: content }))}
          value={turnId}
        />
        <label htmlFor={`${id}-config`}>{t('lab.config')}</label>
        <Select
          disabled={write.isSuccess}
          id={`${id}-config`}
          onChange={choose}
          options={configs?.map(({ id: value, name }) => ({ value, label: name }))}
          value={configId}
        />
        {configs?.length === 0 && <p className="kit-muted">{t('lab.none')}</p>}
        <p aria-live="polite" className={write.error ? 'kit-problem' : undefined}>
          {write.error && problemOf(write.error)}
          {write.isSuccess && configId !== undefined && (
            <>
              {t('lab.done')} <Go href={`/configs/aiDebug?id=${configId}`}>{t('lab.open')}</Go>
            </>
          )}
        </p>
      </div>
    </Modal>
  )
}

const problemOf = (error: Error): string =>
  (isRefusal(error) ? Object.values(error.fields)[0] : undefined) ?? errorText(error)

const mostConfigs = 50

/** The configurations that such an example can be of; the one in use is chosen first. */
function useConfigs(manner: DialogProps['manner']) {
  const [chosen, choose] = useState<number>()
  const read = useRead(aiConfigEndpoints.page, {
    body: { kind: ['learner'], category: [manner], pageNo: 1, pageSize: mostConfigs },
  })
  const configs = read.data?.list
  const first = configs?.find(({ status }) => status === 'inUse') ?? configs?.[0]
  return { configs, choose, configId: chosen ?? first?.id }
}
