import * as z from 'zod/mini'
import type { Card } from '#cards/index.ts'
import { base, html, rangesOf, writerOf, type H5pWriter } from './h5pWriter.ts'

const compositeCard = z.object({
  ...base,
  intro: z.string(),
  cards: z.array(z.custom<Card>()),
  order: z.enum(['fixed', 'shuffled', 'drawn']),
  draw: z.number(),
  showResult: z.boolean(),
})

/** A set of questions; undefined where one of its cards is none that H5P lets into a set. */
const composite = writerOf(compositeCard, (card, { inside }) => {
  const questions = card.cards.map((each) => inside(each, 'questionSet'))
  if (questions.length < 2 || questions.includes(undefined)) return undefined
  return {
    library: 'H5P.QuestionSet',
    params: {
      introPage: { showIntroPage: card.intro.trim() !== '', introduction: html(card.intro) },
      progressType: 'dots',
      passPercentage: 0,
      questions,
      disableBackwardsNavigation: false,
      randomQuestions: card.order === 'shuffled',
      ...(card.order === 'drawn' && { poolSize: card.draw }),
      endGame: {
        showResultPage: card.showResult,
        showSolutionButton: true,
        showRetryButton: true,
        overallFeedback: rangesOf(card),
      },
      override: { checkButton: true },
    },
  }
})

/** Cards that hold others, by their types. */
export const setWriters: Readonly<Record<string, H5pWriter>> = { composite }
