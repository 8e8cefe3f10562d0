import { useState, type FormEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import type { AddProps } from './AddTotp.tsx'
import { isThereAlready, knowsPasskeys, makePasskey } from './authenticator.ts'
import { FactorInput } from './FactorInput.tsx'
import { FormFooter } from './FormFooter.tsx'
import { secondFactorCalls } from './secondFactor.calls.ts'
import { useStep } from './useStep.ts'

interface AddPasskeyProps extends AddProps {
  /** Where passkeys of this server work. */
  readonly origin: string | null
}

/** A passkey: named, then made by the device. Where it cannot work it is said why. */
export function AddPasskey({ origin, onAdded, onCancel }: AddPasskeyProps) {
  const t = useWords(secondFactorWords)
  const [name, setName] = useState(t('kinds.passkey'))
  const step = useStep()
  const explain = (error: unknown) => {
    if (isThereAlready(error)) return t('passkey.there')
    return isRefusal(error) || error instanceof TypeError ? undefined : t('passkey.failed')
  }
  const make = (event: FormEvent) => {
    event.preventDefault()
    void step.run(async () => {
      const passkey = await makePasskey(await call(secondFactorCalls.beginPasskey, {}))
      const { recoveryCodes } = await call(secondFactorCalls.addPasskey, { body: { name, passkey } })
      onAdded(name, recoveryCodes)
    }, explain)
  }
  const hindrance = useHindrance(origin)
  return (
    <form className="factor-form" noValidate onSubmit={make}>
      <p>{hindrance || t('passkey.lead')}</p>
      {hindrance === '' && (
        <FactorInput
          autoFocus
          label={t('fields.name')}
          maxLength={40}
          name="name"
          onChange={setName}
          problem={step.problem('name')}
          value={name}
        />
      )}
      <FormFooter onCancel={onCancel} trouble={step.trouble}>
        {hindrance === '' && (
          <button aria-busy={step.isBusy} className="factor-button is-primary" type="submit">
            {t(step.isBusy ? 'prove.waiting' : 'passkey.create')}
          </button>
        )}
      </FormFooter>
    </form>
  )
}

/** Why no passkey can be made on this page; '' where one can. */
function useHindrance(origin: string | null): string {
  const t = useWords(secondFactorWords)
  if (origin === null) return t('faults.noPasskeysHere')
  if (origin !== window.location.origin) return t('passkey.elsewhere', { origin })
  if (!knowsPasskeys()) return t('passkey.missing')
  return ''
}
