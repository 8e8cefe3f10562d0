import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { sessionWords } from '#features/people/session/session.words.ts'
import { productName } from '#app/words/productName.ts'
import mark from '../frame/mark.svg'
import { LanguageSelect } from '../frame/LanguageSelect.tsx'
import { ThemeSelect } from '../frame/ThemeSelect.tsx'

/** Both sign-in pages: at the left what the product is for, at the right what there is to do. */
export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const t = useWords(sessionWords)
  return (
    <div className="sign">
      <header className="sign-art">
        <div className="sign-logo">
          <img src={mark} alt="" width={28} height={28} />
          {productName}
        </div>
        <div className="sign-claim">
          <p className="sign-headline">{t('screen.headline')}</p>
          <p className="sign-lead">{t('screen.lead')}</p>
        </div>
        <Deck />
      </header>
      <main className="sign-main">
        <div className="sign-panel">
          <div className="sign-head">
            <h1>{title}</h1>
            <div className="frame-selects">
              <ThemeSelect />
              <LanguageSelect />
            </div>
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}

/** Three cards of a deck, as a picture. */
function Deck() {
  return (
    <div className="sign-deck" aria-hidden="true">
      <div className="sign-card" />
      <div className="sign-card" />
      <div className="sign-card">
        <i className="sign-card-picture" />
        <i className="sign-card-line" />
        <i className="sign-card-line" />
        <i className="sign-card-option" />
        <i className="sign-card-option" />
        <i className="sign-card-option" />
      </div>
    </div>
  )
}
