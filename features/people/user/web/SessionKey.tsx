import { useWords } from '#kit/i18n/web/words.ts'
import { userWords } from '../user.words.ts'

/** The key itself never leaves the server. */
export function SessionKey({ isSet }: { readonly isSet: boolean }) {
  const t = useWords(userWords)
  return (
    <span className="kit-tag" data-tone={isSet ? 'ok' : 'off'}>
      {isSet ? t('sessionKeySet') : t('sessionKeyUnset')}
    </span>
  )
}
