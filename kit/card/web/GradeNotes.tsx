import type { PartFeedback } from '../verdict.ts'

interface Props {
  readonly title: string
  readonly notes: readonly PartFeedback[]
}

/** The grader's comment on each criterion. */
export function GradeNotes({ title, notes }: Props) {
  const written = notes.filter(({ text }) => text.trim() !== '')
  if (written.length === 0) return null
  return (
    <section className="card-note">
      <h3>{title}</h3>
      <ul>
        {written.map(({ partId, text }) => (
          <li key={partId}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
