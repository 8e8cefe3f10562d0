import { assignment } from '../assignment.contract.ts'
import type { AssignmentStatus, Result } from '../assignment.states.ts'

interface Answered {
  readonly status: AssignmentStatus
}

/** Whether the work may come to this result now, as the state table says. */
export const mayBecome = ({ status }: Answered, result: Result): boolean =>
  Object.values(assignment.machine.moves).some(({ from, to }) => to === result && from.includes(status))

/** Whether its teacher has something to say: it waits, or it was answered and can be opened again. */
export const isAnswerable = (work: Answered): boolean => mayBecome(work, 'notApproved')
