import './profile.css'
import '#kit/form/web/tabs.css'
import { useSearch } from '@tanstack/react-router'
import { isAllowed } from '#kit/contract/role.ts'
import { useGo } from '#kit/view/web/Go.tsx'
import { useRead } from '#kit/http/web/query.ts'
import { useActor } from '#kit/http/web/session.ts'
import { FormSkeleton } from '#kit/states/web/Skeletons.tsx'
import { ErrorState } from '#kit/states/web/states.tsx'
import type { Place } from '#kit/form/web/useLeaveGuard.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { ProfileHome } from '#features/people/profile/web/ProfileHome.tsx'
import { profileWords } from '#features/people/profile/profile.words.ts'
import { sessionEndpoints } from '#features/people/session/session.contract.ts'
import { userPageEndpoints } from '#features/content/user-page/user-page.contract.ts'
import { userPageWords } from '#features/content/user-page/user-page.words.ts'
import { UserPageHome } from '#features/content/user-page/web/UserPageHome.tsx'
import { profilePath, profileSearch, type ProfileTab } from './routing/profileTab.ts'

const isLeaving = (current: Place, next: Place) =>
  current.pathname !== next.pathname || current.search['tab'] !== next.search['tab']

/** K2: `/profile/home`: one's profile, and for creators their page, each a form by itself. */
export function ProfileScreen() {
  const { tab = 'profile' } = profileSearch(useSearch({ strict: false }))
  const hasPage = isAllowed(userPageEndpoints.owner.who, useActor())
  if (!hasPage) return <ProfileHome isLeaving={isLeaving} />
  return (
    <>
      <Tabs shown={tab} />
      {tab === 'profile' ? <ProfileHome isLeaving={isLeaving} /> : <OwnPage />}
    </>
  )
}

function Tabs({ shown }: { readonly shown: ProfileTab }) {
  const profile = useWords(profileWords)
  const page = useWords(userPageWords)
  const go = useGo()
  const tabs = [
    { key: 'profile', label: profile('screen.title'), href: profilePath },
    { key: 'page', label: page('title'), href: `${profilePath}?tab=page` },
  ] as const
  return (
    <nav className="kit-tabs shell-profile-tabs" aria-label={profile('screen.title')}>
      {tabs.map(({ key, label, href }) => (
        <button
          key={key}
          type="button"
          aria-current={key === shown ? 'page' : undefined}
          onClick={() => go(href)}
        >
          {label}
        </button>
      ))}
    </nav>
  )
}

/** A page is begun with what the profile says. */
function OwnPage() {
  const { data, error, refetch } = useRead(sessionEndpoints.permissionInfo)
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <FormSkeleton />
  const { nickname, description, avatar } = data.user
  return <UserPageHome isLeaving={isLeaving} profile={{ nickname, description, avatar }} />
}
