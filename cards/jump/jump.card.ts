import { defineCard } from '#kit/card/defineCard.ts'
import { namespace } from '#kit/i18n/words.ts'
import type { Exit, Step } from '#kit/card/navigating.ts'
import type { CardState } from '#kit/card/progress.ts'
import { jumpSchema, progressSchema, type JumpCard, type JumpProgress } from './jump.schema.ts'
import type { en } from './words/en.ts'

export const jumpWords = namespace<typeof en>('card-jump')

const guide = `Leads the learner to another card of the activity. JSON fields:
- "type": "jump"
- "title": a name for the author's list, at most 100 characters
- "text": why one goes there, said to the learner, at most 500 characters
- "kind": "card"
- "targetId": the id of the card it leads to
- "how": "replace" (one goes on from there) or "over" (one comes back behind the jump)
- "label": the words on the button, at most 40 characters
- "required": false where the learner may also go on without
A jump back to an earlier card needs a condition ("visibleIf") that ends the loop, such as a score that was not reached.`

/** Leads to a card of this activity, or to another activity, an ability or a course. */
export const jump = defineCard({
  type: 'jump',
  schema: jumpSchema,
  sample: async () => (await import('./jump.sample.ts')).jumpSample,
  progress: {
    schema: progressSchema,
    isComplete: (card, { progress }) =>
      // Inside the activity the navigation itself leads there; outside it is known only when the learner followed it.
      (card.kind === 'card' ? progress?.viewed : progress?.followed) === true,
  },
  content: {
    guide,
    problems: (card) =>
      card.targetId === null ? [{ path: 'targetId', key: `problems.no.${card.kind}` }] : [],
    phrases: (card) => [
      { path: 'text', text: card.text },
      { path: 'label', text: card.label },
    ],
    unspoken: ['label'],
    redact: (card) => card,
  },
  navigating: {
    targets: ({ kind, targetId }) =>
      kind === 'card' && targetId !== null ? [{ cardId: targetId, path: 'targetId', relation: 'leads' }] : [],
    remap: (card, ids) =>
      card.kind === 'card' && card.targetId !== null
        ? { ...card, targetId: ids.get(card.targetId) ?? card.targetId }
        : card,
    step,
    exits,
    // Elsewhere, and where one may, the card has a button of its own.
    onwardLabel: ({ kind, required, label }) => (kind === 'card' && required ? label : ''),
  },
})

function step(card: JumpCard, { progress }: CardState<JumpProgress>): Step | undefined {
  if (card.kind !== 'card' || card.targetId === null) return undefined
  if (!card.required && progress?.followed !== true) return undefined
  return {
    to: 'card',
    cardId: card.targetId,
    isOver: card.how === 'over',
    ...(!card.required && { isOffered: true }),
  }
}

function exits(card: JumpCard): Exit[] {
  const there = step({ ...card, required: true }, unvisited)
  const on: Exit = { step: { to: 'next' }, label: '', ending: '' }
  if (!there) return [on]
  // Who is led over the activity comes back and goes on.
  const goesOn = !card.required || card.how === 'over'
  return [{ step: there, label: card.label, ending: '' }, ...(goesOn ? [on] : [])]
}

const unvisited: CardState<JumpProgress> = {
  progress: undefined,
  tries: 0,
  scaled: null,
  passed: false,
  chosen: [],
}
