/** What AI work is for; usage is counted for each purpose apart. */
export const aiPurposes = [
  /** A learner's card that speaks. */
  'card',
  /** A learner's answer that is graded. */
  'grade',
  /** The tutor and the learning partner of an activity. */
  'help',
  /** The assistant on every page of the console. */
  'assistant',
  /** The call that other programs use. */
  'conversation',
  'generation',
  'translation',
  'picture',
  'speech',
  /** An author tries what they made. */
  'trial',
] as const
export type AiPurpose = (typeof aiPurposes)[number]

/** What this installation can have made by AI at all. */
export interface AiState {
  readonly hasText: boolean
  readonly hasPictures: boolean
  readonly hasSpeech: boolean
}

/** Why an AI has not worked. */
export const aiErrorKinds = [
  /** No provider is set up. */
  'missing',
  /** The provider rejects this call: a wrong key, model or form. Trying again does not help. */
  'refused',
  /** The provider is overloaded, or out of reach. */
  'busy',
  /** The provider sends nothing within its time, or stops sending. */
  'silent',
  /** The answer cannot be parsed, or ends in the middle. */
  'broken',
  /** The answer is far larger than what was asked for. */
  'endless',
  /** The asker may not use this agent, or the agent was deleted. */
  'forbidden',
  /** A limit of the owner, the borrower or the agent is reached. */
  'spent',
] as const
export type AiErrorKind = (typeof aiErrorKinds)[number]
