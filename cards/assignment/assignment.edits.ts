import { newPartId } from '#kit/card/card.ts'
import { workKinds, type AssignmentCard, type Exemplar, type WorkKind } from './assignment.schema.ts'

/** Takes a kind of work or no more, in the order in which the kinds stand. */
export const withAccepted = (card: AssignmentCard, kind: WorkKind, isTaken: boolean): AssignmentCard => ({
  ...card,
  accepted: workKinds.filter((each) => (each === kind ? isTaken : card.accepted.includes(each))),
})

/** Whether a work may come again after a word alone. One attempt that was set elsewhere would contradict that: no form shows it. */
export const withResubmission = (card: AssignmentCard, resubmission: boolean): AssignmentCard => ({
  ...card,
  resubmission,
  attempts: resubmission && card.attempts.max === 1 ? { ...card.attempts, max: null } : card.attempts,
})

export const withNewExemplar = (card: AssignmentCard): AssignmentCard => ({
  ...card,
  exemplars: [...card.exemplars, { id: newPartId(), title: '', text: '' }],
})

export const withExemplar = (
  card: AssignmentCard,
  id: string,
  change: Partial<Exemplar>,
): AssignmentCard => ({
  ...card,
  exemplars: card.exemplars.map((each) => (each.id === id ? { ...each, ...change } : each)),
})

export const withoutExemplar = (card: AssignmentCard, id: string): AssignmentCard => ({
  ...card,
  exemplars: card.exemplars.filter((each) => each.id !== id),
})
