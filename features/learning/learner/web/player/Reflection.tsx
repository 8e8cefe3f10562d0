import './reflection.css'
import { useEffect, useId, useState, type SyntheticEvent } from 'react'
import { call } from '#kit/http/web/client.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { lazyWords } from '#kit/i18n/web/lazyWords.ts'
import { newKey } from '#kit/http/web/newKey.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { ReflectionItem } from '#features/learning/attempt/reflection.contract.ts'
import { reflectionWords } from '../../reflection.words.ts'
import { reflectionCalls } from '../calls/reflection.calls.ts'
import { ReflectionQuestion } from './ReflectionQuestion.tsx'

const useReflectionWords = lazyWords(reflectionWords)

/** DEF-competency. What an activity asks its learner to look back on; nothing where it asks nothing or cannot be asked now. */
export function Reflection({ activityId }: { readonly activityId: number }) {
  const isReady = useReflectionWords()
  const [items, setItems] = useState<readonly ReflectionItem[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    call(reflectionCalls.get, { query: { activityId }, signal: leaving.signal }).then(
      setItems,
      () => undefined,
    )
    return () => leaving.abort()
  }, [activityId])
  return isReady && items.length > 0 ? <Form activityId={activityId} items={items} /> : null
}

type Sending =
  { readonly kind: 'idle' | 'sending' | 'sent' } | { readonly kind: 'refused'; readonly problem: string }

interface FormProps {
  readonly activityId: number
  readonly items: readonly ReflectionItem[]
}

function Form({ activityId, items }: FormProps) {
  const t = useWords(reflectionWords)
  const id = useId()
  const [answers, setAnswers] = useState(items)
  // The same action until something is changed, however often it has to be sent.
  const [clientId, setClientId] = useState(newKey)
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  const rated = answers.flatMap(({ abilityId, rating, text }) =>
    rating === null ? [] : [{ abilityId, rating, text: text.trim() }],
  )
  const change = (next: ReflectionItem) => {
    setAnswers(answers.map((one) => (one.abilityId === next.abilityId ? next : one)))
    setClientId(newKey())
    setState({ kind: 'idle' })
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    call(reflectionCalls.send, { body: { clientId, activityId, reflections: rated } }).then(
      () => setState({ kind: 'sent' }),
      (error: unknown) => setState({ kind: 'refused', problem: errorText(error) }),
    )
  }
  return (
    <form aria-labelledby={id} className="learn-reflection" onSubmit={send}>
      <h3 id={id}>{t('title')}</h3>
      <p className="learn-lead">{t('lead')}</p>
      {answers.map((one) => (
        <ReflectionQuestion key={one.abilityId} item={one} onChange={change} />
      ))}
      <button
        className="learn-button is-quiet"
        disabled={rated.length === 0 || state.kind === 'sending'}
        type="submit"
      >
        {t(state.kind === 'sending' ? 'sending' : 'send')}
      </button>
      <output>
        {state.kind === 'sent' && t('sent')}
        {state.kind === 'refused' && state.problem}
      </output>
    </form>
  )
}
