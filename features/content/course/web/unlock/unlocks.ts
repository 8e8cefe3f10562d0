import type { Values } from '#kit/form/values.ts'
import { addDays, dayStart, localDay } from '#kit/time/calendar.ts'
import { courseTypes, learnModes, unlockModes } from '../../course.fields.ts'
import { unlockUnits, type UnlockRules } from '../../course.unlock.ts'
import { dayIn } from '../units/reading.ts'
import type { Day } from './month.ts'

/** A learner that a creator imagines. */
export interface ImaginedLearner {
  readonly redeemed: Day
  readonly timeZone: string
  /** How many days this learner takes for a unit; it matters where units wait for each other. */
  readonly pace: number
}

/** The day on which a unit, a day or section of the course numbered from 1, unlocks. */
export interface UnitUnlock {
  readonly unit: number
  readonly day: Day
}

/** What the form says of opening, where it says enough. */
export function rulesIn(values: Values): UnlockRules | undefined {
  const type = courseTypes.find((one) => one === values['type'])
  const learnMode = learnModes.find((one) => one === values['learnMode'])
  const unlockMode = unlockModes.find((one) => one === values['unlockMode'])
  if (!type || !learnMode || !unlockMode) return undefined
  const startsOn = dayIn(values, 'startDate') || null
  return { type, learnMode, unlockMode, isChasing: values['isChasing'] === true, startsOn }
}

/** When each unit opens for a learner who takes `pace` days for each, by the rule that the server goes by. */
export function unlocksOf(rules: UnlockRules, units: number, learner: ImaginedLearner): UnitUnlock[] {
  const { redeemed, timeZone, pace } = learner
  const redeemedAt = dayStart(redeemed, timeZone)
  const first = (rules.type === 'camp' && rules.startsOn) || redeemed
  const learned = new Map(
    Array.from({ length: units }, (_, index) => {
      const day = addDays(first, (index + 1) * pace)
      return [index + 1, dayStart(day, timeZone)] as const
    }),
  )
  return unlockUnits(rules, { redeemedAt, timeZone, units, learned }, redeemedAt).flatMap(
    ({ unit, opensAt }) => (opensAt === null ? [] : [{ unit, day: localDay(opensAt, timeZone) }]),
  )
}

/** The units by the day on which they open. */
export const unitsByDay = (unlocks: readonly UnitUnlock[]): ReadonlyMap<Day, readonly number[]> =>
  new Map(
    [...Map.groupBy(unlocks, ({ day }) => day)].map(([day, list]) => [day, list.map(({ unit }) => unit)]),
  )
