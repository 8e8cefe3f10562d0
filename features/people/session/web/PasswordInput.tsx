import { useState } from 'react'
import type { ComponentProps } from 'react'
import { useWords } from '#kit/i18n/web/words.ts'
import { sessionWords } from '../session.words.ts'
import { TextInput } from './TextInput.tsx'

/** A password field whose text can be shown. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'trailing'>) {
  const t = useWords(sessionWords)
  const [isShown, setShown] = useState(false)
  const toggle = (
    <button type="button" className="sign-peek" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      {isShown ? t('screen.hide') : t('screen.show')}
    </button>
  )
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      trailing={toggle}
    />
  )
}
