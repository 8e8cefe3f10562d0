import { dayStart, localDay } from '#kit/time/calendar.ts'
import type { Services } from '#kit/call/server/context.ts'
import { randomFrom } from '#kit/value/shuffle.ts'

export const day = 24 * 3600 * 1000
const hour = day / 24
/** Nobody of this school works or learns at night. */
const [firstHour, lastHour] = [8, 22]

/** The hour of a day so many days from now, in the installation's zone. */
export function onDay({ env, now }: Services, daysFromNow: number, atHour: number): number {
  const zone = env.TZ_DEFAULT
  return Math.floor(dayStart(localDay(now() + daysFromNow * day, zone), zone) + atHour * hour)
}

/**
 * A moment of the school's past, in waking hours. Behind the point stands how much of that day was still to come; whole
 * numbers are some hour of their day, the same one each time. Less than one day ago is reckoned back from now.
 */
export function ago(services: Services, daysAgo: number): number {
  if (daysAgo < 1) return Math.floor(services.now() - daysAgo * day)
  const whole = Math.floor(daysAgo)
  const rest = daysAgo - whole
  const chance = randomFrom(Math.round(daysAgo * 1000))()
  const left = rest === 0 ? chance : Math.min(1, rest + chance * 0.04)
  return onDay(services, -whole, lastHour - left * (lastHour - firstHour))
}

/** Some waking hour of the day of a moment, not before the moment itself. */
export function wakingHour({ env }: Services, at: number, share: number): number {
  const zone = env.TZ_DEFAULT
  const chosen = dayStart(localDay(at, zone), zone) + (firstHour + share * (lastHour - firstHour)) * hour
  return Math.floor(Math.max(chosen, at + share * hour))
}
