/** What an AI may be asked to work for; counted apart. */
export const aiPurposes = [
  /** A learner's card that speaks. */
  'card',
  /** A learner's answer that is graded. */
  'grade',
  /** The assistant on every page of the console. */
  'assistant',
  /** The call that other programs use. */
  'conversation',
  'generation',
  'translation',
  'picture',
  'speech',
  /** Whoever made something tries it. */
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
export const aiTroubles = [
  /** No provider is set up. */
  'missing',
  /** The provider does not want this call: a wrong key, model or form. Trying again does not help. */
  'refused',
  /** It is overloaded, or out of reach. */
  'busy',
  /** It says nothing, or stops saying anything. */
  'silent',
  /** What it says cannot be read, or ends in the middle. */
  'broken',
  /** It says far more than was asked for. */
  'endless',
  /** Who asks may not use this agent, or it is not there any more. */
  'forbidden',
  /** A limit of the owner, the borrower or the agent is reached. */
  'spent',
] as const
export type AiTroubleKind = (typeof aiTroubles)[number]
