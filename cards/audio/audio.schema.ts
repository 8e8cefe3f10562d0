import * as z from 'zod/mini'
import { cardShape, flagOf, idSchema, lineOf } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'
import { clipShape, isPlayedEnough, playedShape } from '#kit/card/clip.ts'

export const transcriptMax = 20_000
export const voiceMax = 60
/** How much must be heard. */
export const listenPercent = 90
/** How fast the slow version is, where it has no file of its own. */
export const slowRate = 0.75

export const audioSchema = cardShape('audio', 1, {
  ...clipShape,
  transcript: lineOf(transcriptMax),
  /** Offers to listen slowly. */
  slow: flagOf(false),
  /** Spoken slowly, the same part; null: the file itself at `slowRate`. */
  slowFileId: z._default(z.nullable(idSchema), null),
  /** Who or what speaks; '' where that is unknown. */
  voice: lineOf(voiceMax),
})
export type AudioCard = z.output<typeof audioSchema>

export const progressSchema = z.strictObject({ viewed: shown, ...playedShape })
export type AudioProgress = z.output<typeof progressSchema>

export const isHeard = (card: AudioCard, progress: AudioProgress | undefined): boolean =>
  isPlayedEnough(card, progress, listenPercent)
