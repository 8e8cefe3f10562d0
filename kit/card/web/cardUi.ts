import type { ReactNode } from 'react'
import type { Exchange } from '#kit/ai/talk.ts'
import type { Language, Phrases } from '#kit/i18n/words.ts'
import type { CardBase } from '../card.ts'
import type { CardDefinition } from '../cardDefinition.ts'
import type { Problem } from '../content.ts'
import type { Shown } from '../progress.ts'
import type { Verdict } from '../verdict.ts'

/** A file that a learner has handed in; `fileId` goes into the response. */
export interface LearnerFile {
  readonly fileId: number
  readonly url: string
  readonly name: string
  readonly mime: string
  /** In bytes. */
  readonly size: number
}

/** What a card opens: another card of its deck, or something outside of it. */
export interface Visit {
  readonly kind: 'card' | 'activity' | 'ability' | 'course'
  readonly id: number
  /** `over`: one comes back to this card. */
  readonly how: 'replace' | 'over' | 'new'
}

/** What the place where a card is played does for it: the learner's page calls the server, a preview stores nothing. */
export interface CardServices {
  /** @throws with a sentence for the learner when it is refused or cannot be sent */
  upload(
    file: Blob,
    name: string,
    options?: { readonly onShare?: (share: number) => void; readonly signal?: AbortSignal },
  ): Promise<LearnerFile>
  /**
   * Sends a message to the card's AI and yields its reply in chunks; what a message is, each card type defines, and the
   * server reads it with the card at hand. @throws where no AI can answer; the card then shows its fallback
   */
  converse(
    message: unknown,
    options?: {
      readonly signal?: AbortSignal
      /** Called at the end with the whole talk as the server has stored it. */
      readonly onExchanges?: (exchanges: readonly Exchange[]) => void
    },
  ): AsyncIterable<string>
  visit(place: Visit): void
  /** Under which what is typed and not yet submitted is stored in this browser; absent in a preview. */
  readonly draftKey?: string
}

export interface InsideCard {
  readonly id: number
  readonly title: string
  readonly isDone: boolean
  /** It was graded, and not all of it was right. */
  readonly isShort: boolean
  readonly isRequired: boolean
}

/** How it goes on behind a card that another one plays on its own page. */
export interface InsideTurn {
  /** What the button says that goes on. */
  readonly onward: string
  /** Whether the learner came to it, so that its heading takes the focus. */
  readonly takesFocus: boolean
  onNext(): void
  /** Offered after an answer that was not right: back to what it is about. `isAgain`: it may then be answered again. */
  readonly back?: { readonly label: string; onGo(isAgain: boolean): void } | undefined
}

/** For a card that plays those in it on its own page. */
export interface InsidePlay {
  /** The one that was asked for, as by who writes it or by a jump to it. */
  readonly askedId: number | undefined
  /** Draws one of them with its buttons. */
  draw(cardId: number, turn: InsideTurn): ReactNode
}

/** The cards in one that holds or heads others, as far as the learner is with it. */
export interface Inside {
  readonly cards: readonly InsideCard[]
  readonly earned: number
  readonly possible: number
  /** This is the page behind its cards. */
  readonly isResult: boolean
  readonly play?: InsidePlay | undefined
}

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
  readonly services: CardServices
  /** Only for a card that holds or heads others. */
  readonly inside?: Inside | undefined
  /** While an answer is on its way. */
  readonly isSending: boolean
  /** Stores the response that is on the screen; undefined where there is none to confirm yet. */
  respond(response: Response | undefined): void
  /** Answers without waiting for the confirm button: the time is up. */
  submit(response: Response): void
  report(progress: Progress): void
}

/** A file that a card names, as far as the editor knows it. */
export interface StoredFile {
  readonly url: string
  readonly name?: string
  readonly mime?: string
  /** In bytes. */
  readonly size?: number
  readonly durationMs?: number | null
}

export interface CardEditorProps<Card extends CardBase = CardBase> {
  readonly card: Card
  readonly files: Readonly<Record<number, StoredFile>>
  /** Problems of this card, shown beside their fields. */
  readonly problems: readonly Problem[]
  readonly disabled?: boolean
  onChange(card: Card): void
  /** Reports the address of a file that the card now uses. */
  onFile(fileId: number, file: StoredFile): void
}

/** A text of a card that is no rich text. */
export interface CardLineProps {
  readonly text: string
}

/** The UI of a card type. Its components are methods, so that a type's own components stand for any card. */
export interface CardUi {
  Player(props: CardPlayerProps): ReactNode
  Editor(props: CardEditorProps): ReactNode
  /** Draws such a text where the type's own player does not: a hint, a word on an answer, a line on paper. */
  Line(props: CardLineProps): ReactNode
  loadDefinition(): Promise<CardDefinition>
  loadPlayer(): Promise<unknown>
  loadEditor(): Promise<unknown>
  /** Path of an icon of 24 by 24, drawn as a line. */
  readonly icon: string
  readonly words: Readonly<Record<Language, () => Promise<Phrases>>>
}
