import { newPartId } from '#kit/card/card.ts'
import { partEdits } from '#kit/card/partEdits.ts'
import { maxExemplars, workKinds, type AssignmentCard, type WorkKind } from './assignment.schema.ts'

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

export const exemplarEdits = partEdits('exemplars', maxExemplars)

export const withNewExemplar = (card: AssignmentCard): AssignmentCard =>
  exemplarEdits.added(card, [{ id: newPartId(), title: '', text: '' }])
