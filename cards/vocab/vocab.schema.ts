import * as z from 'zod/mini'
import {
  cardShape,
  flagOf,
  idSchema,
  languageTag,
  lineOf,
  media,
  partIdSchema,
  partsOf,
} from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'

export const maxTerms = 100
export const limits = {
  term: 80,
  reading: 80,
  partOfSpeech: 30,
  meaning: 200,
  example: 300,
  translation: 300,
} as const
export type TermField = keyof typeof limits

const term = z.strictObject({
  id: partIdSchema,
  term: lineOf(limits.term),
  reading: lineOf(limits.reading),
  partOfSpeech: lineOf(limits.partOfSpeech),
  meaning: lineOf(limits.meaning),
  /** A sound file of the term; without one a voice of the learner's device speaks it. */
  audio: z._default(z.nullable(idSchema), null),
  picture: z._default(z.nullable(media), null),
  example: lineOf(limits.example),
  translation: lineOf(limits.translation),
})
export type Term = z.output<typeof term>

/** From the easiest to the hardest; `show` asks nothing. */
export const modes = ['show', 'match', 'choose', 'listen', 'spell', 'dictation'] as const
export const exercises = ['match', 'choose', 'listen', 'spell', 'dictation'] as const
export type Exercise = (typeof exercises)[number]

export const vocabSchema = cardShape('vocab', 1, {
  /** Of the terms, as a language tag. */
  language: languageTag('en'),
  terms: partsOf(term, maxTerms),
  modes: z._default(z.array(z.enum(modes)).check(z.maxLength(modes.length)), () => [
    'show' as const,
    'match' as const,
    'choose' as const,
    'spell' as const,
  ]),
  /** How often in a row a term is to be right. */
  streak: z._default(z.int().check(z.minimum(1), z.maximum(5)), 2),
  /** Whether a slip in a long word is forgiven. */
  forgivesSlips: flagOf(true),
})
export type VocabCard = z.output<typeof vocabSchema>

const partId = z.string().check(z.maxLength(24))
/** One exercise. `answer`: what was typed, or the id of the term whose meaning was chosen; '' is 'I do not know'. */
export const responseSchema = z.strictObject({
  mode: z.enum(exercises),
  termId: partId,
  answer: z.string().check(z.maxLength(400)),
})
export type VocabResponse = z.output<typeof responseSchema>

const termIds = z.optional(z.array(partId).check(z.maxLength(maxTerms)))
/** For who comes back; the score comes from the answers alone. */
export const progressSchema = z.strictObject({ viewed: shown, seen: termIds, mastered: termIds })
export type VocabProgress = z.output<typeof progressSchema>
