import { posix } from 'node:path'
import type { Archive } from '#kit/files/server/archive.ts'
import type { FoundMedia, LossReason } from '../../../documentBlock.ts'
import type { ForeignText, Loss } from '../../../questions/foreignQuestion.ts'
import { ForeignTexts } from '../foreign/foreignText.ts'
import type { Medium } from '../rich/medium.ts'
import { withFormulas } from '../rich/texRich.ts'
import { findPicture } from '../rich/pictureSource.ts'
import { pathOf } from './qtiPackage.ts'

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
    const text = this.texts.read(html, 'html', (url) => findPicture({ files: this.archive, folder }, url))
    return /\\[([]/.test(html) ? { ...text, blocks: withFormulas(text.blocks) } : text
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
