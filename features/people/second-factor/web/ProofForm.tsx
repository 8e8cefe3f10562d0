import { useState, type FormEvent } from 'react'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { RequestOptions } from '../passkey.ts'
import type { FactorProof, FactorWay } from '../proof.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import { provePasskey } from './authenticator.ts'
import { codeInput, FactorInput } from './FactorInput.tsx'
import { useStep } from './useStep.ts'

export type Proof = FactorProof | { readonly kind: 'password'; readonly password: string }
type Way = FactorWay | 'password'

interface ProofFormProps {
  /** The quickest first; the others are offered below. */
  readonly ways: readonly Way[]
  readonly action: string
  readonly askPasskey: () => Promise<RequestOptions>
  /** @throws Refusal where it does not prove anything */
  readonly prove: (proof: Proof) => Promise<void>
}

const keys = { passkey: 'prove.usePasskey', code: 'prove.useCode', recovery: 'prove.useRecovery' } as const
const labels = { code: 'prove.code', recovery: 'prove.recovery', password: 'prove.password' } as const
const inputs = {
  code: codeInput,
  recovery: { autoCapitalize: 'none', autoComplete: 'off', maxLength: 60 },
  password: { autoComplete: 'current-password', type: 'password', maxLength: 200 },
} as const

/** Proves by one of these ways who is there: at sign-in, and once more before what asks for it. */
export function ProofForm({ ways, action, askPasskey, prove }: ProofFormProps) {
  const t = useWords(secondFactorWords)
  const [way, setWay] = useState<Way>(ways[0] ?? 'code')
  const step = useStep()
  const choose = (next: Way) => {
    step.clear()
    setWay(next)
  }
  const others = ways.flatMap((other) => (other === way || other === 'password' ? [] : [other]))
  return (
    <div className="factor-proof">
      {way === 'passkey' ? (
        <Passkey {...{ askPasskey, prove, step }} />
      ) : (
        <Typed key={way} {...{ action, prove, step, way }} />
      )}
      <p className="factor-trouble" role="alert">
        {step.trouble}
      </p>
      {others.map((other) => (
        <button className="factor-link" key={other} onClick={() => choose(other)} type="button">
          {t(keys[other])}
        </button>
      ))}
    </div>
  )
}

interface StepProps extends Pick<ProofFormProps, 'prove'> {
  readonly step: ReturnType<typeof useStep>
}

function Passkey({ askPasskey, prove, step }: StepProps & Pick<ProofFormProps, 'askPasskey'>) {
  const t = useWords(secondFactorWords)
  const use = () =>
    step.run(
      async () => prove({ kind: 'passkey', passkey: await provePasskey(await askPasskey()) }),
      (error) => (isRefusal(error) || error instanceof TypeError ? undefined : t('passkey.failed')),
    )
  return (
    <button
      aria-busy={step.isBusy}
      autoFocus
      className="factor-button is-primary is-wide"
      onClick={() => void use()}
      type="button"
    >
      {t(step.isBusy ? 'prove.waiting' : 'prove.usePasskey')}
    </button>
  )
}

function Typed({ action, prove, step, way }: StepProps & { action: string; way: Exclude<Way, 'passkey'> }) {
  const t = useWords(secondFactorWords)
  const [text, setText] = useState('')
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    void step.run(() => prove(way === 'password' ? { kind: way, password: text } : { kind: way, code: text }))
  }
  return (
    <form className="factor-form" noValidate onSubmit={send}>
      <FactorInput
        {...inputs[way]}
        autoFocus
        label={t(labels[way])}
        name={way}
        onChange={(value) => {
          step.clear()
          setText(value)
        }}
        problem={step.problem(way === 'password' ? 'password' : 'code')}
        value={text}
      />
      <button
        aria-busy={step.isBusy}
        className="factor-button is-primary is-wide"
        disabled={text.trim() === ''}
        type="submit"
      >
        {action}
      </button>
    </form>
  )
}
