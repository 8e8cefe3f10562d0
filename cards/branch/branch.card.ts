import { pictureAt, picturePhrases, type CardPhrase } from '#kit/card/content.ts'
import type { Exit, Step, Target } from '#kit/card/navigating.ts'
import type { CardState } from '#kit/card/progress.ts'
import { defineCard } from '#kit/card/defineCard.ts'
import { paperPicture, paperText } from '#kit/card/paper.ts'
import { namespace } from '#kit/i18n/words.ts'
import { branchGuide } from './branch.guide.ts'
import { branchProblems } from './branch.problems.ts'
import { branchSchema, responseSchema, type BranchCard, type BranchNext } from './branch.schema.ts'
import { endingOf, scoreBranch } from './branch.score.ts'
import type { en } from './words/en.ts'

export const branchWords = namespace<typeof en>('card-branch')

/** A question whose options lead to different cards, or to endings. */
export const branch = defineCard({
  type: 'branch',
  schema: branchSchema,
  // Nothing is right, so no solution is shown that would close it; one may come back and choose otherwise.
  fresh: { attempts: { max: null, showAnswer: 'never' }, options: [{ id: 'a' }, { id: 'b' }] },
  sample: async () => (await import('./branch.sample.ts')).branchSample,
  content: {
    guide: branchGuide,
    problems: branchProblems,
    phrases,
    pictures: (card) => [
      ...pictureAt('picture', card.picture),
      ...card.options.flatMap(({ picture }, index) => pictureAt(`options.${index}.picture`, picture)),
    ],
    // The target of an option stays: the phone navigates without a request.
    redact: (card) => ({
      ...card,
      options: card.options.map((option) => ({ ...option, feedback: '', score: 0 })),
      endings: card.endings.map((ending) => ({ ...ending, title: '', text: '', score: 0 })),
    }),
    paper: (card) => [
      ...paperText(card.question),
      ...paperPicture(card.picture),
      { kind: 'choices', isMany: false, items: card.options },
    ],
  },
  answering: {
    responseSchema,
    accepts: (card, { optionId }) => card.options.some(({ id }) => id === optionId),
    score: scoreBranch,
    parts: (card) => card.options.map(({ id, text }) => ({ id, label: text })),
    chosen: ({ optionId }) => [optionId],
    summary: (card, attempts) =>
      card.options.map(({ id, text }) => ({
        id,
        label: text,
        isRight: null,
        count: attempts.filter(({ response }) => response.optionId === id).length,
      })),
  },
  navigating: {
    targets,
    remap: (card, ids) => ({
      ...card,
      defaultNext: mapped(card.defaultNext, ids),
      options: card.options.map((option) => ({ ...option, next: mappedNext(option.next, ids) })),
    }),
    step,
    exits,
    isOneWay: (card) => !card.back,
  },
})

function step(card: BranchCard, { chosen }: CardState): Step | undefined {
  const option = card.options.find(({ id }) => id === chosen[0])
  if (option?.next.to === 'ending') return { to: 'end' }
  const named = option?.next.to === 'card' ? option.next.cardId : card.defaultNext
  return named === null ? undefined : { to: 'card', cardId: named }
}

function exits(card: BranchCard): Exit[] {
  const unanswered: CardState = { progress: undefined, tries: 0, scaled: null, passed: false, chosen: [] }
  const chosen = card.options.map((option) => ({
    step: step(card, { ...unanswered, chosen: [option.id] }) ?? { to: 'next' as const },
    label: option.text,
    ending: endingOf(card, option)?.title ?? '',
  }))
  // Who need not decide goes where all go that name nothing.
  const isSkipped = !card.required || chosen.length === 0
  const skipped = { step: step(card, unanswered) ?? { to: 'next' as const }, label: '', ending: '' }
  return isSkipped ? [...chosen, skipped] : chosen
}

function targets(card: BranchCard): Target[] {
  const options = card.options.flatMap(({ next }, index): Target[] =>
    next.to === 'card' && next.cardId !== null
      ? [{ cardId: next.cardId, path: `options.${index}.next.cardId`, relation: 'leads' }]
      : [],
  )
  if (card.defaultNext === null) return options
  return [...options, { cardId: card.defaultNext, path: 'defaultNext', relation: 'leads' }]
}

type Ids = ReadonlyMap<number, number>
const mapped = (id: number | null, ids: Ids) => (id === null ? null : (ids.get(id) ?? id))
const mappedNext = (next: BranchNext, ids: Ids): BranchNext =>
  next.to === 'card' ? { ...next, cardId: mapped(next.cardId, ids) } : next

function phrases(card: BranchCard): CardPhrase[] {
  return [
    { path: 'question', text: card.question },
    ...picturePhrases('picture', card.picture),
    ...card.options.flatMap(({ text, feedback, picture }, index) => [
      { path: `options.${index}.text`, text },
      ...picturePhrases(`options.${index}.picture`, picture),
      { path: `options.${index}.feedback`, text: feedback },
    ]),
    ...card.endings.flatMap(({ title, text }, index) => [
      { path: `endings.${index}.title`, text: title },
      { path: `endings.${index}.text`, text },
    ]),
  ]
}
