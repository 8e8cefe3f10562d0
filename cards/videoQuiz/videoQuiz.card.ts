import { isPlayedEnough, playedOf } from '#kit/card/clip.ts'
import { pictureAt } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { joinWatched, videoFiles, videoPhrases } from '#kit/card/video/videoParts.ts'
import { namespace } from '#kit/i18n/words.ts'
import { videoQuizProblems, withMatchedMoments } from './videoQuiz.moments.ts'
import { progressSchema, videoQuizSchema } from './videoQuiz.schema.ts'
import type { en } from './words/en.ts'

export const videoQuizWords = namespace<typeof en>('card-videoQuiz')

const guide = `A video that stops for questions. JSON fields:
- "type": "videoQuiz"
- "title": what it shows, at most 100 characters
- "fileId": null: the author uploads the video
- "cards": 1 to 50 questions, each a card of a type that is answered, written as its own guide says
- "moments": one for each of "cards", in the same order: {"at": seconds from the beginning, "backTo": seconds where who was
  wrong watches again, before "at", or null}
- "chapters": [{"at": seconds from the beginning, "title": at most 80 characters}], in order, for 3 minutes or more
- "watchPercent": 1 to 100, how much must be watched (90)
Each question is about what was just shown; the first one comes after half a minute or more.`

/** A video that stops for the cards inside, each at its moment. Its score is the sum of theirs. */
export const videoQuiz = defineCard({
  type: 'videoQuiz',
  schema: videoQuizSchema,
  sample: async () => (await import('./videoQuiz.sample.ts')).videoQuizSample,
  progress: {
    schema: progressSchema,
    // Its questions are cards of their own, which the deck asks whether they are answered.
    isComplete: (card, { progress }) => isPlayedEnough(card, progress, card.watchPercent),
    join: joinWatched,
    played: (card, progress) => playedOf(card, progress),
  },
  content: {
    guide,
    problems: videoQuizProblems,
    phrases: (card) => videoPhrases(card),
    unspoken: ['chapters'],
    pictures: ({ poster }) => pictureAt('poster', poster),
    files: (card) => videoFiles(card),
    // Each card inside is redacted by its own type, and put back by the deck: none slips out with its holder.
    redact: (card) => ({ ...card, cards: [] }),
    paper: () => [{ kind: 'screen' }],
  },
  navigating: {
    remap: (card, ids) => ({
      ...card,
      moments: card.moments.map((moment) => ({
        ...moment,
        cardId: moment.cardId === null ? null : (ids.get(moment.cardId) ?? moment.cardId),
      })),
    }),
  },
  nesting: {
    childrenIn: 'cards',
    holdsQuestions: true,
    playsInside: true,
    withChanged: withMatchedMoments,
  },
})
