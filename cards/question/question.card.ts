import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { countGraphemes } from '#kit/value/graphemes.ts'
import { rubricPhrases } from '#kit/card/rubric.ts'
import { readRubricGrade, rubricTask } from '#kit/card/rubricGrading.ts'
import { namespace } from '#kit/i18n/words.ts'
import { questionGuide } from './question.guide.ts'
import { isWritten, questionProblems } from './question.problems.ts'
import {
  maxAnswerLength,
  questionSchema,
  responseSchema,
  type QuestionCard,
  type QuestionResponse,
  type QuestionSolution,
} from './question.schema.ts'
import { keywordsIn, scoreQuestion } from './question.score.ts'
import type { en } from './words/en.ts'

export const questionWords = namespace<typeof en>('card-question')

/** An open question: a text, a number or a recording, graded by rule, AI, a person or nobody. */
export const question = defineCard({
  type: 'question',
  schema: questionSchema,
  sample: async () => (await import('./question.sample.ts')).questionSample,
  content: {
    guide: questionGuide,
    problems: questionProblems,
    phrases,
    pictures: (card) => pictureAt('picture', card.picture),
    redact: (card) => ({
      ...card,
      number: { value: null, tolerance: 0, unit: card.number.unit },
      keywords: [],
      rubric: [],
      sampleAnswer: '',
      explanation: '',
    }),
  },
  answering: {
    responseSchema,
    accepts,
    score: scoreQuestion,
    solution: (card): QuestionSolution | null => {
      const { value, tolerance } = card.number
      const number = card.kind === 'number' && value !== null ? { value, tolerance } : null
      const solution = { sampleAnswer: card.sampleAnswer, explanation: card.explanation, number }
      return card.sampleAnswer || card.explanation || number ? solution : null
    },
    rightTexts: ({ number, keywords, sampleAnswer }) => [
      ...(number.value === null ? [] : [String(number.value)]),
      ...keywords.flatMap(({ text, synonyms }) => [text, ...synonyms]),
      sampleAnswer,
    ],
    answerText: (card, response) =>
      'number' in response ? `${response.number} ${card.number.unit}`.trim() : textIn(response),
    summary: (card, attempts) =>
      card.grading !== 'rule'
        ? []
        : card.keywords.map(({ id, text }) => ({
            id,
            label: text,
            isRight: true,
            count: attempts.filter(({ response }) =>
              keywordsIn(card.keywords, textIn(response)).some((one) => one.id === id),
            ).length,
          })),
    attachments: (response) => ('fileId' in response ? [response.fileId] : []),
    takes: () => ['audio'],
    grading: {
      by: ({ grading }) => (grading === 'none' || grading === 'rule' ? null : grading),
      rubric: ({ rubric }) => rubric,
      generalJudge: ({ rubric }) => (rubric.length === 0 ? 'grades' : null),
      taskFor: (card, response, judge) =>
        rubricTask(
          {
            about: {
              question: card.prompt,
              'a good answer': card.sampleAnswer,
              explanation: card.explanation,
            },
            rubric: card.rubric,
            work: textIn(response),
          },
          card.rubric.length === 0 ? judge : undefined,
        ),
      read: (card, reply) => readRubricGrade({ rubric: card.rubric }, card.passShare, reply),
    },
  },
})

const textIn = (response: QuestionResponse): string => ('text' in response ? response.text : '')

function accepts(card: QuestionCard, response: QuestionResponse): boolean {
  if ('number' in response) return card.kind === 'number' && Number.isFinite(response.number)
  if ('fileId' in response) return card.kind === 'audio'
  const length = countGraphemes(response.text.trim())
  return isWritten(card.kind) && length > 0 && length >= card.minLength && length <= maxAnswerLength(card)
}

function phrases(card: QuestionCard): CardPhrase[] {
  const keywords = card.keywords.flatMap(({ text, synonyms }, index) => [
    { path: `keywords.${index}.text`, text },
    ...synonyms.map((each, place) => ({ path: `keywords.${index}.synonyms.${place}`, text: each })),
  ])
  return [
    { path: 'prompt', text: card.prompt },
    ...picturePhrases('picture', card.picture),
    { path: 'number.unit', text: card.number.unit },
    ...keywords,
    ...rubricPhrases(card.rubric, 'rubric'),
    { path: 'sampleAnswer', text: card.sampleAnswer },
    { path: 'explanation', text: card.explanation },
  ]
}
