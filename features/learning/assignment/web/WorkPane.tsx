import type { DataOf } from '#kit/contract/endpoint.ts'
import { RelativeTime } from '#kit/i18n/web/RelativeTime.tsx'
import { StatusTag } from '#kit/resource/web/StatusTag.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignment, type assignmentEndpoints, type Submission } from '../assignment.contract.ts'
import { assignmentWords } from '../assignment.words.ts'
import { LinkedText } from './LinkedText.tsx'
import { WorkFiles, type WorkFile } from './WorkFiles.tsx'

export type Work = DataOf<typeof assignmentEndpoints.get>

/** What was asked, the last attempt whole, and the earlier ones with what was said of them. */
export function WorkPane({ work }: { readonly work: Work }) {
  const t = useWords(assignmentWords)
  const [last, ...earlier] = work.works
  return (
    <div className="work-pane">
      <details className="work-task">
        <summary>{t('work.task')}</summary>
        <p className="work-text">{work.task}</p>
      </details>
      {last ? (
        <Attempt files={work.files} submission={last} work={work} />
      ) : (
        <p className="kit-muted">{t('work.nothing')}</p>
      )}
      {earlier.length > 0 && (
        <details className="work-earlier">
          <summary>
            {t('work.earlier')} <span className="kit-muted">{earlier.length}</span>
          </summary>
          {earlier.map((submission) => (
            <Attempt files={work.files} key={submission.responseId} submission={submission} work={work} />
          ))}
        </details>
      )}
    </div>
  )
}

interface AttemptProps {
  readonly work: Work
  readonly submission: Submission
  readonly files: readonly WorkFile[]
}

function Attempt({ work, submission, files }: AttemptProps) {
  const t = useWords(assignmentWords)
  const { attempt, text, fileIds, at, feedback } = submission
  return (
    <article className="work-attempt">
      <header>
        <h2>{t('work.attempt', { number: attempt })}</h2>
        <RelativeTime at={at} />
      </header>
      {text ? <LinkedText text={text} /> : <p className="kit-muted">{t('work.noText')}</p>}
      <WorkFiles fileIds={fileIds} files={files} label={t('work.files')} />
      {feedback && <FeedbackNote feedback={feedback} files={files} work={work} />}
    </article>
  )
}

interface NoteProps {
  readonly work: Work
  readonly feedback: NonNullable<Submission['feedback']>
  readonly files: readonly WorkFile[]
}

/** What somebody said of an attempt. */
function FeedbackNote({ work, feedback, files }: NoteProps) {
  const t = useWords(assignmentWords)
  const { result, comment, rubric, scaled, fileIds, byName, at } = feedback
  return (
    <section className="work-feedback">
      <header>
        <StatusTag machine={assignment.machine} status={result} />
        {scaled !== null && <strong>{t('work.marks', { percent: Math.round(scaled * 100) })}</strong>}
        <span>{t('work.by', { name: byName })}</span>
        <RelativeTime at={at} />
      </header>
      {comment !== '' && <p className="work-text">{comment}</p>}
      {rubric.length > 0 && (
        <ul className="work-marks">
          {work.rubric.map(({ id, title, points }) => {
            const mark = rubric.find((one) => one.id === id)
            return mark && <li key={id}>{`${title} ${mark.points}/${points}`}</li>
          })}
        </ul>
      )}
      <WorkFiles fileIds={fileIds} files={files} label={t('work.fromTeacher')} />
    </section>
  )
}
