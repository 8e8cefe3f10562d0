/** A task speaks the cards of one activity, one after the other. */
export const speechTaskStatuses = ['pending', 'working', 'finished', 'cancelled'] as const
export type SpeechTaskStatus = (typeof speechTaskStatuses)[number]

/**
 * What became of a card: its sound was made, or is as it should be already; it has gone, or nothing in it can be read aloud;
 * or it failed and may be tried again.
 */
export const cardOutcomes = ['waiting', 'made', 'kept', 'gone', 'failed'] as const
export type CardOutcome = (typeof cardOutcomes)[number]
