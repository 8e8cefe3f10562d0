import { BoundsError, runBounded, secondsFor } from '#kit/ops/server/bounded.ts'
import type { FoundSheet } from './readSheet.ts'

/** Why a workbook is not read: no xlsx at all, damaged or unsafe, or more than memory and time are given for. */
export type WorkbookProblem = 'noSheet' | 'broken' | 'tooLarge'

export type SheetAnswer =
  | { readonly kind: 'read'; readonly sheet: FoundSheet }
  | { readonly kind: 'failed'; readonly why: WorkbookProblem }

const worker = new URL('./sheet.worker.ts', import.meta.url)

/**
 * Reads the first visible sheet of an xlsx that somebody sent, in a thread of its own with bounded time and memory: its
 * archive is unpacked under limits and its XML looked at before any reader of sheets meets it.
 */
export async function readWorkbook(bytes: Buffer, personId: number): Promise<SheetAnswer> {
  try {
    return await runBounded<SheetAnswer>(
      worker,
      bytes,
      { seconds: secondsFor(bytes), megabytes: 384 },
      personId,
    )
  } catch (error) {
    if (!(error instanceof BoundsError)) throw error
    return { kind: 'failed', why: error.why === 'crash' ? 'broken' : 'tooLarge' }
  }
}
