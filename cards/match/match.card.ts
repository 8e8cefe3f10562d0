import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { acceptsLinks, answersOf, mixed, rightLinks, scoreMatch } from './match.answers.ts'
import { matchGuide } from './match.guide.ts'
import { matchProblems } from './match.problems.ts'
import {
  matchSchema,
  responseSchema,
  type MatchAnswer,
  type MatchCard,
  type MatchSolution,
} from './match.schema.ts'
import type { en } from './words/en.ts'

export const matchWords = namespace<typeof en>('card-match')

/** Pairs of which each left side is given its answer. */
export const match = defineCard({
  type: 'match',
  schema: matchSchema,
  fresh: { points: 1, pairs: [{}, {}, {}] },
  sample: async () => (await import('./match.sample.ts')).matchSample,
  content: {
    guide: matchGuide,
    problems: matchProblems,
    phrases,
    unspoken: ['pairs', 'distractors'],
    pictures: (card) => sidesOf(card).flatMap(([path, { picture }]) => pictureAt(`${path}.picture`, picture)),
    redact: mixed,
    paper: (card) => [
      ...paperText(card.question),
      { kind: 'columns', left: card.pairs, right: answersOf(card) },
    ],
  },
  answering: {
    responseSchema,
    accepts: acceptsLinks,
    score: scoreMatch,
    solution: (card): MatchSolution => ({
      links: rightLinks(card),
      explanation: card.explanation,
    }),
    rightTexts: (card) => card.pairs.map(({ text, answer }) => `${text} ${answer.text}`),
    answerText: (card, { links }) =>
      links
        .map(({ pairId, answerId }) => {
          const left = card.pairs.find(({ id }) => id === pairId)?.text ?? ''
          const right = answersOf(card).find(({ id }) => id === answerId)?.text ?? ''
          return `${left} – ${right}`
        })
        .join('\n'),
    // How many found each pair.
    summary: (card, attempts) =>
      card.pairs.map((pair) => ({
        id: pair.id,
        label: [pair.text, pair.answer.text].filter((text) => text !== '').join(' – '),
        isRight: true,
        count: attempts.filter(({ response }) =>
          response.links.some(({ pairId, answerId }) => pairId === pair.id && answerId === pair.answer.id),
        ).length,
      })),
  },
})

const sidesOf = (card: MatchCard): (readonly [path: string, side: MatchAnswer])[] => [
  ...card.pairs.flatMap((pair, index) => [
    [`pairs.${index}`, pair] as const,
    [`pairs.${index}.answer`, pair.answer] as const,
  ]),
  ...card.distractors.map((each, index) => [`distractors.${index}`, each] as const),
]

function phrases(card: MatchCard): CardPhrase[] {
  const sides = sidesOf(card).flatMap(([path, { text, picture }]) => [
    { path: `${path}.text`, text },
    ...picturePhrases(`${path}.picture`, picture),
  ])
  return [
    { path: 'question', text: card.question },
    ...sides,
    { path: 'explanation', text: card.explanation },
  ]
}
