import '../view/learn.css'
import './ask.css'
import { useState } from 'react'
import { call } from '#kit/http/web/client.ts'
import { useFormat } from '#kit/i18n/web/format.ts'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useWords } from '#kit/i18n/web/words.ts'
import type { LearnAssignment } from '#features/learning/assignment/learnerWork.contract.ts'
import { learnWords } from '../../learn.words.ts'
import { learnCalls } from '../calls/learn.calls.ts'
import { PagedScreen } from '../view/PagedScreen.tsx'
import { activityPath, follow } from '../view/place.ts'
import { usePages } from '../view/usePages.ts'

const read = (pageNo: number, signal: AbortSignal) =>
  call(learnCalls.assignments, { query: { pageNo }, signal })

/** L1. Works that were asked of the learner: what is to be handed in by when, and what was said to it. */
export function WorksScreen() {
  const t = useWords(learnWords)
  const pages = usePages('assignments', read)
  useScreenName(t('works.title'))
  return (
    <PagedScreen
      {...pages}
      empty={t('works.empty')}
      emptyLead={t('works.emptyLead')}
      title={t('works.title')}
    >
      {(work) => <Work work={work} />}
    </PagedScreen>
  )
}

interface Props {
  readonly work: LearnAssignment
}

const isTheirTurn = ({ status }: LearnAssignment) => status === 'notSubmitted' || status === 'notApproved'

function Work({ work }: Props) {
  const t = useWords(learnWords)
  const { activityId, activityTitle, cardId, cardTitle, status, feedback } = work
  return (
    <article className="learn-work">
      <a className="learn-work-name" href={activityPath(activityId, cardId)} onClick={follow}>
        {cardTitle || activityTitle}
      </a>
      {cardTitle !== '' && <p className="learn-lead">{activityTitle}</p>}
      <p className="learn-work-state">
        <span className="learn-state" data-status={status}>
          {t(`works.states.${status}`)}
        </span>
        <Times work={work} />
      </p>
      {feedback && <Feedback feedback={feedback} />}
    </article>
  )
}

function Times({ work }: Props) {
  const t = useWords(learnWords)
  const format = useFormat()
  const { dueAt, submittedAt, isLate } = work
  const [now] = useState(Date.now)
  const isOverdue = isTheirTurn(work) && dueAt !== null && dueAt < now
  if (isTheirTurn(work))
    return dueAt === null ? null : (
      <span className={isOverdue ? 'is-over' : undefined}>
        {t('works.due', { time: format.date(dueAt) })}
      </span>
    )
  if (submittedAt === null) return null
  const time = format.date(submittedAt)
  return <span>{isLate ? t('works.handedInLate', { time }) : t('works.handedIn', { time })}</span>
}

function Feedback({ feedback }: { readonly feedback: NonNullable<LearnAssignment['feedback']> }) {
  const t = useWords(learnWords)
  const format = useFormat()
  const { byName, comment, scaled, files } = feedback
  return (
    <div className="learn-said">
      <p className="learn-said-by">
        <b>{byName || t('messages.school')}</b>
        {scaled !== null && <span>{t('works.score', { share: format.percent(scaled) })}</span>}
      </p>
      {comment !== '' && <p className="learn-said-text">{comment}</p>}
      {files.map(({ url, name }) => (
        <a className="learn-link" href={url} key={url} rel="noopener" target="_blank">
          {name}
        </a>
      ))}
    </div>
  )
}
