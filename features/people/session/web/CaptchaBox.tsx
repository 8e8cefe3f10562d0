import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords, type TranslateKey } from '#kit/i18n/web/words.ts'
import type { en as sessionPhrases } from '../words/en.ts'
import { sessionWords } from '../session.words.ts'
import type { MadeCaptcha } from './altcha.ts'
import type { Captcha } from './useCaptcha.ts'

/** The proof of work, solved in the browser; says so when it cannot be. Nothing shows where none is asked for. */
export function CaptchaBox({ captcha }: { captcha: Captcha }) {
  const t = useWords(sessionWords)
  if (captcha.need === 'none') return null
  if (captcha.need === 'failed') {
    return (
      <div className="sign-captcha" role="alert">
        <p className="sign-problem">{captcha.failure}</p>
        <button type="button" className="sign-link" onClick={captcha.retry}>
          {t('screen.retry')}
        </button>
      </div>
    )
  }
  // Browsers do the hashing on https and on this machine only.
  if (!window.isSecureContext) return <p className="sign-problem">{t('captcha.insecure')}</p>
  return (
    <div className="sign-captcha">
      {captcha.need === 'needed' && <Widget key={captcha.round} captcha={captcha} />}
      <span className="sign-captcha-note">{t(captcha.isSlow ? 'captcha.slower' : 'captcha.note')}</span>
    </div>
  )
}

function Widget({ captcha: { take, onAnswer } }: { captcha: Captcha }) {
  const t = useWords(sessionWords)
  const language = useLanguage()
  const host = useRef<HTMLDivElement>(null)
  const [made, setMade] = useState<MadeCaptcha>()

  useEffect(() => {
    let isGone = false
    void import('./altcha.ts').then(({ makeCaptcha }) => isGone || setMade(makeCaptcha(take, onAnswer)))
    return () => {
      isGone = true
    }
  }, [take, onAnswer])
  // The words first: the widget draws itself when it is put into the page.
  useEffect(() => made?.speak(language, captchaWords(t)), [made, language, t])
  useEffect(() => {
    if (made) host.current?.append(made.widget)
    return () => made?.widget.remove()
  }, [made])
  return <div ref={host} className="sign-captcha-widget" />
}

/** The widget's own phrases, under its own names. */
const captchaWords = (t: TranslateKey<typeof sessionPhrases>): Record<string, string> => ({
  error: t('captcha.error'),
  expired: t('captcha.expired'),
  label: t('captcha.label'),
  verificationRequired: t('captcha.required'),
  verified: t('captcha.verified'),
  verifying: t('captcha.verifying'),
  waitAlert: t('captcha.wait'),
})
