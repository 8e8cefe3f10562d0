import { MessageBell } from '#features/learning/learner/web/messages/MessageBell.tsx'
import {
  cataloguePath,
  enterPath,
  follow,
  listPath,
  usePlace,
} from '#features/learning/learner/web/view/place.ts'
import { productName } from '#app/words/productName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { LanguageSelect } from '../frame/LanguageSelect.tsx'
import { ThemeSelect } from '../frame/ThemeSelect.tsx'
import mark from '../frame/mark.svg'
import { AccountMenu } from './AccountMenu.tsx'
import type { Learner } from './cachedLearner.ts'

export function TopBar({ learner }: { readonly learner?: Learner }) {
  return (
    <header className="learn-top">
      <a className="learn-logo" href={listPath} onClick={follow}>
        <img alt="" height={28} src={mark} width={28} />
        {productName}
      </a>
      {!learner && (
        <div className="frame-selects">
          <ThemeSelect />
          <LanguageSelect />
        </div>
      )}
      {!learner && <EnterLink />}
      {learner && <MessageBell />}
      {learner && <AccountMenu learner={learner} />}
    </header>
  )
}

/** Leads to signing in, and back to where one reads without it. */
function EnterLink() {
  const t = useWords(sessionWords)
  const { pathname, search } = usePlace()
  if (pathname !== cataloguePath) return null
  return (
    <a className="learn-link learn-enter-link" href={enterPath(pathname + search)} onClick={follow}>
      {t('screen.login')}
    </a>
  )
}
