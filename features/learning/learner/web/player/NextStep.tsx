import { useEffect, useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import { learnWords } from '../../learn.words.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import { activityInCoursePath, coursePath, followInPlace, leaveFor } from '../view/place.ts'
import { nextStep, type NextStep as Step } from './nextStep.ts'

interface Props {
  readonly activityId: number
  readonly courseId: number
  /** The server knows all that was done here. */
  readonly isSent: boolean
}

/** At the end of an activity: the next one of its course, or when there is one, and the way back to the course. */
export function NextStep({ activityId, courseId, isSent }: Props) {
  const t = useWords(learnWords)
  const [step, setStep] = useState<Step>()
  useEffect(() => {
    if (!isSent) return undefined
    const leaving = new AbortController()
    call(learnCalls.course, { query: { id: courseId }, signal: leaving.signal }).then(
      (course) => setStep(nextStep(course, activityId)),
      () => undefined,
    )
    return () => leaving.abort()
  }, [activityId, courseId, isSent])
  const isActivity = step?.kind === 'activity'
  return (
    <>
      {step && <Rest step={step} />}
      {isActivity && (
        <a className="player-main" href={activityInCoursePath(courseId, step.id)} onClick={followInPlace}>
          {t('next.activity', { title: step.title })}
        </a>
      )}
      <button
        className={isActivity ? 'player-second' : 'player-main'}
        onClick={() => leaveFor(coursePath(courseId))}
        type="button"
      >
        {t('next.toCourse')}
      </button>
    </>
  )
}

/** Why there is no next one now. */
function Rest({ step }: { readonly step: Step }) {
  const t = useWords(learnWords)
  const format = useFormat()
  if (step.kind === 'learned') return <p>{t('course.done')}</p>
  if (step.kind === 'awaits') return <p>{t('next.awaits')}</p>
  if (step.kind !== 'opens') return null
  return <p>{t('next.opens', { time: `${format.date(step.at)} ${format.clock(step.at)}` })}</p>
}
