import type { CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { blanksGuide } from './blanks.guide.ts'
import { blanksProblems } from './blanks.problems.ts'
import { blanksSchema, responseSchema, type BlanksCard, type BlanksSolution } from './blanks.schema.ts'
import { acceptsBlanks, judgeGap, rightBlanks, scoreBlanks, withoutAnswers } from './blanks.score.ts'
import { markedIn, segmentsOf } from '#kit/cardText/markedText.ts'
import type { en } from './words/en.ts'

export const blanksWords = namespace<typeof en>('card-blanks')

/** A text with gaps, filled in by typing or from a bank of words. */
export const blanks = defineCard({
  type: 'blanks',
  schema: blanksSchema,
  fresh: { points: 1 },
  sample: async () => (await import('./blanks.sample.ts')).blanksSample,
  content: {
    guide: blanksGuide,
    problems: blanksProblems,
    phrases,
    unspoken: ['distractors'],
    redact: withoutAnswers,
    paper: (card) => [
      ...paperText(card.question),
      ...paperText(withRoom(card.text)),
      ...paperText(card.distractors.join(' · ')),
    ],
  },
  answering: {
    responseSchema,
    accepts: acceptsBlanks,
    score: scoreBlanks,
    solution: (card): BlanksSolution => ({
      answers: markedIn(card.text).map(({ parts }) => parts),
      explanation: card.explanation,
    }),
    rightTexts: rightBlanks,
    answerText: (_card, { answers }) =>
      answers.map((answer, index) => `${index + 1}. ${answer.trim() || '–'}`).join('\n'),
    // How many filled each gap in right.
    summary: (card, attempts) =>
      markedIn(card.text).map(({ index, parts: accepted }) => ({
        id: String(index + 1),
        label: accepted[0] ?? '',
        isRight: true,
        count: attempts.filter(({ response }) => {
          const answer = response.answers[index] ?? ''
          return judgeGap(card, accepted, answer) !== 'wrong'
        }).length,
      })),
  },
})

/** The text with room to write in each gap. */
const withRoom = (text: string): string =>
  segmentsOf(text)
    .map((segment) => (segment.kind === 'text' ? segment.text : '____________'))
    .join('')

function phrases(card: BlanksCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    { path: 'text', text: card.text },
    ...card.distractors.map((text, index) => ({ path: `distractors.${index}`, text })),
    { path: 'explanation', text: card.explanation },
  ]
}
