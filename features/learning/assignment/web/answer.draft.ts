import { z } from 'zod'
import { levelsOf } from '../assignment.grade.ts'
import type { Mark } from '../assignment.states.ts'
import type { Work } from './WorkPane.tsx'

const file = z.object({ id: z.number(), name: z.string() })

/** What somebody has written to a work and not sent yet. */
export const draftSchema = z.object({
  comment: z.string(),
  marks: z.record(z.string(), z.number()),
  score: z.number().nullable(),
  files: z.array(file),
})
export type Draft = z.output<typeof draftSchema>

const emptyDraft: Draft = { comment: '', marks: {}, score: null, files: [] }

export const isEmpty = ({ comment, marks, score, files }: Draft): boolean =>
  comment === '' && Object.keys(marks).length === 0 && score === null && files.length === 0

/** What an AI said of the work, to begin from; marks are rounded to what one key gives. */
export function proposedDraft({ rubric, works }: Work): Draft {
  const proposed = works[0]?.proposed
  if (!proposed) return emptyDraft
  const marks = rubric.flatMap(({ id, points }) => {
    const part = proposed.parts.find((one) => one.id === id)
    return part ? [[id, nearest(levelsOf(points), part.share * points)] as const] : []
  })
  const score = rubric.length === 0 && proposed.scaled !== null ? Math.round(proposed.scaled * 100) : null
  return { ...emptyDraft, comment: proposed.comment, marks: Object.fromEntries(marks), score }
}

const nearest = (levels: readonly number[], points: number): number =>
  levels.reduce((best, level) => (Math.abs(level - points) < Math.abs(best - points) ? level : best), 0)

/** The marks of a draft in the order of the criteria. */
export const marksOf = ({ rubric }: Pick<Work, 'rubric'>, { marks }: Draft): Mark[] =>
  rubric.flatMap(({ id }) => {
    const points = marks[id]
    return points === undefined ? [] : [{ id, points }]
  })
