import * as z from 'zod/mini'
import { addressMax } from '#kit/richText/address.ts'
import { cardShape, flagOf, lineOf, media, partIdSchema, partsOf } from '#kit/card/card.ts'
import { shown } from '#kit/card/progress.ts'
import { captions, clipShape, isPlayedEnough, maxCaptions, playedShape } from '#kit/card/clip.ts'
import { secondsSchema } from '#kit/media/mediaRanges.ts'

export { addressMax, maxCaptions }
export const maxChapters = 100
export const chapterTitleMax = 80
export const usualPercent = 90

const chapter = z.strictObject({
  id: partIdSchema,
  /** In seconds of the file. */
  at: z._default(secondsSchema, 0),
  title: lineOf(chapterTitleMax),
})
export type VideoChapter = z.output<typeof chapter>

export const videoSchema = cardShape('video', 1, {
  /** A file is played here and watched; what stands at an address elsewhere can only be opened. */
  source: z._default(z.enum(['file', 'address']), 'file'),
  ...clipShape,
  address: lineOf(addressMax),
  poster: z._default(z.nullable(media), null),
  captions: partsOf(captions, maxCaptions),
  chapters: partsOf(chapter, maxChapters),
  /** What was not watched yet cannot be jumped to. */
  noSkip: flagOf(false),
  /** How much of it must be watched. */
  watchPercent: z._default(z.int().check(z.minimum(1), z.maximum(100)), usualPercent),
})
export type VideoCard = z.output<typeof videoSchema>

export const progressSchema = z.strictObject({
  viewed: shown,
  /** The address was opened. */
  opened: shown,
  ...playedShape,
})
export type VideoProgress = z.output<typeof progressSchema>

/** Whether enough was watched; of a video elsewhere only its opening can be observed. */
export const isWatched = (card: VideoCard, progress: VideoProgress | undefined): boolean =>
  card.source === 'address' ? progress?.opened === true : isPlayedEnough(card, progress, card.watchPercent)
