import { lazy, Suspense, useState } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '#features/people/user/account.words.ts'

// Hardly anybody needs it, so it is not part of the page.
const ClosingForm = lazy(async () => ({ default: (await import('./ClosingForm.tsx')).ClosingForm }))

/** H1-close: the end of one's account, with the password. */
export function ClosingPart({ onClosed }: { readonly onClosed: () => void }) {
  const t = useWords(accountWords)
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <p className="learn-lead">{t('close.before')}</p>
      {isConfirming ? (
        <Suspense fallback={<div aria-busy="true" className="account-coming" />}>
          <ClosingForm onClosed={onClosed} />
        </Suspense>
      ) : (
        <button className="learn-button is-quiet" onClick={() => setConfirming(true)} type="button">
          {t('close.action')}
        </button>
      )}
    </>
  )
}
