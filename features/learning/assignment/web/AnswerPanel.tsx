import { Button } from 'antd'
import { useEffect } from 'react'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useScreenName } from '#kit/view/web/screenName.ts'
import { useLeaveGuard } from '#kit/form/web/useLeaveGuard.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignment } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { AnswerBar } from './AnswerBar.tsx'
import { FeedbackForm } from './FeedbackForm.tsx'
import { useAnswer } from './useAnswer.ts'
import { useAnswerKeys } from './useAnswerKeys.ts'
import { usePhrases } from './usePhrases.ts'
import type { Queue } from './useQueue.ts'
import { isAnswerable, mayBecome } from './answerable.ts'
import { WorkFacts } from './WorkFacts.tsx'
import { WorkPane, type Work } from './WorkPane.tsx'

interface Props {
  readonly queue: Queue
  readonly work: Work
  refetch(): Promise<void>
}

/** One work and the answer to it, side by side. */
export function AnswerPanel({ queue, work, refetch }: Props) {
  const t = useWords(assignmentWords)
  const phrases = usePhrases()
  const answer = useAnswer({ work, refetch, onSent: queue.finish, rememberPhrase: phrases.remember })
  const isWaiting = isAnswerable(work)
  useScreenName(t('queue.title'))
  useAnswerKeys({
    isWaiting,
    send: (result) => mayBecome(work, result) && answer.send(result),
    skip: queue.skip,
    insert: (index) => answer.insert(phrases.list[index]),
  })
  const guard = useLeaveGuard(answer.isDirty)
  // Each work begins at its top. What the browser answers is no clean-up.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return (
    <>
      {answer.isStale && (
        <output className="kit-banner" data-tone="info">
          {t('queue.stale')}
        </output>
      )}
      <div className="work-columns">
        <section className="kit-panel work-panel" aria-label={work.cardTitle}>
          <header className="work-head">
            <h2>{work.cardTitle}</h2>
            <StatusTag machine={assignment.machine} status={work.status} />
          </header>
          <WorkFacts work={work} />
          <WorkPane work={work} />
        </section>
        {(isWaiting || answer.draft.comment !== '') && (
          <section className="kit-panel work-panel work-answer" aria-label={t('form.title')}>
            {isWaiting ? (
              <FeedbackForm answer={answer} phrases={phrases} work={work} />
            ) : (
              <p className="work-text">{answer.draft.comment}</p>
            )}
          </section>
        )}
      </div>
      {isWaiting ? (
        <AnswerBar answer={answer} work={work} onSkip={queue.skip} />
      ) : (
        <div className="kit-form-bar">
          <span className="kit-save-line">{t('queue.over')}</span>
          <Button onClick={queue.goOn} type="primary">
            {t('queue.next')}
          </Button>
        </div>
      )}
      {guard}
    </>
  )
}
