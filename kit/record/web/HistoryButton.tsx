import { ClockCircleOutlined } from '@ant-design/icons'
import { Button, Drawer } from 'antd'
import { Suspense, useState } from 'react'
import { isAllowed } from '#kit/contract/role.ts'
import { recordHistory, type RecordHistory } from '#kit/feature/web/kitSettings.ts'
import { useActor } from '#kit/http/web/session.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { useTranslate } from '#kit/i18n/web/words.ts'

interface HistoryButtonProps {
  /** The resource's name. */
  readonly resource: string
  readonly id: number
}

/** Opens what was done to a record, for those who may read it; nothing where the page offers no histories. */
export function HistoryButton(props: HistoryButtonProps) {
  const history = recordHistory()
  const actor = useActor()
  return history && isAllowed(history.who, actor) ? <Opener {...props} history={history} /> : null
}

function Opener({
  resource,
  id,
  history: { title: phrase, View },
}: HistoryButtonProps & { readonly history: RecordHistory }) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const title = translate(phrase)
  return (
    <>
      <Button
        icon={<ClockCircleOutlined aria-hidden="true" />}
        aria-label={title}
        title={title}
        onClick={() => setOpen(true)}
      />
      <Drawer title={title} open={isOpen} size={760} destroyOnHidden onClose={() => setOpen(false)}>
        <Suspense fallback={<FormSkeleton />}>
          <View resource={resource} id={id} />
        </Suspense>
      </Drawer>
    </>
  )
}
