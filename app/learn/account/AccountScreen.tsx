import '#app/login/login.css'
import './account.css'
import { useId, useState, type ReactNode } from 'react'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { profileWords } from '#features/people/profile/profile.words.ts'
import { secondFactorWords } from '#features/people/second-factor/second-factor.words.ts'
import { SecondFactors } from '#features/people/second-factor/web/SecondFactors.tsx'
import { SessionsPart } from '#features/people/session/web/own/SessionsPart.tsx'
import { accountWords } from '#features/people/user/account.words.ts'
import { orderWords } from '#features/sale/order/order.words.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { follow, listPath } from '#features/learning/learner/web/view/place.ts'
import { LanguageSelect } from '../../frame/LanguageSelect.tsx'
import type { Person } from './account.calls.ts'
import { ClosingPart } from './ClosingPart.tsx'
import { DataPart } from './DataPart.tsx'
import { OrdersPart } from './OrdersPart.tsx'
import { PartNav, type Part } from './PartNav.tsx'
import { PasswordPart } from './PasswordPart.tsx'
import { ProfilePart } from './ProfilePart.tsx'

const useAccountWords = lazyWords(profileWords, accountWords, orderWords, secondFactorWords)

interface AccountScreenProps {
  readonly user: Person
  readonly onChanged: (part: Partial<Person>) => void
  readonly onClosed: () => void
}

/** L-account: all that a learner sees to of their own account, each part saved by itself. */
export function AccountScreen(props: AccountScreenProps) {
  return useAccountWords() ? <Parts {...props} /> : <main aria-busy="true" />
}

function Parts({ user, onChanged, onClosed }: AccountScreenProps) {
  const t = useWords(profileWords)
  const account = useWords(accountWords)
  const order = useWords(orderWords)
  const learn = useWords(learnWords)
  const factor = useWords(secondFactorWords)
  const [passwords, setPasswords] = useState(0)
  useScreenName(t('own.title'))
  return (
    <main className="learn-home learn-narrow account">
      <a className="learn-link" href={listPath} onClick={follow}>
        ← {learn('home')}
      </a>
      <h1>{t('own.title')}</h1>
      <PartNav />
      <Section part="profile" title={t('screen.title')}>
        <ProfilePart onChanged={onChanged} person={user} />
      </Section>
      <Section lead={t('screen.passwordLead')} part="password" title={t('screen.passwordTitle')}>
        <PasswordPart onChanged={() => setPasswords((count) => count + 1)} username={user.username} />
      </Section>
      <Section lead={factor('panel.lead')} part="factors" title={factor('panel.title')}>
        <SecondFactors />
      </Section>
      <Section lead={t('own.languageLead')} part="language" title={t('own.nav.language')}>
        <LanguageSelect />
      </Section>
      <Section lead={t('screen.sessionsLead')} part="sessions" title={t('screen.sessionsTitle')}>
        <SessionsPart version={passwords} />
      </Section>
      <Section part="orders" title={order('mine.title')}>
        <OrdersPart />
      </Section>
      <Section lead={account('data.lead')} part="data" title={account('data.title')}>
        <DataPart />
      </Section>
      <Section lead={account('close.lead')} part="close" title={account('close.title')}>
        <ClosingPart onClosed={onClosed} />
      </Section>
    </main>
  )
}

interface SectionProps {
  readonly part: Part
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

function Section({ part, title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="account-part" id={part}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {lead !== undefined && <p className="learn-lead">{lead}</p>}
      {children}
    </section>
  )
}
