import { faults } from '#kit/fault.ts'

export const learningFaults = faults('learning', {
  /** Hidden: who has begun may finish, nobody begins. */
  notOpen: 1350,
  /** The answer was told, or the attempts are used up. */
  noAttemptLeft: 1351,
})
