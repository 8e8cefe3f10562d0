import { lazy, Suspense, useEffect, useRef } from 'react'
import { notify } from '#kit/notice/web/notice.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import type { Outbox } from './outbox.ts'
import { useOutboxState } from './useOutboxState.ts'

// Rarely needed, so not part of the first load.
const RefusedActions = lazy(async () => ({ default: (await import('./RefusedActions.tsx')).RefusedActions }))

/** Shows that something waits to be sent, that it was sent, and what was refused. */
export function OutboxSign({ outbox }: { readonly outbox: Outbox }) {
  const t = useWords(learnWords)
  const { answers, isStalled, refused, waiting } = useOutboxState(outbox)
  const hadWaited = useRef(false)
  useEffect(() => {
    const isSent = hadWaited.current && waiting === 0
    if (isSent) notify({ kind: 'success', text: t('outbox.sent') })
    hadWaited.current = isStalled || (hadWaited.current && !isSent)
  }, [isStalled, waiting, t])
  return (
    <div aria-live="polite" className="learn-outbox">
      {isStalled && <p>{answers > 0 ? t('outbox.answers', { count: answers }) : t('outbox.progress')}</p>}
      {refused.length > 0 && (
        <Suspense>
          <RefusedActions outbox={outbox} refused={refused} />
        </Suspense>
      )}
    </div>
  )
}
