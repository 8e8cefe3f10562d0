import { globSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Files that other programs and their authors wrote, where somebody has put them: `LECTERN_FOREIGN` names the folder. They are
 * nobody's to hand on with the project, so a test that reads them says what it did not read where they are missing.
 */
const folder = process.env['LECTERN_FOREIGN'] ?? ''

/** The paths in that folder that fit a pattern, in order; none where there is no folder. */
export const foreignFiles = (pattern: string): string[] =>
  folder === '' ? [] : globSync(join(folder, pattern)).toSorted()

/** What a test says aloud in the place of reading them. */
export const withoutForeign = 'LECTERN_FOREIGN names no folder: files of other programs were not read'
