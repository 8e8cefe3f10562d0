import '#features/people/second-factor/web/factors.css'
import { call } from '#kit/http/web/client.ts'
import { saveToken } from '#kit/http/web/token.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '#features/people/second-factor/second-factor.words.ts'
import { ProofForm, type Proof } from '#features/people/second-factor/web/ProofForm.tsx'
import { useSecondFactorWords } from '#features/people/second-factor/web/useSecondFactorWords.ts'
import type { SecondStepProps } from '#features/people/session/web/LoginForm.tsx'
import { readDeviceToken, saveDeviceToken } from '#features/people/session/web/deviceToken.ts'
import { secondStepCalls } from './proof.calls.ts'

/** A4: the second half of signing in, where the account has a second factor. */
export function SecondStep({ pending: { token, ways }, onSignedIn, onBack }: SecondStepProps) {
  const t = useWords(secondFactorWords)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const prove = async (proof: Proof) => {
    if (proof.kind === 'password') return
    const body = { token, proof, timeZone, deviceToken: readDeviceToken() }
    const { accessToken, deviceToken } = await call(secondStepCalls.secondFactor, { body })
    saveToken(accessToken)
    saveDeviceToken(deviceToken)
    onSignedIn()
  }
  if (!useSecondFactorWords()) return <div aria-busy="true" className="factor-coming" />
  return (
    <div className="factor-step">
      <div role="status">
        <h2>{t('prove.title')}</h2>
        <p>{t('prove.lead')}</p>
      </div>
      <ProofForm
        action={t('prove.signIn')}
        askPasskey={() => call(secondStepCalls.secondFactorPasskey, { body: { token } })}
        prove={prove}
        ways={ways}
      />
      <button className="factor-link" onClick={onBack} type="button">
        {t('prove.back')}
      </button>
    </div>
  )
}
