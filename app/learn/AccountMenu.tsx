import { useEffect, useRef } from 'react'
import { kitWords, useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { follow } from '#features/learning/learner/web/view/place.ts'
import { LanguageSelect } from '../frame/LanguageSelect.tsx'
import { ThemeSelect } from '../frame/ThemeSelect.tsx'
import avatar from '../frame/avatar.svg'
import { accountPath } from './account/account.calls.ts'
import type { Learner } from './cachedLearner.ts'
import { signOut } from './useLearner.ts'

/** Whose page it is, the link to the console for those who work there, and the button to sign out. */
export function AccountMenu({ learner: { user, roles } }: { readonly learner: Learner }) {
  const t = useWords(learnWords)
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  const isStaff = roles.some((role) => role !== 'student')
  return (
    <details className="learn-account" ref={menu}>
      <summary aria-label={t('account.menu', { name: user.nickname })}>
        <img alt="" height={36} src={user.avatar || avatar} width={36} />
      </summary>
      <div className="learn-account-menu">
        <p>
          <b>{user.nickname}</b>
          <span>{user.username}</span>
        </p>
        <a href={accountPath} onClick={follow}>
          {t('account.own')}
        </a>
        <PageRows />
        {isStaff && <a href="/">{t('account.console')}</a>}
        <button onClick={() => void signOut()} type="button">
          {t('account.logout')}
        </button>
      </div>
    </details>
  )
}

/** B5 and B13, where the thumb finds it: on a phone the bar has no room for it. */
function PageRows() {
  const t = useWords(sessionWords)
  const kit = useWords(kitWords)
  return (
    <>
      <div className="learn-account-row">
        <span aria-hidden="true">{t('screen.language')}</span>
        <LanguageSelect />
      </div>
      <div className="learn-account-row">
        <span aria-hidden="true">{kit('theme.label')}</span>
        <ThemeSelect />
      </div>
    </>
  )
}

/** A press elsewhere and Escape close it, as they do any menu. */
function useClosing(menu: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open')
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !menu.current?.open) return
      menu.current.removeAttribute('open')
      menu.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [menu])
}
