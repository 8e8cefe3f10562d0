import { faults } from '#kit/contract/fault.ts'

export const learningFaults = faults('learning', {
  /** Hidden: who has begun may finish, nobody begins. */
  notOpen: 1350,
  /** The right answer was shown, or the attempts are used up. */
  noAttemptLeft: 1351,
  /** One's own last words are still being answered. */
  stillTalking: 1352,
  /** The card takes no further words: its turns or further tries are used up. */
  saidEnough: 1353,
  /** A file that is not the learner's own, or of a kind that the card does not take. */
  wrongFile: 1354,
  /** An AI has worked for this learner as often as it does in a day. */
  enoughForToday: 1355,
  /** Its day has not come, or the one before is not learned. */
  stillLocked: 1357,
  /** The same, and the day is known. */
  opensLater: 1358,
  /** The activity is not learned yet: there is nothing to look back on. */
  reflectLater: 1359,
})
