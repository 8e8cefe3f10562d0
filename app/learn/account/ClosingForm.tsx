import { useId, useState, type FormEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { accountWords } from '#features/people/user/account.words.ts'
import { OwnedList } from '#features/people/user/web/account/OwnedList.tsx'
import { useClosing } from '#features/people/user/web/account/useClosing.ts'
import { accountCalls } from './account.calls.ts'
import { Successor } from './Successor.tsx'

/** Takes the password, and hands over first what others use. */
export function ClosingForm({ onClosed }: { readonly onClosed: () => void }) {
  const t = useWords(accountWords)
  const id = useId()
  const [trouble, setTrouble] = useState('')
  const { values, owned, problems, isClosing, change, send } = useClosing({
    close: (body) => call(accountCalls.close, { body }),
    onClosed,
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
  )
}
