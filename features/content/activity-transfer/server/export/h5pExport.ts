import { refuse } from '#kit/contract/fault.ts'
import { phrase } from '#kit/i18n/words.ts'
import type { Call, FileAnswer } from '#kit/call/server/context.ts'
import { numbersOf } from '#deck/deck.document.ts'
import { importFaults } from '../../activity-import.faults.ts'
import { importWords } from '../../activity-import.words.ts'
import { bytesOf } from './exportedFiles.ts'
import { h5pArchive } from './h5p/h5pArchive.ts'
import { h5pOfDeck } from './h5p/h5pDeck.ts'
import { H5pFiles } from './h5p/h5pFiles.ts'
import { fileName, type ExportSource } from './jsonExport.ts'
import { namesOfRows, rowsOfLosses } from './lossRows.ts'
import { refuseLosses } from './refuseLosses.ts'

/**
 * The cards as a package of H5P. What it cannot hold is refused by cards and fields, unless the person has agreed to go without;
 * then the package names it in its own list of changes.
 */
export async function h5pExport(
  call: Call,
  { activity, cards, files: found }: ExportSource,
  isPartial: boolean,
): Promise<FileAnswer> {
  const stored = new Map(found.filter(({ isIn }) => isIn).map((file) => [file.id, file]))
  const files = new H5pFiles(stored)
  const { root, losses } = h5pOfDeck(cards, activity.title, files)
  if (!root) refuse(importFaults.nothingToExport, { values: { format: 'H5P' } })
  const rows = rowsOfLosses(call, numbersOf(cards), losses)
  const names = namesOfRows(rows)
  if (!isPartial) refuseLosses('H5P', names, rows)
  const parts = {
    root,
    files,
    language: activity.language ?? call.language,
    changes: names.map((name) => call.translate(phrase(importWords, 'export.cardWithout', { name }))),
    now: call.now,
  }
  const bytes = await h5pArchive(parts, async (fileId) => {
    const file = stored.get(fileId)
    return file && bytesOf(call, file)
  })
  return { file: bytes, type: 'application/zip', name: `${fileName(activity.title)}.h5p` }
}
