import { MessageBell } from '#features/learning/learner/web/messages/MessageBell.tsx'
import { follow, listPath } from '#features/learning/learner/web/view/place.ts'
import { productName } from '#app/words/productName.ts'
import { LanguageSelect } from '../frame/LanguageSelect.tsx'
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
      {!learner && <LanguageSelect />}
      {learner && <MessageBell />}
      {learner && <AccountMenu learner={learner} />}
    </header>
  )
}
