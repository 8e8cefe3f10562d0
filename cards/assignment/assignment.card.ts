import type { CardPhrase, OwnProblem } from '#kit/card/content.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { isEmptyRichText, richPhrases } from '#kit/richText/richText.ts'
import { rubricPhrases, rubricProblems } from '#kit/card/rubric.ts'
import { namespace } from '#kit/i18n/words.ts'
import { fileWorkOf, lackOf } from './assignment.rules.ts'
import {
  assignmentSchema,
  fileKindsOf,
  responseSchema,
  type AssignmentCard,
  type AssignmentSolution,
} from './assignment.schema.ts'
import type { en } from './words/en.ts'

export const assignmentWords = namespace<typeof en>('card-assignment')

const guide = `A work that the learner does elsewhere and hands in. JSON fields:
- "type": "assignment"
- "title": a name for the author's list, at most 100 characters
- "instructions": a Tiptap document {"type":"doc","content":[…]}: the task, the steps, how long it takes, what a good work has
- "accepted": one or more of "text", "picture", "audio", "video", "file", "link"
- "minLength", "maxLength": of the text, in characters
- "dueDays": days to hand it in, or null
- "completeOn": "submission", or "approval" where a teacher must have approved it
- "rubric": 2 to 5 of {"title", "detail", "points": 1 to 10}
- "exemplars": up to 2 of {"title", "text"}, works as good as one hopes for
One work from the learner's own life, small enough for an hour.`

/** A work that is handed in, and answered by people. */
export const assignment = defineCard({
  type: 'assignment',
  schema: assignmentSchema,
  // The default of all cards, one attempt, once closed what had been sent back.
  upgrades: [({ attempts: _attempts, ...card }) => card],
  fresh: { accepted: ['text', 'picture', 'file'] },
  sample: async () => (await import('./assignment.sample.ts')).assignmentSample,
  progress: {
    isComplete: (card, { tries, passed }) => (card.completeOn === 'approval' ? passed : tries > 0),
  },
  content: {
    guide,
    problems,
    phrases,
    unspoken: ['exemplars', 'rubric'],
    redact: (card) => ({
      ...card,
      rubric: card.rubric.map((criterion) => ({ ...criterion, detail: '' })),
      reviewerIds: [],
      exemplars: card.showExemplars === 'before' ? card.exemplars : [],
    }),
  },
  answering: {
    responseSchema,
    accepts: (card, response) => lackOf(card, response) === undefined,
    score: () => ({ scaled: null, passed: false, parts: [] }),
    solution: (card): AssignmentSolution | null =>
      card.showExemplars === 'after' && card.exemplars.length > 0 ? { exemplars: card.exemplars } : null,
    answerText: (_card, { text, link }) => [text, link].filter(Boolean).join('\n'),
    attachments: ({ fileIds }) => fileIds,
    takes: (card) => fileWorkOf(card).map((kind) => fileKindsOf[kind]),
    grading: { by: () => 'person', rubric: ({ rubric }) => rubric },
    submission: {
      dueDays: ({ dueDays }) => dueDays,
      mayRepeat: ({ resubmission }) => resubmission,
      reviewers: ({ reviewerIds }) => reviewerIds,
    },
  },
})

function problems(card: AssignmentCard): OwnProblem[] {
  const own = [
    { isSo: isEmptyRichText(card.instructions), path: 'instructions', key: 'problems.noInstructions' },
    { isSo: card.accepted.length === 0, path: 'accepted', key: 'problems.nothingAccepted' },
    { isSo: card.minLength > card.maxLength, path: 'minLength', key: 'problems.lengths' },
  ].flatMap(({ isSo, path, key }) => (isSo ? [{ path, key }] : []))
  const empty = card.exemplars.flatMap(({ text }, index) =>
    text.trim() === ''
      ? [{ path: `exemplars.${index}.text`, key: 'problems.emptyExemplar', values: { number: index + 1 } }]
      : [],
  )
  return [...own, ...rubricProblems(card.rubric, 'rubric'), ...empty]
}

function phrases(card: AssignmentCard): CardPhrase[] {
  const exemplars = card.exemplars.flatMap(({ title, text }, index) => [
    { path: `exemplars.${index}.title`, text: title },
    { path: `exemplars.${index}.text`, text },
  ])
  return [
    ...richPhrases(card.instructions, 'instructions'),
    ...rubricPhrases(card.rubric, 'rubric'),
    ...exemplars,
  ]
}
