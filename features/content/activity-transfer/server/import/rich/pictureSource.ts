import { posix } from 'node:path'
import type { Archive } from '#kit/files/server/archive.ts'
import type { FoundPicture, LossReason } from '../../../documentBlock.ts'

/** Where a document's pictures are: in the archive around it, seen from the document's own folder. */
export interface PictureSource {
  readonly files: Archive
  readonly folder: string
}

const inline = /^data:image\/(png|jpe?g);base64,([A-Za-z0-9+/=\s]+)$/

/**
 * The picture behind an address: written into the document itself, or beside it in its archive. Nothing is ever fetched,
 * and an address is only ever a key of the archive.
 */
export function findPicture(
  { files, folder }: PictureSource,
  url: string,
): FoundPicture | { reason: LossReason } {
  const [, kind, data] = inline.exec(url) ?? []
  if (kind && data) return { name: `picture.${kind}`, bytes: Buffer.from(data, 'base64') }
  if (url.startsWith('data:')) return { reason: 'pictureRefused' }
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(url)) return { reason: 'pictureElsewhere' }
  const path = decoded(url.split(/[?#]/)[0] ?? '')
  const bytes = files.get(posix.normalize(posix.join(folder, path)).replace(/^\/+/, ''))
  return bytes ? { name: posix.basename(path), bytes } : { reason: 'pictureMissing' }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
