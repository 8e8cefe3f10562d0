/** By day, a section begins on a day and lasts until the day before the next one begins; null: it has no day yet. */
export interface Begins {
  readonly firstDay: number | null
}

/** Days that follow each other under the title of their section; without one where none has begun yet. */
export interface DayRun<S> {
  readonly section: S | undefined
  readonly from: number
  readonly to: number
}

/**
 * The days of a course, first to last, by the sections that they belong to. What an unfinished form may hold does no harm: a
 * section without a day, or behind the last one, has no days; where two begin on the same day, the later one has it.
 */
export function dayRuns<S extends Begins>(sections: readonly S[], days: number): DayRun<S>[] {
  const begins = new Map(
    sections.flatMap((section) => (section.firstDay === null ? [] : [[section.firstDay, section] as const])),
  )
  const firstDays = new Set([1, ...begins.keys()].filter((day) => day >= 1 && day <= days))
  const starts = [...firstDays].toSorted((one, other) => one - other)
  return starts.map((from, index) => ({
    section: begins.get(from),
    from,
    to: (starts[index + 1] ?? days + 1) - 1,
  }))
}

/** The index of the section that begins on this day; -1: none does. */
export const sectionAt = (sections: readonly Begins[], day: number): number =>
  sections.findIndex(({ firstDay }) => firstDay === day)

/** A new section that begins on this day. The first section of all begins on day 1, so there is one for the days before, too. */
export function beginSection<S extends Begins>(
  sections: readonly S[],
  day: number,
  make: (firstDay: number) => S,
): S[] {
  if (sectionAt(sections, day) >= 0) return [...sections]
  const before = sections.length === 0 && day > 1 ? [make(1)] : []
  return [...before, ...sections, make(day)].toSorted(
    (one, other) => (one.firstDay ?? 0) - (other.firstDay ?? 0),
  )
}

/** Takes a section out; its days go to the one before, or, of the first, to the one behind. */
export const endSection = <S extends Begins>(sections: readonly S[], index: number): S[] =>
  sections
    .toSpliced(index, 1)
    .map((section, at) => (index === 0 && at === 0 ? { ...section, firstDay: 1 } : section))

/** On which days a section could begin: behind the one before, before the one behind; the first on day 1 alone. */
export function firstDaysOf(sections: readonly Begins[], index: number, days: number): number[] {
  if (index === 0) return [1]
  const after = sections[index - 1]?.firstDay ?? index
  const before = sections[index + 1]?.firstDay ?? days + 1
  return Array.from({ length: Math.max(0, before - after - 1) }, (_, at) => after + 1 + at)
}

/** Sections that were written without days, each on the day behind the one before. */
export const spreadOverDays = <S extends Begins>(
  sections: readonly S[],
): (S & { readonly firstDay: number })[] => {
  let last = 0
  return sections.map((section) => {
    last = section.firstDay !== null && section.firstDay > last ? section.firstDay : last + 1
    return { ...section, firstDay: last }
  })
}
