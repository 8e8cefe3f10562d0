import type { CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { markWordsGuide } from './markWords.guide.ts'
import { markWordsProblems } from './markWords.problems.ts'
import {
  markWordsSchema,
  responseSchema,
  type MarkWordsCard,
  type MarkWordsResponse,
} from './markWords.schema.ts'
import { acceptsMarkWords, redactMarkWords, scoreMarkWords, solveMarkWords } from './markWords.score.ts'
import { readText } from './markWords.units.ts'
import type { en } from './words/en.ts'

export const markWordsWords = namespace<typeof en>('card-markWords')

/** A text in which words, mistakes or sentences are marked, or a summary that is chosen step by step. */
export const markWords = defineCard({
  type: 'markWords',
  schema: markWordsSchema,
  fresh: { points: 1 },
  sample: async () => (await import('./markWords.sample.ts')).markWordsSample,
  content: {
    guide: markWordsGuide,
    problems: markWordsProblems,
    phrases,
    unspoken: ['steps'],
    redact: redactMarkWords,
    paper: (card) => [
      ...paperText(card.question),
      ...paperText(card.text),
      ...card.steps.map(({ statements }) => ({
        kind: 'choices' as const,
        isMany: false,
        items: statements.map(({ text }) => ({ text })),
      })),
    ],
  },
  answering: {
    responseSchema,
    accepts: acceptsMarkWords,
    score: scoreMarkWords,
    solution: solveMarkWords,
    rightTexts: (card) =>
      card.mode === 'summary'
        ? card.steps.map(({ statements }) => statements[0]?.text ?? '')
        : [rightTexts(card).join(', ')],
    answerText: (card, response) => chosenTexts(card, response).join('\n'),
    // How many marked each right unit, or chose each right statement.
    summary: (card, attempts) => {
      const count = (isIn: (response: MarkWordsResponse) => boolean) =>
        attempts.filter(({ response }) => isIn(response)).length
      if (card.mode === 'summary')
        return card.steps.map(({ id, statements: [right] }, index) => ({
          id,
          label: right?.text ?? '',
          isRight: true,
          count: count(({ chosen }) => chosen[index] === right?.id),
        }))
      const { plain, units } = readText(card)
      return units
        .map(({ from, to, isRight }) => ({
          id: String(from),
          label: plain.slice(from, to),
          isRight,
          count: count(({ marked }) => marked.includes(from)),
        }))
        .filter((row) => row.isRight || row.count > 0)
    },
  },
})

function rightTexts(card: MarkWordsCard): string[] {
  const { plain, units } = readText(card)
  return units
    .filter(({ isRight }) => isRight)
    .map(({ from, to, correction }) => correction || plain.slice(from, to))
}

function chosenTexts(card: MarkWordsCard, { marked, chosen }: MarkWordsResponse): string[] {
  if (card.mode === 'summary')
    return card.steps.flatMap(
      ({ statements }, index) => statements.find(({ id }) => id === chosen[index])?.text ?? [],
    )
  const { plain, units } = readText(card)
  return units.filter(({ from }) => marked.includes(from)).map(({ from, to }) => plain.slice(from, to))
}

function phrases(card: MarkWordsCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    { path: 'text', text: card.text },
    ...card.steps.flatMap(({ statements }, index) =>
      statements.map(({ text }, place) => ({ path: `steps.${index}.statements.${place}.text`, text })),
    ),
    { path: 'explanation', text: card.explanation },
  ]
}
