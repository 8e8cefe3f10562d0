import { clipProblems, joinPlayed, playedOf } from '#kit/card/clip.ts'
import { fileAt } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { audioSchema, isHeard, progressSchema } from './audio.schema.ts'
import type { en } from './words/en.ts'

export const audioWords = namespace<typeof en>('card-audio')

const guide = `A recording to listen to. JSON fields:
- "type": "audio"
- "title": what is heard, at most 100 characters
- "transcript": the words that are spoken, at most 20000 characters, line by line, a speaker as "Anna: …"
- "slow": true where learners of a language should be able to listen slowly
Leave "fileId" null: the author records or uploads it, or has the transcript spoken.`

/** A recording; done when nearly all of it was heard. */
export const audio = defineCard({
  type: 'audio',
  schema: audioSchema,
  sample: async () => (await import('./audio.sample.ts')).audioSample,
  progress: {
    schema: progressSchema,
    isComplete: (card, { progress }) => isHeard(card, progress),
    join: (before, now) => ({
      ...((before.viewed ?? now.viewed) && { viewed: true }),
      ...joinPlayed(before, now),
    }),
    played: (card, progress) => playedOf(card, progress),
  },
  content: {
    guide,
    problems: (card) =>
      card.fileId === null ? [{ path: 'fileId', key: 'problems.noFile' }] : clipProblems(card),
    phrases: ({ transcript }) => [{ path: 'transcript', text: transcript }],
    files: ({ fileId, slowFileId }) => [...fileAt('fileId', fileId), ...fileAt('slowFileId', slowFileId)],
    redact: (card) => card,
  },
})
