import './gradeNotes.css'
import type { PartFeedback } from '../verdict.ts'

interface Props {
  readonly title: string
  readonly notes: readonly PartFeedback[]
}

/** What who graded said of each criterion. */
export function GradeNotes({ title, notes }: Props) {
  const said = notes.filter(({ text }) => text.trim() !== '')
  if (said.length === 0) return null
  return (
    <section className="grade-notes">
      <h3>{title}</h3>
      <ul>
        {said.map(({ partId, text }) => (
          <li key={partId}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
