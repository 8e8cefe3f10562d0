import { machine } from '#kit/contract/machine.ts'

/** S-learning. Learners move their records by learning; nobody does from the console. */
export const learningMachine = machine({
  name: 'learning',
  states: { locked: 'off', pending: 'wait', learning: 'brand', learned: 'ok' },
  initial: 'locked',
  moves: {},
})

export const paceStatuses = ['inTime', 'behind', 'learned'] as const
export type PaceStatus = (typeof paceStatuses)[number]

/** How somebody keeps up with a course: behind where a day of its own is over and not learned. */
export const paceMachine = machine({
  name: 'learning-status',
  states: { inTime: 'brand', behind: 'bad', learned: 'ok' },
  initial: 'inTime',
  moves: {},
})
