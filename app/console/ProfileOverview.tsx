import './profile.css'
import { Tag } from 'antd'
import type { z } from 'zod'
import { isAllowed } from '#kit/contract/role.ts'
import { Go } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useActor } from '#kit/http/web/session.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '#features/people/user/account.words.ts'
import { OwnClosing, OwnData } from '#features/people/user/web/account/OwnAccount.tsx'
import { sessionEndpoints, type permissionInfo } from '#features/people/session/session.contract.ts'
import { userPage, userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import { userPageWords } from '#features/content/user-page/user-page.words.ts'
import { leaveError } from '../frame/handover.ts'
import { forgetOnDevice } from '../learn/forgetOnDevice.ts'
import { shellWords } from '../words/shellWords.ts'
import avatar from '../frame/avatar.svg'
import { logout } from './routing/guard.ts'
import { profilePath } from './routing/profileTab.ts'
import { SessionsPanel } from './SessionsPanel.tsx'

/** `/profile/index`: oneself at a glance, and the links to change it. */
export function ProfileOverview() {
  const t = useWords(shellWords)
  const { data, error, refetch } = useRead(sessionEndpoints.permissionInfo)
  const account = useWords(accountWords)
  const actor = useActor()
  const leave = () => {
    leaveError(account('close.done'))
    void logout(() => forgetOnDevice(actor.id))
  }
  const hasPage = isAllowed(userPageEndpoints.owner.who, actor)
  return (
    <section className="shell-page">
      <h1>{t('routes.profile')}</h1>
      {!data && !error && <FormSkeleton fields={3} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Person info={data} />
          <div className="shell-two">
            {hasPage && <Page />}
            <SessionsPanel />
            <OwnData className="kit-panel shell-panel" />
            <OwnClosing className="kit-panel shell-panel" onClosed={leave} />
          </div>
        </>
      )}
    </section>
  )
}

function Person({ info: { user, roles } }: { readonly info: z.output<typeof permissionInfo> }) {
  const t = useWords(shellWords)
  const kit = useWords(kitWords)
  return (
    <div className="kit-panel shell-panel shell-oneself">
      <img src={user.avatar || avatar} alt="" width={72} height={72} />
      <div>
        <h2>{user.nickname}</h2>
        <p className="kit-muted">{user.username}</p>
        <p>
          {roles.map((role) => (
            <Tag key={role}>{kit(`roles.${role}`)}</Tag>
          ))}
        </p>
        <p>{user.description || <span className="kit-muted">{t('account.noAbout')}</span>}</p>
      </div>
      <Go href={profilePath}>{t('account.edit')}</Go>
    </div>
  )
}

/** K2: the status of the creator's page. */
function Page() {
  const t = useWords(shellWords)
  const words = useWords(userPageWords)
  const { data: page } = useRead(userPageEndpoints.owner)
  if (page === undefined) return <div className="kit-panel shell-panel" aria-busy="true" />
  return (
    <div className="kit-panel shell-panel">
      <div className="shell-panel-head">
        <h2>{words('title')}</h2>
        <Go href={`${profilePath}?tab=page`}>{page ? t('account.edit') : words('begin.action')}</Go>
      </div>
      {page ? <StatusTag machine={userPage.machine} status={page.status} /> : t('account.noPage')}
    </div>
  )
}
