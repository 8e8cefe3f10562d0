import * as z from 'zod/mini'
import {
  coveredSeconds,
  joinRanges,
  maxSeconds,
  rangesSchema,
  secondsSchema,
  type Range,
} from '#kit/media/mediaRanges.ts'
import { idSchema, lineOf, partIdSchema } from './card.ts'
import type { OwnProblem } from './content.ts'
import type { PlayedPart } from './progress.ts'

export const captionLabelMax = 40
export const maxCaptions = 12

/** Fields of a recording in a card: the file, its length, and the part of it that is played. */
export const clipShape = {
  fileId: z._default(z.nullable(idSchema), null),
  /** As the server or the author's browser measured it; null where neither could. */
  durationMs: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(maxSeconds * 1000))), null),
  /** In seconds. */
  start: z._default(secondsSchema, 0),
  /** In seconds; null is the end of the file. */
  end: z._default(z.nullable(secondsSchema), null),
}
const clip = z.strictObject(clipShape)
export type Clip = Readonly<z.output<typeof clip>>

/** Words to read along, in one language: a WebVTT file. */
export const captions = z.strictObject({
  id: partIdSchema,
  fileId: z.nullable(idSchema),
  /** As a language tag, e.g. `zh` or `pt-BR`. */
  language: z._default(z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), 'zh'),
  /** '' leaves the name to the language. */
  label: lineOf(captionLabelMax),
})
export type Captions = z.output<typeof captions>

/** Progress with a recording: what was played of it, and how long it is as far as the player could tell. */
export const playedShape = {
  ranges: z.optional(rangesSchema),
  length: z.optional(secondsSchema),
}
const played = z.strictObject(playedShape)
export type Played = Readonly<z.output<typeof played>>

/** Joins what was played before with what is played now. Nothing is ever taken back. */
export function joinPlayed(before: Played, now: Played): Played {
  const ranges = joinRanges(before.ranges, now.ranges)
  const length = Math.max(before.length ?? 0, now.length ?? 0)
  return { ...(ranges.length > 0 && { ranges }), ...(length > 0 && { length }) }
}

/**
 * The part of the file that is played, in seconds. The card's own length goes before the one that a learner's player
 * measured, so that nobody can claim a shorter or a longer file; null while the length is not known or nothing is left.
 */
export function spanOf(clip: Omit<Clip, 'fileId'>, measured?: number): Range | null {
  const length = clip.durationMs === null ? measured : clip.durationMs / 1000
  const to = Math.min(clip.end ?? Infinity, length ?? Infinity)
  return Number.isFinite(to) && to > clip.start ? [clip.start, to] : null
}

/** What was played of the part that there is to play. */
export const playedOf = (clip: Omit<Clip, 'fileId'>, now: Played): PlayedPart => ({
  span: spanOf(clip, now.length),
  ranges: now.ranges ?? [],
})

/** Players end a little before the end, and clocks round. */
const slackSeconds = 0.5

/** Whether `percent` of the part that is played was played: the union of the stretches, not the position. */
export function isPlayedEnough(clip: Clip, now: Played | undefined, percent: number): boolean {
  const span = spanOf(clip, now?.length)
  if (!span || !now?.ranges) return false
  const needed = ((span[1] - span[0]) * percent) / 100
  const slack = Math.min(slackSeconds, needed / 10)
  return coveredSeconds(now.ranges, span) >= needed - slack
}

/** A part that ends before it begins, or begins after the end of the file; keys `problems.endFirst`, `problems.startLate`. */
export function clipProblems(clip: Clip, prefix = ''): OwnProblem[] {
  const { start, end, durationMs } = clip
  if (end !== null && end <= start) return [{ path: `${prefix}end`, key: 'problems.endFirst' }]
  if (durationMs !== null && start * 1000 >= durationMs && durationMs > 0)
    return [{ path: `${prefix}start`, key: 'problems.startLate' }]
  return []
}
