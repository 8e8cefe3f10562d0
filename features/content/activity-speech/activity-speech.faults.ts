import { faults } from '#kit/contract/fault.ts'

export const speechFaults = faults('activity-speech', {
  /** Nothing in the card can be read aloud. */
  silentCard: 1360,
  /** Another task speaks the cards of this activity already. */
  running: 1361,
  /** Every card has its sound already. */
  nothingToDo: 1362,
  noVoice: 1363,
})
