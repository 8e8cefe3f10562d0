import { saveFile } from '#kit/http/web/transfer.ts'
import type { ImportReport } from '../../import/importReport.ts'

/** Saves the report with the generated passwords, which the server returns only once. */
export function saveReport({ file }: ImportReport): void {
  if (!file) return
  const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0))
  saveFile(new Blob([bytes]), file.name)
}
