import './learn.css'
import { useCallback, useEffect, useRef } from 'react'
import { kitFaults } from '#kit/fault.ts'
import { errorText } from '#kit/web/errorText.ts'
import { notify } from '#kit/web/notice.ts'
import { isRefusal } from '#kit/web/refusal.ts'
import { useScreenName } from '#kit/web/screenName.ts'
import { useWords } from '#kit/web/words.ts'
import { learnWords } from '../learn.words.ts'
import { ActivityPlayer } from './ActivityPlayer.tsx'
import { Message } from './Message.tsx'
import type { Outbox } from './outbox.ts'
import { follow, leaveForList, listPath } from './place.ts'
import { useActivity } from './useActivity.ts'
import { useOutboxState } from './useOutboxState.ts'
import { useWhenOnline } from './useWhenOnline.ts'

interface Props {
  readonly id: number
  readonly outbox: Outbox
  /** The code with which a hidden activity refuses who has not begun. */
  readonly notOpenCode: number
}

/** L1. One activity, card by card, from where the learner left it. */
export function ActivityScreen({ id, outbox, notOpenCode }: Props) {
  const t = useWords(learnWords)
  const { state, reload, renewFiles } = useActivity(id, outbox)
  const title = state.kind === 'open' ? state.opened.activity.title : undefined
  useScreenName(title ?? t('title'))
  useReloadWhenSent(outbox, state.kind === 'open' ? state.round : undefined, reload)
  const onRefusal = useCallback(
    (error: unknown) => {
      notify({ kind: 'error', text: t('outbox.refused', { reason: errorText(error) }) })
      reload()
    },
    [reload, t],
  )
  if (state.kind === 'failed')
    return <Failed error={state.error} notOpenCode={notOpenCode} onRetry={reload} />
  return (
    <main className="learn-play">
      {state.kind === 'loading' ? (
        <div aria-label={t('loading')} className="learn-stage learn-stage-coming" role="status" />
      ) : (
        <>
          <h1 className="kit-unseen">{title}</h1>
          <ActivityPlayer
            activity={state}
            key={state.round}
            onBrokenFile={renewFiles}
            onClose={leaveForList}
            onRefusal={onRefusal}
            outbox={outbox}
          />
        </>
      )}
    </main>
  )
}

/** Answers of an earlier sitting that were still waiting when this one began: what they were worth shows once it is known. */
function useReloadWhenSent(outbox: Outbox, round: number | undefined, reload: () => void): void {
  const { answers } = useOutboxState(outbox)
  const hadWaiting = useRef<number | undefined>(undefined)
  useEffect(() => {
    hadWaiting.current = round !== undefined && outbox.state().answers > 0 ? round : undefined
  }, [outbox, round])
  useEffect(() => {
    if (answers === 0 && hadWaiting.current !== undefined && hadWaiting.current === round) reload()
  }, [answers, round, reload])
}

interface FailedProps {
  readonly error: unknown
  readonly notOpenCode: number
  readonly onRetry: () => void
}

function Failed({ error, notOpenCode, onRetry }: FailedProps) {
  const t = useWords(learnWords)
  useWhenOnline(onRetry)
  const isHidden = isRefusal(error, notOpenCode)
  const isAbsent = isRefusal(error, kitFaults.notFound.code) || isRefusal(error, kitFaults.invalid.code)
  const title = isHidden ? 'activity.hidden' : isAbsent ? 'activity.absent' : 'activity.failed'
  const lead = isHidden ? t('activity.hiddenLead') : isAbsent ? t('activity.absentLead') : errorText(error)
  return (
    <main className="learn-home">
      <h1 className="kit-unseen">{t('title')}</h1>
      <Message lead={lead} title={t(title)}>
        {!isHidden && !isAbsent && (
          <button className="learn-button" onClick={onRetry} type="button">
            {t('retry')}
          </button>
        )}
        <a className="learn-link" href={listPath} onClick={follow}>
          {t('toList')}
        </a>
      </Message>
    </main>
  )
}
