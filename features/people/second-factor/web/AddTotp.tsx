import { lazy, Suspense, useEffect, useRef, useState, type FormEvent } from 'react'
import type { DataOf } from '#kit/contract/endpoint.ts'
import { call } from '#kit/http/web/client.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { secondFactorWords } from '../second-factor.words.ts'
import { codeInput, FactorInput } from './FactorInput.tsx'
import { FormFooter } from './FormFooter.tsx'
import { secondFactorCalls } from './secondFactor.calls.ts'
import { useStep } from './useStep.ts'

// The library that draws it is larger than all the rest.
const QrPicture = lazy(async () => ({ default: (await import('#kit/picture/web/QrPicture.tsx')).QrPicture }))

/** In pixels. */
const pictureWidth = 200

export interface AddProps {
  readonly onAdded: (name: string, recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** An authenticator app: its secret as a picture and as text, and a code of it before it counts. */
export function AddTotp({ onAdded, onCancel }: AddProps) {
  const t = useWords(secondFactorWords)
  const [begun, setBegun] = useState<DataOf<typeof secondFactorCalls.beginTotp>>()
  const [name, setName] = useState(t('kinds.totp'))
  const [code, setCode] = useState('')
  const step = useStep()
  const isBegun = useRef(false)
  const begin = () => step.run(async () => setBegun(await call(secondFactorCalls.beginTotp, {})))
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void begin()
  })
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (!begun) return
    void step.run(async () => {
      const body = { id: begun.id, name, code }
      onAdded(name, (await call(secondFactorCalls.confirmTotp, { body })).recoveryCodes)
    })
  }
  return (
    <form className="factor-form" noValidate onSubmit={confirm}>
      <p>{t('totp.scan')}</p>
      <div className="factor-picture">
        {begun && (
          <Suspense>
            <QrPicture label={t('totp.picture')} text={begun.uri} width={pictureWidth} />
          </Suspense>
        )}
      </div>
      <p>
        {t('totp.type')} <code className="factor-secret">{begun && spaced(begun.secret)}</code>
      </p>
      <FactorInput
        {...codeInput}
        label={t('totp.code')}
        name="code"
        onChange={setCode}
        problem={step.problem('code')}
        value={code}
      />
      <FactorInput
        label={t('fields.name')}
        maxLength={40}
        name="name"
        onChange={setName}
        problem={step.problem('name')}
        value={name}
      />
      <FormFooter onCancel={onCancel} trouble={step.trouble}>
        <button
          aria-busy={step.isBusy}
          className="factor-button is-primary"
          disabled={!begun || code.trim() === ''}
          type="submit"
        >
          {t('totp.confirm')}
        </button>
      </FormFooter>
    </form>
  )
}

/** In groups of four, which one reads off more easily; apps leave out the spaces. */
const spaced = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
