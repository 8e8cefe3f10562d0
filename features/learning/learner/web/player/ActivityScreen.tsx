import '../view/learn.css'
import { useEffect, useRef } from 'react'
import { kitFaults } from '#kit/contract/fault.ts'
import { errorText } from '#kit/http/web/errorText.ts'
import { isRefusal } from '#kit/http/web/refusal.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { NotHad } from '../view/NotHad.tsx'
import { NotShown } from '../view/NotShown.tsx'
import type { Outbox } from '../outbox/outbox.ts'
import { coursePath, leaveForList, listPath } from '../view/place.ts'
import { useOutboxState } from '../outbox/useOutboxState.ts'
import { useWhenOnline } from '../view/useWhenOnline.ts'
import { ActivityPlayer } from './ActivityPlayer.tsx'
import { useActivity } from './useActivity.ts'

interface Props {
  readonly id: number
  /** The card that the link leads to. */
  readonly cardId?: number
  /** The course from which it was opened, and in which its end leads on. */
  readonly courseId?: number
  readonly outbox: Outbox
  /** The code with which a hidden activity refuses who has not begun. */
  readonly notOpenCode: number
  /** The codes with which a day or section that is still closed refuses. */
  readonly lockedCodes: readonly number[]
}

/** L1. One activity, card by card, from where the learner left it. */
export function ActivityScreen({ id, cardId, courseId, outbox, notOpenCode, lockedCodes }: Props) {
  const t = useWords(learnWords)
  const { state, reload, renewFiles } = useActivity(id, outbox, cardId)
  const title = state.kind === 'open' ? state.opened.activity.title : undefined
  useScreenName(title ?? t('title'))
  useReloadWhenSent(outbox, state.kind === 'open' ? state.round : undefined, reload)
  if (state.kind === 'failed')
    return (
      <Failed
        error={state.error}
        id={id}
        lockedCodes={lockedCodes}
        notOpenCode={notOpenCode}
        onRetry={reload}
      />
    )
  return (
    <main className="learn-play">
      {state.kind === 'loading' ? (
        <div aria-label={t('loading')} className="learn-stage learn-stage-coming" role="status" />
      ) : (
        <>
          <h1 className="kit-visually-hidden">{title}</h1>
          <ActivityPlayer
            activity={state}
            key={state.round}
            onBrokenFile={renewFiles}
            onClose={() => leaveForList(courseId === undefined ? listPath : coursePath(courseId))}
            {...(courseId !== undefined && { courseId })}
            onRefusal={reload}
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

interface FailedProps extends Pick<Props, 'id' | 'notOpenCode' | 'lockedCodes'> {
  readonly error: unknown
  readonly onRetry: () => void
}

function Failed({ id, error, notOpenCode, lockedCodes, onRetry }: FailedProps) {
  const t = useWords(learnWords)
  useWhenOnline(onRetry)
  const isHidden = isRefusal(error, notOpenCode)
  const isAbsent = isRefusal(error, kitFaults.notFound.code) || isRefusal(error, kitFaults.invalid.code)
  const isLocked = lockedCodes.some((code) => isRefusal(error, code))
  if (isAbsent) return <NotHad id={id} kind="activity" />
  const title = isHidden ? 'activity.hidden' : isLocked ? 'activity.locked' : 'activity.failed'
  const lead = isHidden ? t('activity.hiddenLead') : errorText(error)
  return <NotShown lead={lead} onRetry={isHidden || isLocked ? undefined : onRetry} title={t(title)} />
}
