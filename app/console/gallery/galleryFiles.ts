import type { StoredFile } from '#kit/card/web/cardUi.ts'
import { cardOf, type Card } from '#cards/index.ts'
import picture from './picture.svg'
import { makeTone } from './tone.ts'

/** Files for the samples, which name some by number: a drawing for every picture, a tone for every recording. */
export function filesFor(cards: readonly Card[]): Record<number, StoredFile> {
  const files: Record<number, StoredFile> = {}
  for (const card of cards) {
    const definition = cardOf(card.type)
    for (const { fileId } of definition.content.files(card)) files[fileId] ??= sharedTone()
    for (const { media } of definition.content.pictures(card))
      files[media.fileId] = { url: picture, name: 'picture.svg', mime: 'image/svg+xml', size: 900 }
  }
  return files
}

let tone: StoredFile | undefined

function sharedTone(): StoredFile {
  const made = tone ?? makeTone()
  tone = made
  return made
}
