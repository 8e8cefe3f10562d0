import type { z } from 'zod'
import { dayRuns } from '#features/content/course/course.sections.ts'
import type { learnMilestone, learnSection } from '../../learner.records.ts'
import type { CourseState, UnitState } from './courseState.ts'

type Course = CourseState['course']
type Titled = Pick<Course['sections'][number], 'title' | 'overview'>

/** The section that is a unit of a course by content; '' of a day. */
export const titleOf = ({ learnMode, sections }: Course, unit: number): Titled => {
  const { title, overview } = (learnMode === 'content' && sections[unit - 1]) || { title: '', overview: '' }
  return { title, overview }
}

/** The sections of a course by day, each with its days. */
export const groupsOf = ({ learnMode, sections }: Course, units: number): z.output<typeof learnSection>[] =>
  learnMode === 'content'
    ? []
    : dayRuns(sections, units).flatMap(({ section, from, to }) =>
        section ? [{ title: section.title, overview: section.overview, from, to }] : [],
      )

/** The milestones of a unit: reached when it is open, and all that is to be learned in it, or else before it, is learned. */
export const milestonesOf = (
  { milestones }: Course,
  { unit, isReached }: UnitState,
): z.output<typeof learnMilestone>[] =>
  milestones.flatMap((milestone) => (milestone.unit === unit ? [{ title: milestone.title, isReached }] : []))
