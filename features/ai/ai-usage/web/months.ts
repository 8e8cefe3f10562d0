const offered = 12

/** This month and those before it, newest first: `2026-11`. */
export function lastMonths(now: number): string[] {
  const today = new Date(now)
  return Array.from({ length: offered }, (_, back) => {
    const month = new Date(today.getFullYear(), today.getMonth() - back, 1)
    return `${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`
  })
}

/** Every day from the first of the month to the last one that is shown: a day without use is a day too. */
export function daysUntil(last: string): string[] {
  const month = last.slice(0, 7)
  return Array.from(
    { length: Number(last.slice(8)) },
    (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`,
  )
}
