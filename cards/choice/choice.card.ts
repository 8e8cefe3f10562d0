import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperPicture, paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { choiceGuide } from './choice.guide.ts'
import { choiceProblems } from './choice.problems.ts'
import { choiceSchema, responseSchema, type ChoiceCard, type ChoiceSolution } from './choice.schema.ts'
import { scoreChoice } from './choice.score.ts'
import { arrangeOptions } from './choice.shuffle.ts'
import type { en } from './words/en.ts'

export const choiceWords = namespace<typeof en>('card-choice')

/** A question with options of which one or some are right. */
export const choice = defineCard({
  type: 'choice',
  schema: choiceSchema,
  // Ids of their own: where the options are mixed, an 'a' would reveal which one was written first.
  fresh: { points: 1, options: [{ correct: true }, {}, {}] },
  sample: async () => (await import('./choice.sample.ts')).choiceSample,
  content: {
    guide: choiceGuide,
    problems: choiceProblems,
    phrases,
    pictures: (card) => [
      ...pictureAt('picture', card.picture),
      ...card.options.flatMap(({ picture }, index) => pictureAt(`options.${index}.picture`, picture)),
    ],
    redact: (card, seed) => ({
      ...card,
      explanation: '',
      options: arrangeOptions(card, seed).map((each) => ({ ...each, correct: false, feedback: '' })),
    }),
    paper: (card) => [
      ...paperText(card.question),
      ...paperPicture(card.picture),
      {
        kind: 'choices',
        isMany: card.kind === 'multi',
        items: card.options.map(({ id, text, picture }) => ({ partId: id, text, picture })),
      },
    ],
  },
  answering: {
    responseSchema,
    accepts: (card, { optionIds }) => {
      const chosen = new Set(optionIds)
      const areOptions = card.options.filter(({ id }) => chosen.has(id)).length === optionIds.length
      const isCounted = card.kind === 'multi' || chosen.size <= 1
      return areOptions && isCounted && (chosen.size > 0 || card.seconds !== null)
    },
    score: scoreChoice,
    solution: (card): ChoiceSolution => ({
      correct: card.options.filter(({ correct }) => correct).map(({ id }) => id),
      explanation: card.explanation,
    }),
    parts: (card) => card.options.map(({ id, text }) => ({ id, label: text })),
    chosen: ({ optionIds }) => optionIds,
    summary: (card, attempts) =>
      card.options.map(({ id, text, correct }) => ({
        id,
        label: text,
        isRight: correct,
        count: attempts.filter(({ response }) => response.optionIds.includes(id)).length,
      })),
  },
})

function phrases(card: ChoiceCard): CardPhrase[] {
  const options = card.options.flatMap(({ text, feedback, picture }, index) => [
    { path: `options.${index}.text`, text },
    ...picturePhrases(`options.${index}.picture`, picture),
    { path: `options.${index}.feedback`, text: feedback },
  ])
  return [
    { path: 'question', text: card.question },
    ...picturePhrases('picture', card.picture),
    ...options,
    { path: 'explanation', text: card.explanation },
  ]
}
