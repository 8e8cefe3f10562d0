import type { AuthTarget, Privilege } from '#features/content/course/course.privileges.ts'

interface AssistantNote {
  readonly teacher: number
  readonly target: AuthTarget
  /** Of the course or product, from 0. */
  readonly number: number
  readonly privileges: readonly Privilege[]
  readonly daysAgo: number
}

/** They help where they are not instructors already. */
export const assistants: readonly AssistantNote[] = [
  {
    teacher: 2,
    target: 'course',
    number: 0,
    privileges: ['viewLearners', 'gradeAssignments', 'answerMessages'],
    daysAgo: 40,
  },
  { teacher: 0, target: 'course', number: 1, privileges: ['viewLearners', 'answerMessages'], daysAgo: 36 },
  { teacher: 0, target: 'course', number: 4, privileges: ['viewLearners', 'editContent'], daysAgo: 30 },
  { teacher: 2, target: 'product', number: 0, privileges: ['viewLearners', 'answerMessages'], daysAgo: 21 },
]
