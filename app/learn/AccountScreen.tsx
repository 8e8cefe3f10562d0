import { useId, useState, type FormEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { download } from '#kit/http/web/transfer.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '#features/people/user/account.words.ts'
import { OwnedList } from '#features/people/user/web/account/OwnedList.tsx'
import { useClosing } from '#features/people/user/web/account/useClosing.ts'
import { learnWords } from '#features/learning/learner/learn.words.ts'
import { follow, listPath } from '#features/learning/learner/web/view/place.ts'
import { accountCalls } from './account.calls.ts'
import { forgetOnDevice } from './forgetOnDevice.ts'
import { Successor } from './Successor.tsx'
import { signOut } from './useLearner.ts'

const useAccountWords = lazyWords(accountWords)

/** A learner's own data, and the end of their account. */
export function AccountScreen({ userId }: { readonly userId: number }) {
  const learn = useWords(learnWords)
  return useAccountWords() ? (
    <main className="learn-home learn-narrow">
      <a className="learn-link" href={listPath} onClick={follow}>
        ← {learn('home')}
      </a>
      <Data />
      <Closing userId={userId} />
    </main>
  ) : (
    <main aria-busy="true" />
  )
}

function Data() {
  const t = useWords(accountWords)
  const [state, setState] = useState<'idle' | 'gathering' | { readonly trouble: string }>('idle')
  useScreenName(t('data.title'))
  const gather = () => {
    setState('gathering')
    download(accountCalls.data).then(
      () => setState('idle'),
      (error: unknown) => setState({ trouble: errorText(error) }),
    )
  }
  return (
    <section className="learn-account-part">
      <h1>{t('data.title')}</h1>
      <p className="learn-lead">{t('data.lead')}</p>
      <button className="learn-button" disabled={state === 'gathering'} onClick={gather} type="button">
        {state === 'gathering' ? t('data.preparing') : t('data.action')}
      </button>
      {typeof state === 'object' && <p role="alert">{state.trouble}</p>}
    </section>
  )
}

function Closing({ userId }: { readonly userId: number }) {
  const t = useWords(accountWords)
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const [trouble, setTrouble] = useState('')
  const { values, owned, problems, isClosing, change, send } = useClosing({
    close: (body) => call(accountCalls.close, { body }),
    onClosed: () => void signOut(() => forgetOnDevice(userId)),
    onTrouble: setTrouble,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTrouble('')
    send()
  }
  const isReady = values.password !== '' && (owned.length === 0 || values.handOverTo !== null)
  const problem = problems['password'] ?? trouble
  return (
    <section className="learn-account-part">
      <h2>{t('close.title')}</h2>
      <p className="learn-lead">{t('close.lead')}</p>
      <p className="learn-lead">{t('close.before')}</p>
      {!isConfirming && (
        <button className="learn-button is-quiet" onClick={() => setConfirming(true)} type="button">
          {t('close.action')}
        </button>
      )}
      {isConfirming && (
        <form onSubmit={submit}>
          <label htmlFor={id}>{t('fields.password')}</label>
          <input
            aria-describedby={`${id}-problem`}
            aria-invalid={problem !== ''}
            autoComplete="current-password"
            id={id}
            onChange={({ target }) => change({ password: target.value })}
            type="password"
            value={values.password}
          />
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
          {owned.length > 0 && (
            <>
              <OwnedList owned={owned} />
              <Successor
                id={`${id}-successor`}
                onChange={(handOverTo) => change({ handOverTo })}
                problem={problems['handOverTo']}
                value={values.handOverTo}
              />
            </>
          )}
          <button className="learn-button is-danger" disabled={!isReady || isClosing} type="submit">
            {t('close.confirm')}
          </button>
        </form>
      )}
    </section>
  )
}
