import type { DataOf } from '#kit/contract/endpoint.ts'
import type { learningRecordEndpoints } from '../learning.contract.ts'

export type Path = DataOf<typeof learningRecordEndpoints.path>

const idIn = (value: unknown): number | undefined => {
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** The learner and the course whose path is shown; the list of learners where either is missing. */
export interface PathSearch {
  readonly learner?: number
  readonly of?: number
}

export function pathSearch(raw: Readonly<Record<string, unknown>>): PathSearch {
  const [learner, of] = [idIn(raw['learner']), idIn(raw['of'])]
  return learner === undefined || of === undefined ? {} : { learner, of }
}

export const statusHome = '/datas/studys/status'

export const pathOf = (userId: number, courseId: number): string =>
  `${statusHome}?learner=${userId}&of=${courseId}`
