/** Everybody. */
export const everyone = 'all'
/** All days. */
export const anyDay = 'all'

interface Belonging {
  readonly courseId: number | null
  readonly productId: number | null
}

/** A group of learners to look at: those who came to an activity by a course, or by a product. */
export interface Cohort {
  readonly courseId?: number | undefined
  readonly productId?: number | undefined
}

/** The name under which a group's figures are stored; a course goes before a product. */
export function cohortName({ courseId, productId }: Cohort): string {
  if (courseId !== undefined) return `course:${courseId}`
  return productId === undefined ? everyone : `product:${productId}`
}

/** All groups that somebody with these records belongs to, each once. */
export const cohortsOf = (records: readonly Belonging[]): string[] => [
  ...new Set([
    everyone,
    ...records.flatMap(({ courseId, productId }) => [
      ...(courseId === null ? [] : [`course:${courseId}`]),
      ...(productId === null ? [] : [`product:${productId}`]),
    ]),
  ]),
]
