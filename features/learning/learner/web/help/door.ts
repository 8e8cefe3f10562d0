/** At which card those who teach are asked, and what goes along. */
export interface AskDoor {
  readonly kind: 'ask'
  readonly cardId: number
  /** The talk with a tutor or partner that goes along. */
  readonly talkId?: number
  /** What was written there and not sent. */
  readonly text?: string
}

/** At which card help is asked for. */
export interface HelpDoor {
  readonly kind: 'help'
  readonly cardId: number
  /** How many of the author's hints the learner has opened there. */
  readonly hintsUsed: number
}

/** What of it is open beside a card. */
export type Door = AskDoor | HelpDoor
