import type { Phrase, PhraseValues } from '#kit/words.ts'

/** A phrase of the kit's own, for refusals that any resource may give. */
export const phrase = (key: string, values?: PhraseValues): Phrase => ({
  namespace: 'kit',
  key,
  ...(values && { values }),
})
