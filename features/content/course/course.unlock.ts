import { dayStarts, localDay } from '#kit/time/calendar.ts'
import type { CourseType, LearnMode, UnlockMode } from './course.fields.ts'

/** What a course says of its opening. */
export interface UnlockRules {
  readonly type: CourseType
  readonly learnMode: LearnMode
  readonly unlockMode: UnlockMode
  /** Missed days may be caught up. */
  readonly isChasing: boolean
  /** Of a camp: day 1 of everybody, `2026-11-22`. */
  readonly startsOn?: string | null
  /** Of a product that is learned together: nothing opens before the first moment and nothing counts from the second on. */
  readonly window?: { readonly startsAt: number | null; readonly endsAt: number | null }
}

/** What is known of one learner in the course. */
export interface UnlockLearner {
  /** Unix milliseconds. */
  readonly redeemedAt: number
  /** IANA; fixed at redemption. */
  readonly timeZone: string
  /** How many days or sections the course has. */
  readonly units: number
  /** When units were learned, by their number from 1. */
  readonly learned: ReadonlyMap<number, number>
  /** When units were opened under earlier rules of the course: what was opened stays open. */
  readonly opened?: ReadonlyMap<number, number>
}

export interface UnitUnlock {
  readonly unit: number
  /** Unix milliseconds; null: it depends on what is still to be learned. */
  readonly opensAt: number | null
  readonly isOpen: boolean
  /** When its own day is over; null: it has none to be missed. */
  readonly endsAt: number | null
  /** Whether learning it counts: what was done in time, or would be done in time now. */
  readonly countsForCredit: boolean
}

/**
 * When each unit of a course opens for a learner, first to last (DEF-unlock). Day 1 is the learner's local date of redemption, of a
 * camp its start date. Unit n opens at local 00:00 of day n (daily), when the one before is learned, but not before day 1
 * (gradual), or on day 1 (all).
 *
 * Without chasing (DEF-chase), a unit that has a day of its own gives credit only until that day ends: units that open
 * daily, and the days of a course that opens all at once. Units that wait for each other cannot be missed.
 *
 * Sold to be learned together (DEF-product), day 1 is not before the day on which the product starts, and no unit opens
 * before that moment; the product's end is the end of every unit's own day, chasing or not.
 */
export function unlockUnits(rules: UnlockRules, learner: UnlockLearner, now: number): UnitUnlock[] {
  const { timeZone, learned, opened } = learner
  const { startsAt = null, endsAt: closesAt = null } = rules.window ?? {}
  // The day behind the last one ends it.
  const starts = dayStarts(firstDayOf(rules, learner), hasOwnDay(rules) ? learner.units + 1 : 1, timeZone)
  const [begins = 0] = starts
  const startOf = (unit: number) => starts[unit - 1] ?? begins
  const units: UnitUnlock[] = []
  let before: number | null = begins
  for (let unit = 1; unit <= learner.units; unit += 1) {
    const byRule = notBefore(opensByRule(rules.unlockMode, { unit, begins, before, startOf }), startsAt)
    const opensAt = earlier(byRule, opened?.get(unit))
    const endsAt = earlier(hasOwnDay(rules) ? startOf(unit + 1) : null, closesAt)
    const lastMoment = rules.isChasing ? closesAt : endsAt
    const countsForCredit = lastMoment === null || (learned.get(unit) ?? now) < lastMoment
    units.push({ unit, opensAt, isOpen: opensAt !== null && opensAt <= now, endsAt, countsForCredit })
    before = later(opensAt, learned.get(unit))
  }
  return units
}

/** A camp whose date is still open begins like any other course. */
function firstDayOf(
  { type, startsOn, window }: UnlockRules,
  { redeemedAt, timeZone }: UnlockLearner,
): string {
  const day = (type === 'camp' ? startsOn : null) ?? localDay(redeemedAt, timeZone)
  return laterDay(day, window?.startsAt ?? null, timeZone)
}

/** Day 1 of a learner: the day that is given, or the one on which the product starts if that is later. */
export function laterDay(day: string, startsAt: number | null, timeZone: string): string {
  const starts = startsAt === null ? day : localDay(startsAt, timeZone)
  return starts > day ? starts : day
}

const hasOwnDay = ({ learnMode, unlockMode }: UnlockRules): boolean =>
  unlockMode === 'daily' || (unlockMode === 'all' && learnMode === 'day')

interface Turn {
  readonly unit: number
  /** Local 00:00 of day 1. */
  readonly begins: number
  /** When the unit before was learned; null: not yet. */
  readonly before: number | null
  readonly startOf: (unit: number) => number
}

function opensByRule(mode: UnlockMode, { unit, begins, before, startOf }: Turn): number | null {
  if (mode === 'all') return begins
  return mode === 'daily' ? startOf(unit) : before
}

const earlier = (one: number | null, other: number | null | undefined): number | null =>
  one === null || other === null || other === undefined ? (one ?? other ?? null) : Math.min(one, other)

/** What is not known yet stays so. */
const notBefore = (opensAt: number | null, startsAt: number | null): number | null =>
  opensAt === null || startsAt === null ? opensAt : Math.max(opensAt, startsAt)

/** When both have come; null: one of them has not. */
const later = (one: number | null, other: number | undefined): number | null =>
  one === null || other === undefined ? null : Math.max(one, other)
