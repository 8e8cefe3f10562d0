import '#features/people/second-factor/web/factors.css'
import { useEffect, useId, useRef } from 'react'
import { call } from '#kit/http/web/client.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '#features/people/second-factor/second-factor.words.ts'
import { ProofForm } from '#features/people/second-factor/web/ProofForm.tsx'
import type { ConfirmWay } from '#features/people/session/confirmation.contract.ts'
import { confirmationCalls } from './proof.calls.ts'

interface ConfirmDialogProps {
  readonly ways: readonly ConfirmWay[]
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** A8-confirm: asks who is there to prove once more that it is they; above everything else, and without leaving it. */
export function ConfirmDialog({ ways, onAnswer }: ConfirmDialogProps) {
  const t = useWords(secondFactorWords)
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      aria-describedby={`${id}-lead`}
      aria-labelledby={id}
      className="factor-dialog"
      onCancel={() => onAnswer(false)}
      ref={dialog}
    >
      <h2 id={id}>{t('confirm.title')}</h2>
      <p id={`${id}-lead`}>{t('confirm.lead')}</p>
      <ProofForm
        action={t('confirm.action')}
        askPasskey={() => call(confirmationCalls.passkey, {})}
        prove={async (proof) => {
          await call(confirmationCalls.prove, { body: { proof } })
          onAnswer(true)
        }}
        ways={ways}
      />
      <button className="factor-link" onClick={() => onAnswer(false)} type="button">
        {t('panel.cancel')}
      </button>
    </dialog>
  )
}
