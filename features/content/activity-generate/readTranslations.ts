import { preservesMarks } from './preservedMarks.ts'
import type { Found } from './objectReader.ts'
import type { PlacedPhrase } from './translation.ts'

/** More do not come back in one answer. */
const maxTexts = 40
/** In UTF-16 code units, over all texts of one request. */
const maxLetters = 4000

/** The texts in their order, as many together as fit into one question. */
export function batchesOf(phrases: readonly PlacedPhrase[]): PlacedPhrase[][] {
  const batches: PlacedPhrase[][] = []
  let letters = 0
  for (const phrase of phrases) {
    const last = batches.at(-1)
    const isFull = !last || last.length >= maxTexts || letters + phrase.text.length > maxLetters
    letters = (isFull ? 0 : letters) + phrase.text.length
    if (isFull) batches.push([phrase])
    else last.push(phrase)
  }
  return batches
}

export interface ReadTranslation {
  readonly phrase: PlacedPhrase
  readonly translated: string
  /** Whether placeholders, formulas and gaps are still there. */
  readonly isPreserved: boolean
}

/** Which text of the batch an object translates; undefined where it translates none. */
export function readTranslation(found: Found, batch: readonly PlacedPhrase[]): ReadTranslation | undefined {
  if (found.kind === 'broken') return undefined
  const { n, text } = found.value
  const phrase = typeof n === 'number' ? batch[n - 1] : undefined
  if (!phrase || typeof text !== 'string' || text.trim() === '') return undefined
  return { phrase, translated: text, isPreserved: preservesMarks(phrase.text, text) }
}
