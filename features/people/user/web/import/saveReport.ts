import { saveFile } from '#kit/http/web/transfer.ts'
import type { ImportReport } from '../../import/importReport.ts'

/** Hands over the report with the passwords that were made; the server tells it once. */
export function saveReport({ file }: ImportReport): void {
  if (!file) return
  const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0))
  saveFile(new Blob([bytes]), file.name)
}
