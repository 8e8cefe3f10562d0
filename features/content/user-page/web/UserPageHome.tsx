import { ExportOutlined, IdcardOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useRead } from '#kit/http/web/query.ts'
import { ScreenHead } from '#kit/view/web/ScreenHead.tsx'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { EmptyState, ErrorState } from '#kit/states/web/states.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { publicCreatorPath } from '../user-page.address.ts'
import { userPageEndpoints } from '../user-page.contract.ts'
import { userPageWords } from '../user-page.words.ts'
import { UserPageForm, type OwnPageProps } from './UserPageForm.tsx'

/** K2: one's own page: begun, written beside what visitors will see, and sent through its review. */
export function UserPageHome(props: OwnPageProps) {
  const t = useWords(userPageWords)
  const { data, error, refetch } = useRead(userPageEndpoints.owner)
  const [isBeginning, setBeginning] = useState(false)
  if (data) return <UserPageForm {...props} key={data.id} record={data} actions={<Visit {...data} />} />
  if (data === undefined)
    return (
      <Bare>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />}</Bare>
    )
  if (isBeginning) return <UserPageForm {...props} record={undefined} onCancel={() => setBeginning(false)} />
  return (
    <Bare>
      <EmptyState
        icon={<IdcardOutlined aria-hidden="true" />}
        title={t('begin.title')}
        lead={t('begin.lead')}
      >
        <Button type="primary" onClick={() => setBeginning(true)}>
          {t('begin.action')}
        </Button>
      </EmptyState>
    </Bare>
  )
}

function Bare({ children }: { readonly children: ReactNode }) {
  const t = useWords(userPageWords)
  return (
    <>
      <ScreenHead title={t('title')} lead={t('lead')} />
      <div className="kit-panel">{children}</div>
    </>
  )
}

/** The page where learners find it, once it is public. */
function Visit({ status, creatorId }: { readonly status: string; readonly creatorId: number | null }) {
  const t = useWords(userPageWords)
  if (status !== 'public' || creatorId === null) return null
  return (
    <Button icon={<ExportOutlined aria-hidden="true" />} href={publicCreatorPath(creatorId)} target="_blank">
      {t('visit')}
    </Button>
  )
}
