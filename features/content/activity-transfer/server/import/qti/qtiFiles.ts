import { posix } from 'node:path'
import type { Archive } from '#kit/files/server/archive.ts'
import type { FoundMedia, LossReason } from '../../../documentBlock.ts'
import type { ForeignText, Loss } from '../../../questions/foreignQuestion.ts'
import { ForeignTexts } from '../foreign/foreignText.ts'
import { findPicture } from '../rich/pictureSource.ts'
import { pathOf } from './qtiPackage.ts'

export type Medium = 'audio' | 'video'
const mediaPatterns = [
  ['audio', /\.(mp3|m4a|wav|ogg|oga|opus|aac)$/i],
  ['video', /\.(mp4|webm|m4v|mov|ogv)$/i],
] as const

/** Whether an address or its type says that it is a sound or a film. */
export function mediumOf(address: string, type: string): Medium | undefined {
  const [, own] = /^(audio|video)\//.exec(type) ?? []
  if (own === 'audio' || own === 'video') return own
  return mediaPatterns.find(([, pattern]) => pattern.test(address.split(/[?#]/)[0] ?? ''))?.[0]
}

/** The files of a package as its questions name them, each once, and the texts with their pictures. */
export class QtiFiles {
  readonly archive: Archive
  readonly texts: ForeignTexts
  readonly media: FoundMedia[] = []
  readonly #places = new Map<string, number>()

  constructor(archive: Archive) {
    this.archive = archive
    this.texts = new ForeignTexts({ files: archive, folder: '' })
  }

  /** HTML as text of ours, with pictures seen from this folder. */
  text(html: string, folder: string): ForeignText {
    return this.texts.read(html, 'html', (url) => findPicture({ files: this.archive, folder }, url))
  }

  takeLosses(): Loss[] {
    return this.texts.takeLosses()
  }

  /** The place of a picture in the list of all, and its bytes; else why there is none. */
  picture(url: string, folder: string): { picture: number; bytes: Uint8Array } | { reason: LossReason } {
    const found = findPicture({ files: this.archive, folder }, url)
    return 'reason' in found ? found : { picture: this.texts.pictures.add(found), bytes: found.bytes }
  }

  /** The place of a sound or film in the list of all; undefined where the package does not have it. */
  medium(url: string, folder: string, purpose: Medium): number | undefined {
    const path = pathOf(folder, url)
    const bytes = this.archive.get(path)
    if (!bytes) return undefined
    const known = this.#places.get(`${purpose} ${path}`)
    if (known !== undefined) return known
    const place = this.media.push({ name: posix.basename(path), bytes, purpose }) - 1
    this.#places.set(`${purpose} ${path}`, place)
    return place
  }
}

/** Width and height in pixels of a PNG, GIF or JPEG; undefined of anything else. */
export function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length > 24 && bytes[0] === 0x89 && bytes[1] === 0x50)
    return { width: view.getUint32(16), height: view.getUint32(20) }
  if (bytes.length > 10 && bytes[0] === 0x47 && bytes[1] === 0x49)
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0
    // Frames of any coding, but not the tables among their numbers.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}
