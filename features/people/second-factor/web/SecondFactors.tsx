import './factors.css'
import { useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { AddTotp } from './AddTotp.tsx'
import { FactorList } from './FactorList.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { secondFactorCalls } from './secondFactor.calls.ts'
import { useFactors, type Factors } from './useFactors.ts'
import { useSecondFactorWords } from './useSecondFactorWords.ts'

interface SecondFactorsProps {
  /** Called once a factor is set up and its recovery codes are stored; whoever waits for that says why it is asked for. */
  readonly onSetUp?: () => void
}

/** A8-factor: one's own second factors; on the console and on the learner's page. */
export function SecondFactors(props: SecondFactorsProps) {
  const isReady = useSecondFactorWords()
  const { factors, error, reload } = useFactors()
  if (isReady && !factors && error !== undefined) return <Failed error={error} onRetry={reload} />
  if (!isReady || !factors) return <div aria-busy="true" className="factor-coming" />
  return <Shown {...props} factors={factors} reload={reload} />
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useWords(secondFactorWords)
  return (
    <p className="factor-trouble" role="alert">
      {errorText(error)}{' '}
      <button className="factor-link" onClick={onRetry} type="button">
        {t('panel.retry')}
      </button>
    </p>
  )
}

interface ShownProps extends SecondFactorsProps {
  readonly factors: Factors
  readonly reload: () => void
}

function Shown({ factors: { factors, ...about }, reload, onSetUp }: ShownProps) {
  const t = useWords(secondFactorWords)
  const [adding, setAdding] = useState<'passkey' | 'totp'>()
  const [codes, setCodes] = useState<readonly string[]>([])
  const take = (name: string, recoveryCodes: readonly string[]) => {
    setAdding(undefined)
    setCodes(recoveryCodes)
    notify({ kind: 'success', text: t('panel.wasAdded', { name }) })
    reload()
    if (recoveryCodes.length === 0) onSetUp?.()
  }
  const finish = () => {
    setCodes([])
    onSetUp?.()
  }
  if (codes.length > 0) return <RecoveryCodes codes={codes} onDone={finish} />
  const form = { onAdded: take, onCancel: () => setAdding(undefined) }
  if (adding === 'totp') return <AddTotp {...form} />
  if (adding === 'passkey') return <AddPasskey {...form} origin={about.passkeyOrigin} />
  return (
    <div className="factor-panel">
      {factors.length > 0 && <FactorList factors={factors} onChanged={reload} />}
      {factors.length === 0 && !onSetUp && <p>{t('panel.none')}</p>}
      <p className="factor-actions">
        <button className="factor-button" onClick={() => setAdding('passkey')} type="button">
          {t('panel.addPasskey')}
        </button>
        <button className="factor-button" onClick={() => setAdding('totp')} type="button">
          {t('panel.addTotp')}
        </button>
      </p>
      {factors.length > 0 && <Recovery left={about.recoveryCodesLeft} onRenewed={setCodes} />}
    </div>
  )
}

interface RecoveryProps {
  readonly left: number
  readonly onRenewed: (codes: readonly string[]) => void
}

/** How many codes there are for the day when all else is lost. */
function Recovery({ left, onRenewed }: RecoveryProps) {
  const t = useWords(secondFactorWords)
  const [isAsking, setAsking] = useState(false)
  const renew = () => {
    call(secondFactorCalls.renewRecoveryCodes, {}).then(
      ({ recoveryCodes }) => onRenewed(recoveryCodes),
      (error: unknown) => notify({ kind: 'error', text: errorText(error) }),
    )
  }
  return (
    <div className="factor-recovery">
      <span>{t('recovery.left', { count: left })}</span>
      {isAsking ? (
        <>
          <span>{t('recovery.renewAsk')}</span>
          <button className="factor-link" onClick={renew} type="button">
            {t('recovery.renew')}
          </button>
          <button className="factor-link" onClick={() => setAsking(false)} type="button">
            {t('panel.cancel')}
          </button>
        </>
      ) : (
        <button className="factor-link" onClick={() => setAsking(true)} type="button">
          {t('recovery.renew')}
        </button>
      )}
    </div>
  )
}
