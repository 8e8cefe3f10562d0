import type { DataOf } from '#kit/contract/endpoint.ts'
import type { learnCalls } from '../calls/learn.calls.ts'

type Course = DataOf<typeof learnCalls.course>

/** What comes after an activity in its course: another one, or why there is none for now. */
export type NextStep =
  | { readonly kind: 'activity'; readonly id: number; readonly title: string }
  | { readonly kind: 'opens'; readonly at: number }
  | { readonly kind: 'awaits' | 'learned' | 'none' }

/**
 * The first activity behind this one that is open and has something left to do; else one that was left out before it; else when
 * the course goes on.
 */
export function nextStep(course: Course, activityId: number): NextStep {
  const open = course.units.filter(({ isOpen }) => isOpen).flatMap(({ activities }) => activities)
  const place = open.findIndex(({ id }) => id === activityId)
  const left = [...open.slice(place + 1), ...open.slice(0, Math.max(0, place))]
  const next = left.find(({ record }) => record?.status !== 'learned' && record?.awaitsTeacher !== true)
  if (next) return { kind: 'activity', id: next.id, title: next.title }
  if (course.status === 'learned') return { kind: 'learned' }
  if (course.nextOpensAt !== null) return { kind: 'opens', at: course.nextOpensAt }
  return { kind: course.awaitedActivities > 0 ? 'awaits' : 'none' }
}
