import type { CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { drawn } from './maths.draw.ts'
import { mathsGuide } from './maths.guide.ts'
import { mathsProblems } from './maths.problems.ts'
import { mathsSchema, responseSchema, type MathsCard, type MathsResponse } from './maths.schema.ts'
import { acceptsMaths, judgeMaths, rightMaths, scoreMaths, solutionOf, withoutAnswer } from './maths.score.ts'
import type { en } from './words/en.ts'

export const mathsWords = namespace<typeof en>('card-maths')

/** A question whose answer is a number with its unit, or a formula; with values of each learner's own. */
export const maths = defineCard({
  type: 'maths',
  schema: mathsSchema,
  fresh: { points: 1 },
  sample: async () => (await import('./maths.sample.ts')).mathsSample,
  content: {
    guide: mathsGuide,
    problems: mathsProblems,
    phrases,
    unspoken: ['units'],
    arrange: drawn,
    redact: withoutAnswer,
    paperAnswers: (card) => {
      const { answer, unit } = solutionOf(card)
      return [{ text: `$${answer}$ ${unit}`.trim() }]
    },
  },
  answering: {
    responseSchema,
    accepts: acceptsMaths,
    score: scoreMaths,
    solution: solutionOf,
    rightTexts: rightMaths,
    answerText: (_card, { answer, unit }) => `${answer} ${unit}`.trim(),
    // How many were right, made each of the expected mistakes, or another one.
    summary: (card, attempts) => {
      const made = attempts.map(({ response }) => madeOf(card, response))
      const count = (id: string) => made.filter((each) => each === id).length
      return [
        { id: 'right', label: card.answer, isRight: true, count: count('right') },
        ...card.mistakes.map(({ id, answer }) => ({ id, label: answer, isRight: false, count: count(id) })),
        { id: 'other', label: '', isRight: false, count: count('other') + count('near') },
      ]
    },
  },
})

function madeOf(card: MathsCard, response: MathsResponse): string {
  const judged = judgeMaths(card, response)
  return judged.kind === 'mistake' ? judged.mistake.id : judged.kind
}

function phrases(card: MathsCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    { path: 'units', text: card.units },
    ...card.mistakes.map(({ feedback }, index) => ({ path: `mistakes.${index}.feedback`, text: feedback })),
    { path: 'explanation', text: card.explanation },
  ]
}
