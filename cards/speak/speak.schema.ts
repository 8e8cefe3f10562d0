import * as z from 'zod/mini'
import {
  cardShape,
  flagOf,
  idSchema,
  languageTag,
  lineOf,
  listOf,
  media,
  partIdSchema,
  partsOf,
} from '#kit/card/card.ts'

export const maxItems = 30
export const maxAccepted = 8
export const maxTries = 10
export const introMax = 500
export const limits = { text: 200, accepted: 200, prompt: 300 } as const
/** As many readings of one utterance as a browser gives. */
const maxHeard = 5
const heardMax = 600

const item = z.strictObject({
  id: partIdSchema,
  /** What is to be said. */
  text: lineOf(limits.text),
  /** Other ways to say it, or to write it, that are right too. */
  accepted: listOf(lineOf(limits.accepted), maxAccepted),
  /** A translation or a hint; where the words are to be found, the question. */
  prompt: lineOf(limits.prompt),
  /** How it sounds; without it a voice of the learner's device speaks it. */
  audio: z._default(z.nullable(idSchema), null),
  picture: z._default(z.nullable(media), null),
})
export type Item = z.output<typeof item>

/** `read`: the words are seen, heard and said; `answer`: they are found, and not seen before the answer. */
export const modes = ['read', 'answer'] as const
export type Mode = (typeof modes)[number]

export const speakSchema = cardShape('speak', 1, {
  intro: lineOf(introMax),
  /** Of what is said. */
  language: languageTag('en'),
  mode: z._default(z.enum(modes), 'read'),
  items: partsOf(item, maxItems),
  /** Percentage of the words from which an item counts in full: recognition errs too. */
  threshold: z._default(z.int().check(z.minimum(50), z.maximum(100)), 80),
  /** Whether words that are too many take something away. */
  strict: flagOf(false),
  /** How often one item may be said within one answer. */
  tries: z._default(z.int().check(z.minimum(1), z.maximum(maxTries)), 3),
})
export type SpeakCard = z.output<typeof speakSchema>

const itemId = z.string().check(z.maxLength(24))

const recognised = z.strictObject({
  itemId,
  /** What the browser understood, the likeliest reading first. */
  heard: z.array(z.string().check(z.maxLength(heardMax))).check(z.minLength(1), z.maxLength(maxHeard)),
  tries: z.int().check(z.minimum(1), z.maximum(maxTries)),
})
export type Recognised = z.output<typeof recognised>

const selfJudged = z.strictObject({
  itemId,
  /** What the learner thinks of it; null where there was nothing to compare with. */
  isRight: z.nullable(z.boolean()),
})

/** `none`: somebody who cannot speak here and now. */
export const responseSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('recognition'), items: z.array(recognised).check(z.maxLength(maxItems)) }),
  z.strictObject({ by: z.literal('self'), items: z.array(selfJudged).check(z.maxLength(maxItems)) }),
  z.strictObject({ by: z.literal('none') }),
])
export type SpeakResponse = z.output<typeof responseSchema>

/** What was to be said. */
export interface SpeakSolution {
  readonly items: readonly Pick<Item, 'id' | 'text' | 'accepted'>[]
}

/** As much as a response holds of what was heard. */
export const withinHeard = (heard: readonly string[]): string[] =>
  heard.slice(0, maxHeard).map((text) => text.slice(0, heardMax))
