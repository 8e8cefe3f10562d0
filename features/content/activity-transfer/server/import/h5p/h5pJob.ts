import type { Draft } from '../../../draftCards.ts'
import type { DraftRow } from '../../../report.ts'
import type { H5pPackage } from './h5pPackage.ts'
import type { Params } from './params.ts'

/** What a whole package shares: its files, which of them were refused, and the report. */
export interface H5pJob {
  readonly pack: H5pPackage
  /** Ids of files that an upload would not take. */
  readonly refused: ReadonlySet<number>
  readonly rows: DraftRow[]
  /** Durations of media in milliseconds by their ids, where they are known. */
  readonly durations: ReadonlyMap<number, number>
  /** Cards that others lead to, by the numbers under which those name them. */
  readonly targets: Map<number, Draft | undefined>
  /** The drafts of one content within another. */
  make(content: Params, depth: number, level: number): Draft[]
}

export interface Picture {
  readonly fileId: number
  readonly alt: string
  readonly decorative: boolean
  readonly caption?: string
}
