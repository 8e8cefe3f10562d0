import { expect, test } from 'vitest'
import { nextStep } from './nextStep.ts'

type Course = Parameters<typeof nextStep>[0]
type Activity = Course['units'][number]['activities'][number]
type Status = 'learning' | 'learned' | 'awaited' | undefined

function activity(id: number, status: Status): Activity {
  const record = status && {
    status: status === 'learned' ? ('learned' as const) : ('learning' as const),
    ...{ startedAt: 1, finishedAt: null, scaled: null, points: 0, maxPoints: 0, stars: 0 },
    awaitsTeacher: status === 'awaited',
    answersForgottenAt: null,
  }
  const shown = { title: `Activity ${id}`, description: '', cover: '', language: null }
  return { id, ...shown, cardCount: 1, seconds: 0, seenCount: 0, record: record ?? null }
}

/** Two open units and a closed one; the statuses are those of the activities 1, 2, 3 and 4. */
const course = (statuses: readonly Status[], own: Partial<Course> = {}) => {
  const [first, second, third, fourth] = statuses
  const unit = { title: '', overview: '', milestones: [], opensAt: null, countsForCredit: true }
  return {
    status: 'learning',
    nextOpensAt: null,
    awaitedActivities: 0,
    units: [
      {
        ...unit,
        unit: 1,
        status: 'learning',
        isOpen: true,
        activities: [activity(1, first), activity(2, second)],
      },
      { ...unit, unit: 2, status: 'learning', isOpen: true, activities: [activity(3, third)] },
      { ...unit, unit: 3, status: 'locked', isOpen: false, activities: [activity(4, fourth)] },
    ],
    ...own,
  } satisfies Partial<Course>
}

const after = (id: number, statuses: readonly Status[], own?: Partial<Course>) =>
  nextStep({ ...base, ...course(statuses, own) }, id)

const base: Course = {
  ...{ id: 9, title: 'Course', cover: '', type: 'selfPaced', learnMode: 'day', showMode: 'list' },
  ...{ startsOn: '2026-11-22', timeZone: 'UTC', redeemedAt: 1, closesAt: null, status: 'learning' },
  ...{ unitCount: 3, learnedUnits: 0, activityCount: 4, learnedActivities: 0, awaitedActivities: 0 },
  ...{ nextOpensAt: null, next: null, stars: 0, overview: '', teachers: [], unlockMode: 'all' },
  isChasing: false,
  sections: [],
  units: [],
}

test.each<[string, number, readonly Status[], number]>([
  ['the next one', 1, ['learned', undefined, undefined], 2],
  ['the next one of the next unit', 2, ['learned', 'learned', undefined], 3],
  ['not what is learned', 1, ['learned', 'learned', 'learning'], 3],
  ['not what waits for a teacher', 1, ['learned', 'awaited', undefined], 3],
  ['one that was left out, where nothing follows', 3, ['learned', undefined, 'learned'], 2],
  ['the first one, where this one is no longer in the course', 7, [undefined, 'learned', 'learned'], 1],
])('leads to %s', (_, id, statuses, next) => {
  expect(after(id, statuses)).toEqual({ kind: 'activity', id: next, title: `Activity ${next}` })
})

const all: readonly Status[] = ['learned', 'learned', 'learned']

test('says when the course goes on, or why it does not', () => {
  expect(after(3, all, { nextOpensAt: 5 })).toEqual({ kind: 'opens', at: 5 })
  expect(after(3, all, { status: 'learned' })).toEqual({ kind: 'learned' })
  const awaited: readonly Status[] = ['learned', 'learned', 'awaited']
  expect(after(3, awaited, { awaitedActivities: 1 })).toEqual({ kind: 'awaits' })
  expect(after(3, all)).toEqual({ kind: 'none' })
})
