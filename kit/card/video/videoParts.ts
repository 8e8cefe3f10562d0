import * as z from 'zod/mini'
import { secondsSchema } from '#kit/media/mediaRanges.ts'
import { flagOf, lineOf, media, partIdSchema, partsOf } from '../card.ts'
import { captions, clipProblems, clipShape, joinPlayed, maxCaptions, playedShape } from '../clip.ts'
import { fileAt, type FileUse, type OwnProblem, type CardPhrase } from '../content.ts'
import { shown } from '../progress.ts'

export const maxChapters = 100
export const chapterTitleMax = 80
export const usualPercent = 90

const chapter = z.strictObject({
  id: partIdSchema,
  /** In seconds of the file. */
  at: z._default(secondsSchema, 0),
  title: lineOf(chapterTitleMax),
})

/** Fields of a card that plays a video of ours: the file, what stands beside it, and how it is to be watched. */
export const videoShape = {
  ...clipShape,
  poster: z._default(z.nullable(media), null),
  captions: partsOf(captions, maxCaptions),
  chapters: partsOf(chapter, maxChapters),
  /** What was not watched yet cannot be jumped to. */
  noSkip: flagOf(false),
  /** How much of it must be watched. */
  watchPercent: z._default(z.int().check(z.minimum(1), z.maximum(100)), usualPercent),
}
const videoParts = z.strictObject(videoShape)
export type VideoParts = z.output<typeof videoParts>

/** Progress with a video: it was shown, and what was watched of it. */
export const watchedShape = { viewed: shown, ...playedShape }
const watched = z.strictObject(watchedShape)
export type Watched = z.output<typeof watched>

/** Joins what was watched before with what is watched now. Nothing is ever taken back. */
export const joinWatched = (before: Watched, now: Watched): Watched => ({
  ...((before.viewed ?? now.viewed) && { viewed: true }),
  ...joinPlayed(before, now),
})

/** Captions and chapters, as far as they have names. */
export const videoPhrases = ({ captions, chapters }: VideoParts): CardPhrase[] => [
  ...captions.map(({ label }, index) => ({ path: `captions.${index}.label`, text: label })),
  ...chapters.map(({ title }, index) => ({ path: `chapters.${index}.title`, text: title })),
]

/** The video and its captions; its poster is a picture. */
export const videoFiles = ({ fileId, captions }: VideoParts): FileUse[] => [
  ...fileAt('fileId', fileId),
  ...captions.flatMap((each, index) => fileAt(`captions.${index}.fileId`, each.fileId)),
]

/** What stops a video of ours from being shown; keys `problems.noFile`, `endFirst`, `startLate`, `noCaptionFile`, `…Chapter`. */
export function videoFileProblems(card: VideoParts): OwnProblem[] {
  const { captions, chapters, fileId } = card
  const length = secondsOf(card)
  const places = chapters.map(({ at }) => at)
  return [
    ...(fileId === null ? [{ path: 'fileId', key: 'problems.noFile' }] : clipProblems(card)),
    ...captions.flatMap((each, index) =>
      each.fileId === null ? [{ path: `captions.${index}.fileId`, key: 'problems.noCaptionFile' }] : [],
    ),
    ...chapters.flatMap(({ at, title }, index) => {
      const values = { number: index + 1 }
      if (title.trim() === '')
        return [{ path: `chapters.${index}.title`, key: 'problems.emptyChapter', values }]
      if (at >= length) return [{ path: `chapters.${index}.at`, key: 'problems.lateChapter', values }]
      const isDuplicate = places.indexOf(at) < index
      return isDuplicate ? [{ path: `chapters.${index}.at`, key: 'problems.twinChapter', values }] : []
    }),
  ]
}

/** Seconds of the file; without end where nobody knows them. */
export const secondsOf = ({ durationMs }: Pick<VideoParts, 'durationMs'>): number =>
  durationMs === null ? Infinity : durationMs / 1000
