import { useWords } from '#kit/i18n/web/words.ts'
import { PasswordForm } from '#features/people/profile/web/PasswordForm.tsx'
import { shellWords } from '../../words/shellWords.ts'
import { Gate, passGate } from './Gate.tsx'

/** The password was made by somebody else: a new one comes first. */
export function PasswordGate() {
  const t = useWords(shellWords)
  return (
    <Gate lead={t('page.passwordFirstText')} title={t('page.passwordFirst')}>
      <PasswordForm onChanged={passGate} />
    </Gate>
  )
}
