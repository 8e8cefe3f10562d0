import { pictureAt, picturePhrases } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { compareSchema, progressSchema, sides } from './compare.schema.ts'
import type { en } from './words/en.ts'

export const compareWords = namespace<typeof en>('card-compare')

const guide = `Two pictures of the same thing, one over the other, to be compared. JSON fields:
- "type": "compare"
- "title": its heading, at most 100 characters
- "question": what to look for, at most 500 characters
- "before", "after": each {"alt": what the picture shows, at most 300 characters, "caption"}
- "beforeLabel", "afterLabel": a word on each picture, at most 40 characters, such as a year
- "mode": "slider" (a line is moved between them) or "switch" (one at a time)
- "direction": "horizontal" or "vertical"
Both pictures show the same frame, so that only what has changed differs.`

/** Two pictures under a slider, or one after the other; done once somebody has moved from one to the other. */
export const compare = defineCard({
  type: 'compare',
  schema: compareSchema,
  sample: async () => (await import('./compare.sample.ts')).compareSample,
  progress: {
    schema: progressSchema,
    isComplete: (_card, { progress }) => progress?.moved === true,
  },
  content: {
    guide,
    problems: (card) =>
      sides.flatMap((side) => (card[side] ? [] : [{ path: side, key: `problems.${side}` }])),
    phrases: (card) => [
      { path: 'question', text: card.question },
      ...sides.flatMap((side) => [
        { path: `${side}Label`, text: card[`${side}Label`] },
        ...picturePhrases(side, card[side]),
      ]),
    ],
    pictures: (card) => sides.flatMap((side) => pictureAt(side, card[side])),
    redact: (card) => card,
    paper: (card) => [
      ...paperText(card.question),
      {
        kind: 'table',
        rows: [sides.map((side) => ({ text: card[`${side}Label`], picture: card[side] }))],
      },
    ],
  },
})
