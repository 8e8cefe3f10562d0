import { useState } from 'react'
import { errorText } from '#kit/http/web/errorText.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '#features/people/user/account.words.ts'
import { accountCalls } from './account.calls.ts'

/** All that is kept of oneself, to take along. */
export function DataPart() {
  const t = useWords(accountWords)
  const [state, setState] = useState<'idle' | 'gathering' | { readonly trouble: string }>('idle')
  const gather = () => {
    setState('gathering')
    download(accountCalls.data).then(
      () => setState('idle'),
      (error: unknown) => setState({ trouble: errorText(error) }),
    )
  }
  return (
    <>
      <button
        className="learn-button is-quiet"
        disabled={state === 'gathering'}
        onClick={gather}
        type="button"
      >
        {state === 'gathering' ? t('data.preparing') : t('data.action')}
      </button>
      {typeof state === 'object' && <p role="alert">{state.trouble}</p>}
    </>
  )
}
