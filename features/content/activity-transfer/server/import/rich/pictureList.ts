import { createHash } from 'node:crypto'
import type { FoundPicture } from '../../../documentBlock.ts'

/** The pictures of a document, each once however often it stands there: a small document may name a large one a million times. */
export class PictureList {
  readonly all: FoundPicture[] = []
  readonly #indexes = new Map<string, number>()

  /** Its place in the list. */
  add(picture: FoundPicture): number {
    const hash = createHash('sha256').update(picture.bytes).digest('base64')
    const place = this.#indexes.get(hash) ?? this.all.push(picture) - 1
    this.#indexes.set(hash, place)
    return place
  }
}
