import * as z from 'zod/mini'
import {
  base,
  behaviourOf,
  html,
  imageNode,
  line,
  mediumOf,
  picture,
  rangesOf,
  writerOf,
  type H5pWriter,
  type Writing,
} from './h5pWriter.ts'

const choiceCard = z.object({
  ...base,
  question: z.string(),
  picture,
  kind: z.enum(['single', 'multi', 'judge']),
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      picture,
      correct: z.boolean(),
      feedback: z.string(),
    }),
  ),
  shuffle: z.string(),
  partialCredit: z.boolean(),
})
type ChoiceCard = z.output<typeof choiceCard>

const choice = writerOf(choiceCard, (card, writing) => {
  if (card.kind === 'judge') return trueFalse(card, writing)
  const ofPictures = card.options.some((option) => option.picture !== null)
  if (!ofPictures) return multiChoice(card, writing)
  return card.options.every(({ text }) => text.trim() === '') ? multiMediaChoice(card, writing) : undefined
})

function trueFalse(card: ChoiceCard, { files }: Writing) {
  const [yes, no] = [
    card.options.find(({ id }) => id === 'true'),
    card.options.find(({ id }) => id === 'false'),
  ]
  if (!yes || !no || card.options.length > 2 || yes.correct === no.correct) return undefined
  const [right, wrong] = yes.correct ? [yes, no] : [no, yes]
  const labels = { trueText: yes.text, falseText: no.text }
  const l10n = Object.entries(labels).flatMap(([name, text]) => (text === '' ? [] : [[name, line(text)]]))
  return {
    library: 'H5P.TrueFalse' as const,
    params: {
      ...mediumOf(card.picture, files),
      question: html(card.question),
      correct: String(yes.correct),
      behaviour: behaviourOf(card, {
        enableCheckButton: true,
        confirmCheckDialog: false,
        confirmRetryDialog: false,
        autoCheck: false,
        feedbackOnCorrect: line(right.feedback || card.feedback.correct),
        feedbackOnWrong: line(wrong.feedback || card.feedback.wrong),
      }),
      ...(l10n.length > 0 && { l10n: Object.fromEntries(l10n) }),
    },
  }
}

const multiChoice = (card: ChoiceCard, { files }: Writing) => ({
  library: 'H5P.MultiChoice' as const,
  params: {
    ...mediumOf(card.picture, files),
    question: html(card.question),
    answers: card.options.map(({ text, correct, feedback }, index) => ({
      text: html(text),
      correct,
      tipsAndFeedback: {
        tip: html(card.hints[index] ?? ''),
        chosenFeedback: html(feedback),
        notChosenFeedback: '',
      },
    })),
    overallFeedback: rangesOf(card),
    behaviour: behaviourOf(card, {
      enableCheckButton: true,
      type: card.kind === 'multi' ? 'multi' : 'single',
      singlePoint: !card.partialCredit,
      randomAnswers: card.shuffle !== 'none',
      showSolutionsRequiresInput: true,
      autoCheck: false,
      passPercentage: 100,
      showScorePoints: true,
    }),
  },
})

const multiMediaChoice = (card: ChoiceCard, { files }: Writing) => ({
  library: 'H5P.MultiMediaChoice' as const,
  params: {
    ...mediumOf(card.picture, files),
    question: html(card.question),
    options: card.options.map((option) => ({
      ...(option.picture && { media: imageNode(option.picture, files) }),
      correct: option.correct,
    })),
    overallFeedback: rangesOf(card),
    behaviour: behaviourOf(card, {
      questionType: card.kind === 'multi' ? 'multi' : 'single',
      singlePoint: !card.partialCredit,
      showSolutionsRequiresInput: true,
      passPercentage: 100,
      aspectRatio: 'auto',
      maxAlternativesPerRow: '4',
    }),
  },
})

const questionCard = z.object({
  ...base,
  prompt: z.string(),
  picture,
  kind: z.enum(['short', 'long']),
  grading: z.string(),
  keywords: z.array(z.object({ text: z.string(), synonyms: z.array(z.string()), points: z.number() })),
  passShare: z.number(),
  sampleAnswer: z.string(),
  minLength: z.number(),
  maxLength: z.nullable(z.number()),
})

/** Answers in one's own words; without grading a question of a questionnaire. Keywords by which nobody grades stay here. */
const question = writerOf(questionCard, (card, { files }) => {
  if (card.grading === 'none')
    return {
      library: 'H5P.OpenEndedQuestion' as const,
      params: {
        question: line(card.prompt),
        placeholderText: '',
        inputRows: card.kind === 'short' ? '1' : '3',
      },
    }
  const keywords = card.grading === 'rule' ? card.keywords : []
  return {
    library: 'H5P.Essay' as const,
    params: {
      ...mediumOf(card.picture, files),
      taskDescription: html(card.prompt),
      placeholderText: '',
      solution: { introduction: '', sample: html(card.sampleAnswer) },
      keywords: keywords.map(({ text, synonyms, points }) => ({
        keyword: line(text),
        alternatives: synonyms.map(line),
        options: { points, occurrences: 1, caseSensitive: false, forgiveMistakes: false },
      })),
      overallFeedback: rangesOf(card),
      behaviour: behaviourOf(card, {
        ...(card.minLength > 0 && { minimumLength: card.minLength }),
        ...(card.maxLength !== null && { maximumLength: card.maxLength }),
        inputFieldSize: card.kind === 'short' ? '1' : '10',
        ignoreScoring: keywords.length === 0,
        percentagePassing: Math.round(card.passShare * 100),
        percentageMastering: 100,
      }),
    },
  }
})

const pollCard = z.object({
  ...base,
  question: z.string(),
  kind: z.enum(['single', 'multi']),
  options: z.array(z.object({ text: z.string() })),
})

/** A poll among options; stars and scales have no counterpart. */
const poll = writerOf(pollCard, ({ question: asked, kind, options }) => ({
  library: 'H5P.SimpleMultiChoice',
  params: {
    question: line(asked),
    inputType: kind === 'multi' ? 'checkbox' : 'radio',
    alternatives: options.map(({ text }) => ({
      text: line(text),
      feedback: { chosenFeedback: '', notChosenFeedback: '' },
    })),
  },
}))

const orderCard = z.object({
  ...base,
  question: z.string(),
  items: z.array(z.object({ text: z.string(), picture: z.null() })),
})

const order = writerOf(orderCard, (card) => ({
  library: 'H5P.SortParagraphs',
  params: {
    taskDescription: html(card.question),
    paragraphs: card.items.map(({ text }) => html(text)),
    overallFeedback: rangesOf(card),
    behaviour: behaviourOf(card, { scoringMode: 'transitions', applyPenalties: false }),
  },
}))

/** Cards that are chosen from, answered in words or put in order, by their types. */
export const choiceWriters: Readonly<Record<string, H5pWriter>> = { choice, question, poll, order }
