import type { ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '../second-factor.words.ts'

interface FormFooterProps {
  /** What went wrong with the whole; '' where nothing did. */
  readonly trouble?: string
  readonly onCancel: () => void
  /** The button that does it. */
  readonly children: ReactNode
}

/** The end of a form: what went wrong, the button that does it, and the one that does not. */
export function FormFooter({ trouble = '', onCancel, children }: FormFooterProps) {
  const t = useWords(secondFactorWords)
  return (
    <>
      <p className="factor-trouble" role="alert">
        {trouble}
      </p>
      <p className="factor-actions">
        {children}
        <button className="factor-button" onClick={onCancel} type="button">
          {t('panel.cancel')}
        </button>
      </p>
    </>
  )
}
