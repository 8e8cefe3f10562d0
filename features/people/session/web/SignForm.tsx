import type { KeyboardEvent, ReactNode } from 'react'
import { CaptchaBox } from './CaptchaBox.tsx'
import type { Captcha } from './useCaptcha.ts'
import type { useEntry } from './useEntry.ts'

interface SignFormProps {
  readonly entry: Pick<ReturnType<typeof useEntry>, 'refusal' | 'isBusy' | 'onSubmit'>
  readonly captcha: Captcha
  readonly action: string
  readonly children: ReactNode
}

/** Enter that ends a composition (Chinese, Japanese) chooses a word and must not send the form. */
function ignoreComposingEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault()
}

export function SignForm({ entry, captcha, action, children }: SignFormProps) {
  return (
    <form className="sign-form" noValidate onSubmit={entry.onSubmit} onKeyDown={ignoreComposingEnter}>
      {children}
      <CaptchaBox captcha={captcha} />
      <div role="alert" className="sign-alert">
        {entry.refusal}
      </div>
      <button type="submit" className="sign-button" aria-busy={entry.isBusy}>
        {entry.isBusy && <span className="sign-spinner" aria-hidden="true" />}
        {action}
      </button>
    </form>
  )
}
