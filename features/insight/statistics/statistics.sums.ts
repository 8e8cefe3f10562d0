/**
 * Counts and sums by name. All are whole numbers, so that what was added can be taken away again without a rest and a
 * rebuilt sum equals the one that grew. What is zero is not there.
 */
export type Sums = Readonly<Record<string, number>>

/** What one learning adds to the figures, by card id; '0' is the whole activity. */
export type LearningAggregate = Readonly<Record<string, Sums>>

/** The sums with `times` times those in `more` added to them; -1 subtracts. */
export function addSums(sums: Sums, more: Sums, times = 1): Sums {
  const all: Record<string, number> = { ...sums }
  for (const [name, value] of Object.entries(more)) {
    const sum = (all[name] ?? 0) + times * value
    if (sum === 0) delete all[name]
    else all[name] = sum
  }
  return all
}

/** The count or sum of this name; 0 where it is not there. */
export const sumOf = (sums: Sums, name: string): number => sums[name] ?? 0

/** The counts whose names begin with `prefix`, by the rest of the name. */
export const countsOf = (sums: Sums, prefix: string): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(sums).flatMap(([name, value]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), value] as const] : [],
    ),
  )

/** A share of 0 to 1 as a whole number; sums of its squares stay exact for billions of learners. */
export const permille = (share: number): number => Math.round(share * 1000)
