import type { OfflineActivity } from '#features/content/activity-transfer/offline.ts'

/**
 * Where the players find the files that the page carries. Pictures are shown from their data; sound and film need an
 * address that a browser can jump about in.
 */
export const fileAddresses = (files: OfflineActivity['files']): Readonly<Record<number, string>> =>
  Object.fromEntries(
    Object.entries(files).map(([id, { mime, data }]) => [
      Number(id),
      mime.startsWith('image/') ? `data:${mime};base64,${data}` : addressOf(mime, data),
    ]),
  )

function addressOf(mime: string, data: string): string {
  const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
  return URL.createObjectURL(new Blob([bytes], { type: mime }))
}
