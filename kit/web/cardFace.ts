import type { ReactNode } from 'react'
import type { CardBase } from '#kit/card.ts'
import type { Problem, Shown } from '#kit/cardDefinition.ts'
import type { Verdict } from '#kit/verdict.ts'
import type { Language, Phrases } from '#kit/words.ts'

/** What a card type's player is given. It draws one card and says what the learner does; it decides nothing. */
export interface CardPlayerProps<
  Card extends CardBase = CardBase,
  Response = unknown,
  Progress = Shown,
  Solution = unknown,
> {
  readonly card: Card
  /** Addresses of files by id. */
  readonly files: Readonly<Record<number, string>>
  readonly headingId: string
  /** Whether the heading takes the focus: the learner has just come here from another card. */
  readonly focusHeading: boolean
  readonly response: Response | undefined
  /** Present once the response was answered; then nothing can be changed. */
  readonly verdict: Verdict<Solution> | undefined
  readonly progress: Progress | undefined
  /** While an answer is on its way. */
  readonly isSending: boolean
  /** Keeps the response that stands on the screen; undefined where there is none to confirm yet. */
  respond(response: Response | undefined): void
  /** Answers without waiting for the confirm button: the time is up. */
  submit(response: Response): void
  report(progress: Progress): void
}

/** A file that an editor has just received from the upload. */
export interface KnownFile {
  readonly url: string
}

export interface CardEditorProps<Card extends CardBase = CardBase> {
  readonly card: Card
  readonly files: Readonly<Record<number, KnownFile>>
  /** Problems of this card, to stand beside their fields. */
  readonly problems: readonly Problem[]
  readonly disabled?: boolean
  onChange(card: Card): void
  /** Tells the address of a file that the card now uses. */
  onFile(fileId: number, file: KnownFile): void
}

/** How a card type looks: methods, so that a type's own components stand for any card. */
export interface CardFace {
  Player(props: CardPlayerProps): ReactNode
  Editor(props: CardEditorProps): ReactNode
  loadPlayer(): Promise<unknown>
  loadEditor(): Promise<unknown>
  /** Path of an icon of 24 by 24, drawn as a line. */
  readonly icon: string
  readonly words: Readonly<Record<Language, () => Promise<Phrases>>>
}
