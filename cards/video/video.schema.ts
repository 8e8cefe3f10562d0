import * as z from 'zod/mini'
import { addressMax } from '#kit/richText/address.ts'
import { cardShape, lineOf } from '#kit/card/card.ts'
import { isPlayedEnough } from '#kit/card/clip.ts'
import { shown } from '#kit/card/progress.ts'
import { videoShape, watchedShape } from '#kit/card/video/videoParts.ts'

export { addressMax }

export const videoSchema = cardShape('video', 1, {
  /** A file is played here and watched; what stands at an address elsewhere can only be opened. */
  source: z._default(z.enum(['file', 'address']), 'file'),
  ...videoShape,
  address: lineOf(addressMax),
})
export type VideoCard = z.output<typeof videoSchema>

export const progressSchema = z.strictObject({
  ...watchedShape,
  /** The address was opened. */
  opened: shown,
})
export type VideoProgress = z.output<typeof progressSchema>

/** Whether enough was watched; of a video elsewhere only its opening can be observed. */
export const isWatched = (card: VideoCard, progress: VideoProgress | undefined): boolean =>
  card.source === 'address' ? progress?.opened === true : isPlayedEnough(card, progress, card.watchPercent)
