import { pictureAt } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { playedOf } from '#kit/card/clip.ts'
import { joinWatched, videoFiles, videoPhrases } from '#kit/card/video/videoParts.ts'
import { namespace } from '#kit/i18n/words.ts'
import { videoProblems } from './video.problems.ts'
import { isWatched, progressSchema, videoSchema, type VideoProgress } from './video.schema.ts'
import type { en } from './words/en.ts'

export const videoWords = namespace<typeof en>('card-video')

const guide = `A video to watch. JSON fields:
- "type": "video"
- "title": what it shows, at most 100 characters
- "source": "address" with "address": an https address that you were given; never invent one. Else "file", and leave
  "fileId" null: the author uploads it
- "chapters": [{"at": seconds from the beginning, "title": at most 80 characters}], in order, for 3 minutes or more
- "watchPercent": 1 to 100, how much must be watched (90)
Say in the card before it what to watch for, and ask about it in the card after it.`

/** A video; done when enough of it was truly watched. */
export const video = defineCard({
  type: 'video',
  schema: videoSchema,
  sample: async () => (await import('./video.sample.ts')).videoSample,
  progress: {
    schema: progressSchema,
    isComplete: (card, { progress }) => isWatched(card, progress),
    join: (before, now): VideoProgress => ({
      ...joinWatched(before, now),
      ...((before.opened ?? now.opened) && { opened: true }),
    }),
    played: (card, progress) => playedOf(card, progress),
  },
  content: {
    guide,
    problems: videoProblems,
    phrases: (card) => videoPhrases(card),
    unspoken: ['chapters'],
    pictures: ({ poster }) => pictureAt('poster', poster),
    files: (card) => videoFiles(card),
    redact: (card) => card,
  },
})
