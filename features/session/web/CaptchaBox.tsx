import { useEffect, useRef, useState } from 'react'
import { useLanguage, useWords } from '#kit/web/words.ts'
import type { Captcha } from './useCaptcha.ts'
import { sessionWords } from './words.ts'

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
      <span className="sign-captcha-note">{t('captcha.note')}</span>
    </div>
  )
}

function Widget({ captcha: { take, onAnswer } }: { captcha: Captcha }) {
  const host = useRef<HTMLDivElement>(null)
  const [widget, setWidget] = useState<HTMLElement>()
  const language = useLanguage()
  const words = useCaptchaWords()
  const latest = useRef({ language, words })
  latest.current = { language, words }

  useEffect(() => {
    let isGone = false
    let made: HTMLElement | undefined
    void import('./altcha.ts').then(({ makeCaptcha, setCaptchaWords }) => {
      if (isGone) return
      setCaptchaWords(latest.current.language, latest.current.words)
      made = makeCaptcha({ language: latest.current.language, take, onAnswer })
      host.current?.append(made)
      setWidget(made)
    })
    return () => {
      isGone = true
      made?.remove()
    }
  }, [take, onAnswer])

  useEffect(() => {
    if (!widget) return
    void import('./altcha.ts').then(({ setCaptchaWords }) => {
      setCaptchaWords(language, latest.current.words)
      widget.setAttribute('language', language)
    })
  }, [widget, language])
  return <div ref={host} className="sign-captcha-widget" />
}

/** The widget's own phrases, under its own names. */
function useCaptchaWords(): Record<string, string> {
  const t = useWords(sessionWords)
  return {
    error: t('captcha.error'),
    expired: t('captcha.expired'),
    label: t('captcha.label'),
    verificationRequired: t('captcha.required'),
    verified: t('captcha.verified'),
    verifying: t('captcha.verifying'),
    waitAlert: t('captcha.wait'),
    ariaLinkLabel: '',
    footer: '',
  }
}
