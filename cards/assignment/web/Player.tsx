import './assignment.css'
import { useId, useRef, useState } from 'react'
import { CardHeading } from '#kit/card/web/CardHeading.tsx'
import { useRecoveryDraft } from '#kit/form/web/useRecoveryDraft.ts'
import { GradeNotes } from '#kit/card/web/GradeNotes.tsx'
import { RichTextView } from '#kit/richText/web/RichTextView.tsx'
import { useWords } from '#kit/i18n/web/words.ts'
import { assignmentWords } from '../assignment.card.ts'
import { fileWorkOf, lackOf } from '../assignment.rules.ts'
import type { AssignmentCard, AssignmentResponse, Exemplar } from '../assignment.schema.ts'
import type { AssignmentPlayerProps } from './playerProps.ts'
import { WorkFiles } from './WorkFiles.tsx'

const empty: AssignmentResponse = { text: '', link: '', fileIds: [] }

/** An assignment as the learner meets it: the task, what counts, and a place for the work. */
export function AssignmentPlayer(props: AssignmentPlayerProps) {
  const { card, headingId, verdict, isSending, respond } = props
  const t = useWords(assignmentWords)
  const isClosed = verdict !== undefined || isSending
  // What has a verdict is no draft of the next attempt.
  const [scored, setScored] = useState(props.response ?? empty)
  if (verdict && props.response && props.response !== scored) setScored(props.response)
  const { draft, setDraft } = useRecoveryDraft<AssignmentResponse>({
    key: props.services.draftKey,
    first: props.response ?? empty,
    // Files are uploaded again: what nobody has handed in is not stored for long.
    read: ({ text, link }) =>
      typeof text === 'string' && typeof link === 'string' ? { ...empty, text, link } : undefined,
    isWritten: ({ text, link }) =>
      (text.trim() !== '' || link !== '') && (text !== scored.text || link !== scored.link),
    // What was handed in lies in the outbox or with the server.
    isPaused: isClosed,
    onRestore: ({ text, link }) => change({ text, link }),
  })
  // Files arrive whenever they do: a change is made to what is newest, not to what was drawn.
  const latest = useRef(draft)
  const work = isClosed ? (props.response ?? draft) : draft

  function change(part: Partial<AssignmentResponse>): void {
    latest.current = { ...latest.current, ...part }
    setDraft(latest.current)
    respond(lackOf(card, latest.current) === undefined ? latest.current : undefined)
  }

  const exemplars = card.exemplars.length > 0 ? card.exemplars : (verdict?.solution?.exemplars ?? [])
  return (
    <div className="assignment">
      <CardHeading focus={props.focusHeading} id={headingId} kicker={t('play.kicker')}>
        {card.title || t('label')}
      </CardHeading>
      <RichTextView value={card.instructions} />
      {card.dueDays !== null && !verdict && (
        <p className="assignment-due">{t('play.due', { count: card.dueDays })}</p>
      )}
      <Criteria card={card} />
      <Exemplars exemplars={exemplars} />
      <fieldset aria-labelledby={headingId} className="assignment-work" disabled={isClosed}>
        <Texts card={card} change={change} isClosed={isClosed} work={work} />
        {fileWorkOf(card).length > 0 && (
          <WorkFiles
            {...props}
            fileIds={work.fileIds}
            isClosed={isClosed}
            onChange={(fileIds) => change({ fileIds: [...fileIds] })}
          />
        )}
      </fieldset>
      {!isClosed && <Lack card={card} work={work} />}
      {verdict && <GradeNotes notes={verdict.feedback.parts} title={t('play.feedback')} />}
    </div>
  )
}

interface TextProps {
  readonly card: AssignmentCard
  readonly work: AssignmentResponse
  readonly isClosed: boolean
  change(part: Partial<AssignmentResponse>): void
}

function Texts({ card, work, isClosed, change }: TextProps) {
  const t = useWords(assignmentWords)
  const id = useId()
  return (
    <>
      {card.accepted.includes('text') && (
        <label className="assignment-field">
          <span>{t('play.text')}</span>
          <textarea
            className="card-box card-input"
            onChange={(event) => change({ text: event.target.value })}
            readOnly={isClosed}
            rows={5}
            value={work.text}
          />
        </label>
      )}
      {card.accepted.includes('link') && (
        <label className="assignment-field" htmlFor={`${id}-link`}>
          <span>{t('play.link')}</span>
          <input
            autoCapitalize="off"
            autoComplete="url"
            className="card-box card-input"
            id={`${id}-link`}
            inputMode="url"
            onChange={(event) => change({ link: event.target.value.trim() })}
            placeholder="https://"
            type="text"
            value={work.link}
          />
        </label>
      )}
    </>
  )
}

/** What is still missing; nothing at all is no reproach. */
function Lack({ card, work }: { readonly card: AssignmentCard; readonly work: AssignmentResponse }) {
  const t = useWords(assignmentWords)
  const lack = lackOf(card, work)
  const count = lack === 'tooLong' ? card.maxLength : card.minLength
  return (
    <p className="assignment-lack" role="status">
      {lack ? t(`play.lacks.${lack}`, { count }) : t('play.handIn')}
    </p>
  )
}

function Criteria({ card }: { readonly card: AssignmentCard }) {
  const t = useWords(assignmentWords)
  if (card.rubric.length === 0) return null
  return (
    <details className="assignment-more">
      <summary>{t('play.rubric')}</summary>
      <ul>
        {card.rubric.map(({ id, title, points }) => (
          <li key={id}>
            <span>{title}</span>
            <span>{t('play.points', { count: points })}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Exemplars({ exemplars }: { readonly exemplars: readonly Exemplar[] }) {
  const t = useWords(assignmentWords)
  if (exemplars.length === 0) return null
  return (
    <details className="assignment-more">
      <summary>{t('play.exemplars')}</summary>
      {exemplars.map(({ id, title, text }) => (
        <blockquote key={id}>
          {title && <strong>{title}</strong>}
          <p>{text}</p>
        </blockquote>
      ))}
    </details>
  )
}
