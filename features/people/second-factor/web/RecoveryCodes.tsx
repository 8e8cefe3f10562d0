import { useEffect, useRef } from 'react'
import { saveFile } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { copyText } from '#kit/view/web/copy.ts'
import { secondFactorWords } from '../second-factor.words.ts'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** They say that they have stored them. */
  readonly onDone: () => void
}

/** The codes, the only time that they are shown. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const t = useWords(secondFactorWords)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const text = `${codes.join('\n')}\n`
  return (
    <section className="factor-form">
      <h2 ref={title} tabIndex={-1}>
        {t('recovery.title')}
      </h2>
      <p>{t('recovery.lead')}</p>
      <ul className="factor-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="factor-actions">
        <button className="factor-button" onClick={() => void copyText(text)} type="button">
          {t('recovery.copy')}
        </button>
        <button
          className="factor-button"
          onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'lectern-recovery-codes.txt')}
          type="button"
        >
          {t('recovery.save')}
        </button>
        <button className="factor-button is-primary" onClick={onDone} type="button">
          {t('recovery.done')}
        </button>
      </p>
    </section>
  )
}
