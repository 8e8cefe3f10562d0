import { fileAt, pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import { acceptsAnswer, joinPractice, judgeAnswer, scorePractice, termOf } from './vocab.answers.ts'
import { vocabGuide } from './vocab.guide.ts'
import { vocabProblems } from './vocab.problems.ts'
import {
  progressSchema,
  responseSchema,
  vocabSchema,
  type TermField,
  type VocabCard,
} from './vocab.schema.ts'
import type { en } from './words/en.ts'

export const vocabWords = namespace<typeof en>('card-vocab')

/**
 * Terms of a language, practised until each is mastered. All of a term leaves the server: it is what is to be learnt, it is
 * shown before it is asked, and practice must tell right from wrong at once, also without a connection. What counts is
 * what the server makes of the answers.
 */
export const vocab = defineCard({
  type: 'vocab',
  schema: vocabSchema,
  fresh: { points: 1, attempts: { max: null, showAnswer: 'never' }, terms: [{}, {}, {}] },
  sample: async () => (await import('./vocab.sample.ts')).vocabSample,
  progress: {
    schema: progressSchema,
    isComplete: (_card, { passed }) => passed,
    join: joinPractice,
  },
  content: {
    guide: vocabGuide,
    problems: vocabProblems,
    phrases,
    unspoken: ['terms'],
    pictures: (card) =>
      card.terms.flatMap(({ picture }, index) => pictureAt(`terms.${index}.picture`, picture)),
    files: (card) => card.terms.flatMap(({ audio }, index) => fileAt(`terms.${index}.audio`, audio)),
    redact: (card) => card,
    paper: (card) => [
      {
        kind: 'table',
        rows: card.terms.map(({ term, reading, meaning, picture, example }) => [
          { text: [term, reading].filter(Boolean).join('\n'), picture },
          { text: meaning },
          { text: example },
        ]),
      },
    ],
  },
  answering: {
    responseSchema,
    accepts: acceptsAnswer,
    scoreAll: scorePractice,
    answerText: (card, { mode, termId, answer }) => {
      const isText = mode === 'spell' || mode === 'dictation'
      const text = isText ? answer : (termOf(card, answer)?.meaning ?? '')
      return `${termOf(card, termId)?.term ?? ''}: ${text || '–'}`
    },
    // How often each term was right.
    summary: (card, attempts) =>
      card.terms.map(({ id, term }) => ({
        id,
        label: term,
        isRight: true,
        count: attempts.filter(
          ({ response }) => response.termId === id && judgeAnswer(card, response) !== 'wrong',
        ).length,
      })),
  },
})

const written: readonly TermField[] = ['term', 'reading', 'partOfSpeech', 'meaning', 'example', 'translation']

function phrases(card: VocabCard): CardPhrase[] {
  return card.terms.flatMap((term, index) => [
    ...written.map((field) => ({ path: `terms.${index}.${field}`, text: term[field] })),
    ...picturePhrases(`terms.${index}.picture`, term.picture),
  ])
}
