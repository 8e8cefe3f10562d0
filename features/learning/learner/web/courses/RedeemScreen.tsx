import '../view/learn.css'
import './course.css'
import { useId, useState, type SyntheticEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { parseCode, formatCode } from '#features/sale/exchange-code/exchange-code.encoding.ts'
import { learnWords } from '../../learn.words.ts'
import { Message } from '../view/Message.tsx'
import { follow, listPath } from '../view/place.ts'
import { redeemCall } from '../calls/sale.calls.ts'

interface Props {
  /** As the link brought it; '' where it is to be typed. */
  readonly code: string
  readonly viaQr: boolean
}

type Sending =
  | { readonly kind: 'typing'; readonly problem?: string }
  | { readonly kind: 'sending' }
  | { readonly kind: 'done'; readonly title: string }

/** So that it can be compared with the paper; what is no code stays as it came. */
function asPrinted(code: string): string {
  const read = parseCode(code)
  return read === undefined ? code : formatCode(read)
}

/** What is wrong with the code itself, where the server names it. */
const problemOf = (error: unknown): string =>
  (isRefusal(error) ? error.fields['code'] : undefined) ?? errorText(error)

/** L1. A code becomes courses; it is sent when the learner says so, even where a link brought it. */
export function RedeemScreen({ code, viaQr }: Props) {
  const t = useWords(learnWords)
  const brought = asPrinted(code)
  const [typed, setTyped] = useState(brought)
  const [state, setState] = useState<Sending>({ kind: 'typing' })
  // The same action, however often it has to be sent; another code is another one.
  const [action, setAction] = useState({ code: '', clientId: '' })
  useScreenName(t('redeem.title'))
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const entered = typed.trim()
    if (entered === '' || state.kind === 'sending') return
    const own = action.code === entered ? action : { code: entered, clientId: newKey() }
    setAction(own)
    setState({ kind: 'sending' })
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = { ...own, timeZone, viaQr: viaQr && entered === brought }
    call(redeemCall, { body }).then(
      ({ title }) => setState({ kind: 'done', title }),
      (error: unknown) => setState({ kind: 'typing', problem: problemOf(error) }),
    )
  }
  const problem = state.kind === 'typing' ? state.problem : undefined
  const isFilledIn = brought !== '' && typed === brought && problem === undefined
  if (state.kind === 'done') return <Redeemed title={state.title} />
  return (
    <main className="learn-home">
      <h1>{t('redeem.title')}</h1>
      <p className="learn-lead">{t(isFilledIn ? 'redeem.leadBrought' : 'redeem.lead')}</p>
      <RedeemForm
        typed={typed}
        send={send}
        problem={problem}
        isBusy={state.kind === 'sending'}
        onType={(next) => {
          setTyped(next)
          setState({ kind: 'typing' })
        }}
      />
      <a className="learn-link" href={listPath} onClick={follow}>
        {t('toList')}
      </a>
    </main>
  )
}

interface FormProps {
  readonly typed: string
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onType: (code: string) => void
  readonly send: (event: SyntheticEvent) => void
}

function RedeemForm({ typed, isBusy, problem, onType, send }: FormProps) {
  const t = useWords(learnWords)
  const id = useId()
  return (
    <form className="learn-redeem" onSubmit={send}>
      <label htmlFor={id}>{t('redeem.code')}</label>
      <input
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
        aria-invalid={problem !== undefined}
        autoCapitalize="characters"
        autoComplete="off"
        id={id}
        maxLength={100}
        onChange={(event) => onType(event.target.value)}
        spellCheck={false}
        value={typed}
      />
      {problem !== undefined && (
        <p className="learn-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
      <button aria-busy={isBusy} className="learn-button" disabled={typed.trim() === ''} type="submit">
        {t('redeem.send')}
      </button>
    </form>
  )
}

function Redeemed({ title }: { readonly title: string }) {
  const t = useWords(learnWords)
  return (
    <main className="learn-home">
      <h1 className="kit-visually-hidden">{t('redeem.title')}</h1>
      <Message lead={t('redeem.doneLead')} title={t('redeem.done', { title })}>
        <a className="learn-button" href={listPath} onClick={follow}>
          {t('redeem.toCourses')}
        </a>
      </Message>
    </main>
  )
}
